import KindredDiagnostics

/// The storyboards that windows start with.
extension StoryboardAnalysis {
    mutating func openWindows() {
        for file in mainFiles() {
            guard let scene = graph.initial(of: file) else { continue }
            windows.append(Window(file: file, family: family(of: scene, reason: .window)))
        }
    }

    /// The files that a property list or project file names; else those called Main; else the only one to start with that no
    /// other refers to.
    private mutating func mainFiles() -> [Int] {
        let starts = graph.files.storyboards.indices.filter { file in
            !graph.files.storyboards[file].isXIB && graph.initial(of: file) != nil && !graph.start.isExtension[file]
        }
        let declared = starts.filter { graph.start.isDeclared[$0] }
        if !declared.isEmpty { return declared }
        let named = starts.filter { Self.isMain(StoryboardPath(graph.files.storyboards[$0].file.path).name) }
        if !named.isEmpty { return named }
        let first = starts.filter { !graph.isReferenced[$0] }
        if first.count == 1 { return first }
        if starts.count == 1 { return starts }
        if let start = starts.first {
            let others = starts.dropFirst().map { graph.files.storyboards[$0] }
            report(
                UnclearStart.info, diagnostic: UnclearStart.found(first: graph.files.storyboards[start], others: others)
            )
        }
        return []
    }

    /// `Main`, `MainStoryboard`, also with a device behind it: `Main_iPhone`, `Main~ipad`.
    private static func isMain(_ name: String) -> Bool {
        let stem = name.lowercased().prefix { !"_~- ".contains($0) }
        return stem == "main" || stem == "mainstoryboard"
    }
}

/// Scenes that no segue from another family leads to: code shows them, if anything does.
enum UnshownFamilies {
    /// All scenes, in the order in which they are tried as roots of families: those that nothing leads to, those that a
    /// file starts with, those with an identifier, the rest.
    static func order(_ graph: SceneGraph) -> [Int32] {
        var isInitial = Array(repeating: false, count: graph.scenes.count)
        for file in graph.files.storyboards.indices {
            if let scene = graph.initial(of: file) { isInitial[Int(scene)] = true }
        }
        let ranks = graph.scenes.indices.map { scene in
            if !graph.isTarget[scene] { return 0 }
            if isInitial[scene] { return 1 }
            return identifier(Int32(scene), graph: graph) == nil ? 3 : 2
        }
        return (0...3).flatMap { rank in ranks.indices.filter { ranks[$0] == rank }.map { Int32($0) } }
    }

    static func identifier(_ scene: Int32, graph: SceneGraph) -> String? {
        graph.controller(scene).flatMap { graph.storyboard(scene)[$0.storyboardIdentifier] }
    }
}

import KindredDiagnostics

/// The comments above a family that no segue leads to.
enum FamilyComments {
    static func text(_ scene: Int32, graph: SceneGraph) -> String {
        if let custom = graph.customSegues[scene] {
            let storyboard = graph.files.storyboards[Int(custom.file)]
            let segue = storyboard.segues[Int(custom.segue)]
            let line = storyboard.file.position(of: Int(segue.place.start)).line
            let name = storyboard[segue.customClass] ?? segue.kind.rawValue
            let spot = "\(graph.files.labels[Int(custom.file)]):\(line)"
            return "Shown by the custom segue \(name) (\(spot)): only its class knows how."
        }
        let file = Int(graph.scenes[Int(scene)].file)
        if graph.start.isExtension[file], graph.initial(of: file) == scene {
            return "Shown by the system: the initial view controller of \(graph.label(scene)), in an app extension."
        }
        let nobody = graph.isTarget[Int(scene)] ? "no segue from outside leads to it" : "no segue leads to it"
        if graph.initial(of: file) == scene {
            return "Shown from code: the initial view controller of \(graph.label(scene)); \(nobody)."
        }
        if let identifier = UnshownFamilies.identifier(scene, graph: graph) {
            return "Shown from code by its identifier '\(identifier)'; \(nobody)."
        }
        if graph.storyboard(scene).isXIB { return "Loaded from code with \(graph.label(scene))." }
        return "Not shown as far as Kindred can see: \(nobody), and it has no storyboard identifier."
    }
}

/// The note on a controller that is referenced but whose file wasn't given.
enum MissingComments {
    static func text(_ scene: Int32, graph: SceneGraph) -> String {
        let storyboard = graph.storyboard(scene)
        guard let placeholder = graph.placeholder(scene) else { return "" }
        let name = storyboard[placeholder.storyboardName] ?? ""
        let what = storyboard[placeholder.referencedIdentifier].map { "'\($0)'" } ?? "the initial view controller"
        return name.isEmpty ? "not imported: \(what)" : "not imported: \(what) of \(name).storyboard"
    }
}

import Kindred
import KindredDiagnostics
import KindredGraph
import KindredStoryboards
import Testing

/// Holds an import against the storyboards, by the `source` of each controller and with a resolver of its own: everything
/// that they declare is in the graph for each instance, and nothing else is.
struct ImportProof {
    /// A scene: its file and its object id.
    struct Scene: Hashable {
        var file: Int
        var id: String
    }

    let storyboards: [Storyboard]
    let made: SpecificationImport
    let graph: ResolvedGraph
    /// The scene of each controller; nil for what UIKit inserts.
    var own: [Scene?] = []
    /// The scenes that each controller represents: its own, and others whose place it takes.
    var scenes: [[Scene]] = []
    private(set) var instances: [Scene: [ControllerID]] = [:]
    /// Declarations that a finding says are left out.
    private var leftOut: Set<SourceRange> = []
    var failures: [String] = []

    init(_ reading: StoryboardReading, _ made: SpecificationImport) {
        self.made = made
        graph = made.pipeline.graph
        let leftFiles = Set(
            made.report.diagnostics.filter { ["other-platform", "launch-screen", "localized-copy"].contains($0.id) }
                .compactMap { if case .place(let place) = $0.site { place.file } else { nil } })
        storyboards = reading.storyboards.filter { !leftFiles.contains($0.index) }
        for diagnostic in made.report.diagnostics
        where ["broken-segue", "misplaced-child", "contains-itself", "custom-segue", "unknown-segue"].contains(
            diagnostic.id)
        {
            if case .place(let place) = diagnostic.site { leftOut.insert(place) }
        }
        identify()
    }

    /// - Returns: What is missing or invented.
    mutating func check() -> [String] {
        for (file, storyboard) in storyboards.enumerated() {
            for controller in storyboard.controllers {
                let scene = Scene(file: file, id: storyboard[controller.id] ?? "")
                // What only a stack could hold that refuses it has no place, and neither has what it contains.
                if instances[scene] == nil, !refusesContainers { failures.append("no place for \(scene)") }
            }
            for containment in storyboard.containments { checkContainment(containment, storyboard, file) }
            for segue in storyboard.segues { checkSegue(segue, storyboard, file) }
        }
        checkInvented()
        checkPromises()
        return failures
    }

    // MARK: Who is who

    /// Reads the sources of the controllers back.
    private mutating func identify() {
        let whole = storyboards.map(\.file.path)
        let paths = whole.map { path in
            "/" + path.split(separator: "/").filter { !$0.hasSuffix(".lproj") && $0 != "." }.joined(separator: "/")
        }
        func scene(_ source: some StringProtocol) -> Scene? {
            let parts = source.split(separator: "#", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            if let file = whole.firstIndex(of: String(parts[0])),
                paths.count(where: { $0 == paths[file] }) > 1
            {
                return Scene(file: file, id: String(parts[1]))
            }
            let files = paths.indices.filter { paths[$0].hasSuffix("/" + parts[0]) }
            return files.min { paths[$0].utf8.count < paths[$1].utf8.count }.map {
                Scene(file: $0, id: String(parts[1]))
            }
        }
        for id in graph.controllerIDs {
            var found: [Scene] = []
            own.append(graph.sources(of: id).first.flatMap { scene($0) })
            if !graph[id].isImplicit {
                if let own = own.last ?? nil { found.append(own) }
                let note = graph.text(of: .note, in: id) ?? ""
                if note.hasPrefix("also represents ") {
                    found += note.dropFirst(16).split(separator: ", ").compactMap { scene($0) }
                }
            }
            scenes.append(found)
            for scene in found { instances[scene, default: []].append(id) }
        }
    }

    /// The parent, skipping what UIKit inserts, and the role there.
    func holder(of id: ControllerID) -> (ControllerID, Role)? {
        guard let parent = graph[id].parent else { return nil }
        let isInserted = own[Int(parent.index)] == nil
        if isInserted, let above = graph[parent].parent { return (above, graph[parent].role) }
        return (parent, graph[id].role)
    }

    func target(_ id: Storyboard.Text, _ storyboard: Storyboard, _ file: Int) -> Scene? {
        let start = (file, storyboard.owner(id))
        var (file, owner) = start
        for _ in 0..<20 {
            switch owner {
            case .controller(let number):
                return Scene(file: file, id: storyboards[file][storyboards[file].controllers[number].id] ?? "")
            case .placeholder(let number):
                guard let next = follow(number, file) else { return stub(number, file) }
                (file, owner) = next
            case .application, nil:
                return nil
            }
        }
        if case (let file, .placeholder(let number)) = start { return stub(number, file) }
        return nil
    }

    private func follow(_ number: Int, _ file: Int) -> (Int, Storyboard.Owner)? {
        let storyboard = storyboards[file]
        let placeholder = storyboard.placeholders[number]
        if storyboard[placeholder.bundleIdentifier]?.isEmpty == false { return nil }
        var target = file
        if let name = storyboard[placeholder.storyboardName], !name.isEmpty {
            guard let nearest = nearest(name, file) else { return nil }
            target = nearest
        }
        let other = storyboards[target]
        if let wanted = storyboard[placeholder.referencedIdentifier], !wanted.isEmpty {
            if let found = other.controllers.firstIndex(where: { other[$0.storyboardIdentifier] == wanted }) {
                return (target, .controller(found))
            }
            let found = other.placeholders.firstIndex { other[$0.storyboardIdentifier] == wanted }
            return found.map { (target, .placeholder($0)) }
        }
        return other.owner(other.initial).map { (target, $0) }
    }

    private func nearest(_ name: String, _ file: Int) -> Int? {
        func parts(_ file: Int) -> [Substring] {
            storyboards[file].file.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
        }
        func scope(_ parts: [Substring]) -> [Substring] {
            parts.dropLast().lastIndex { $0.hasPrefix("@") }.map { Array(parts[...$0]) } ?? []
        }
        let own = parts(file)
        let named = storyboards.indices.filter { other in
            let last = parts(other).last.map(String.init) ?? ""
            return (last == name + ".storyboard" || last == name + ".xib") && scope(parts(other)) == scope(own)
        }
        return named.min { one, other in
            func distance(_ file: Int) -> (Int, Int) {
                (-zip(own.dropLast(), parts(file).dropLast()).prefix { $0 == $1 }.count, parts(file).count)
            }
            return distance(one) < distance(other)
        }
    }

    /// What is not given is written after the first reference of the same words.
    private func stub(_ number: Int, _ file: Int) -> Scene? {
        let storyboard = storyboards[file]
        func words(_ placeholder: StoryboardPlaceholder, _ storyboard: Storyboard) -> [String?] {
            [
                storyboard[placeholder.storyboardName], storyboard[placeholder.referencedIdentifier],
                storyboard[placeholder.bundleIdentifier],
            ]
        }
        let wanted = words(storyboard.placeholders[number], storyboard)
        var first: Scene?
        for other in [file] + storyboards.indices {
            let candidate = storyboards[other]
            for placeholder in candidate.placeholders where words(placeholder, candidate) == wanted {
                let scene = Scene(file: other, id: candidate[placeholder.id] ?? "")
                if instances[scene] != nil { return scene }
                first = first ?? scene
            }
        }
        return refusesContainers ? first : nil
    }

    // MARK: Nothing is missing

    private mutating func checkContainment(_ containment: StoryboardContainment, _ storyboard: Storyboard, _ file: Int)
    {
        if leftOut.contains(storyboard.place(of: containment.place)) { return }
        let parent = Scene(file: file, id: storyboard[containment.parent] ?? "")
        let roles: [String: Set<Role>] = [
            "rootViewController": [.stack], "masterViewController": [.primary], "detailViewController": [.secondary],
            "supplementaryViewController": [.supplementary], "compactViewController": [.compact],
            "viewControllers": [.tab, .stack, .page, .primary, .secondary],
        ]
        let relation = storyboard[containment.relation] ?? ""
        contains(parent, target(containment.child, storyboard, file), roles[relation] ?? [.child], relation)
    }

    private mutating func contains(_ parent: Scene, _ child: Scene?, _ roles: Set<Role>, _ what: String) {
        guard let child else { return failures.append("\(what) of \(parent) leads nowhere, and nobody says so") }
        for instance in instances[parent] ?? [] {
            let isThere = (instances[child] ?? []).contains { candidate in
                if own[Int(instance.index)] == nil, graph[candidate].parent == instance { return true }
                guard let (holder, role) = holder(of: candidate) else { return false }
                return holder == instance && (roles.contains(role) || roles == [.child] && role == .child)
            }
            // A scene isn't repeated within itself.
            if !isThere, !isWithin(child, instance) {
                failures.append("\(graph.name(of: instance)) does not contain \(child) by \(what)")
            }
        }
    }

    private mutating func checkSegue(_ segue: StoryboardSegue, _ storyboard: Storyboard, _ file: Int) {
        if leftOut.contains(storyboard.place(of: segue.place)) || segue.kind == .unwind { return }
        let source = Scene(file: file, id: storyboard[segue.source] ?? "")
        let target = target(segue.destination, storyboard, file)
        switch segue.sort {
        case .embed, .custom: contains(source, target, [.child], segue.kind.rawValue)
        case .presentation, .show: shows(source, target, segue)
        case .unwind, .other: failures.append("nobody tells of \(segue.kind) from \(source)")
        }
    }

    /// The scenes whose place it takes.
    func others(of id: ControllerID) -> [Scene] { scenes[Int(id.index)].filter { $0 != own[Int(id.index)] } }

    func stands(_ id: ControllerID, for scene: Scene) -> Bool { scenes[Int(id.index)].contains(scene) }

    func isRoot(_ scene: Scene, of family: FamilyID) -> Bool {
        graph[family].root.map { stands($0, for: scene) } == true
    }
}

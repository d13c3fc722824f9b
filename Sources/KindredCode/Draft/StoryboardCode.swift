import KindredGraph
import KindredStoryboards

extension CodeEdges {
    /// The same with what storyboards show. Code wins where both set the root of a window.
    ///
    /// - Parameter shown: Returns the path of a file as it is written.
    package func joined(with storyboards: StoryboardEdges, shown: (String) -> String) -> CodeEdges {
        var joined = self
        let twins = types.keys.filter { TypeTwins.shown($0) != $0 }.sorted()
        let keys = Dictionary(twins.map { (TypeTwins.shown($0), $0) }) { first, _ in first }
        let scenes = StoryboardScenes(storyboards, keys: keys)
        let classes = Set(storyboards.scenes.compactMap(\.className))
        // What a segue does, the storyboard says.
        joined.edges.removeAll { $0.reason == "storyboard" && !classes.isDisjoint(with: $0.from) }
        func place(_ place: StoryboardEdges.Place) -> CodePlace {
            CodePlace(file: shown(place.file), line: place.line, column: 1)
        }
        for (number, scene) in storyboards.scenes.enumerated() {
            let name = scenes.name(of: number)
            if UIKitClasses.isGeneral(name) { continue }
            if joined.types[name] == nil {
                joined.types[name] = CodeClass(
                    sort: scene.kind.sort, place: place(scene.place), isMade: true, heirs: [], methods: [],
                    isDelegate: false)
            }
            joined.types[name]?.isMade = true
        }
        for edge in storyboards.edges {
            guard let from = scenes.source(of: edge.from), let kind = scenes.kind(of: edge) else { continue }
            // A set of tabs has one place.
            let isTab = kind == .tabs
            joined.edges.append(
                scenes.edge(
                    kind, from: from, to: edge.to, style: edge.style, anchor: edge.anchor,
                    column: scenes.column(of: edge),
                    at: place(isTab ? storyboards.scenes[edge.from].place : edge.place)))
        }
        if edges.contains(where: { $0.kind == .window }) { return joined }
        for start in storyboards.starts {
            joined.edges.append(
                scenes.edge(.window, from: "window", to: start, at: place(storyboards.scenes[start].place)))
        }
        return joined
    }
}

/// Names of scenes: classes where they have one.
private struct StoryboardScenes {
    private let all: StoryboardEdges
    /// The first member of each stack.
    private var roots: [Int: Int] = [:]
    /// The keys of classes whose names several have.
    private let keys: [String: String]

    init(_ storyboards: StoryboardEdges, keys: [String: String]) {
        (all, self.keys) = (storyboards, keys)
        for edge in all.edges where all.scenes[edge.from].kind == .navigation {
            if case .child = edge.sort, roots[edge.from] == nil { roots[edge.from] = edge.to }
        }
    }

    func name(of scene: Int) -> String {
        if let name = all.scenes[scene].className { return keys[name] ?? name }
        return all.scenes[scene].kind == .navigation
            ? "UINavigationController" : CodeTerm.scene + all.scenes[scene].name
    }

    /// The class with what it is made with.
    private func term(of scene: Int, depth: Int = 0) -> String {
        guard let root = roots[scene], depth < 8 else { return name(of: scene) }
        return "\(name(of: scene)){\(term(of: root, depth: depth + 1))}"
    }

    /// The class that shows; of a stack without one, its root's. Nil if there is none.
    func source(of scene: Int) -> String? {
        let name = name(of: scene)
        guard UIKitClasses.isGeneral(name) else { return name }
        return roots[scene] == nil ? nil : name
    }

    func kind(of edge: StoryboardEdges.Edge) -> CodeEdgeKind? {
        switch edge.sort {
        case .present: .present
        case .show: .push
        case .showDetail: .showDetail
        case .child(.tab): .tabs
        case .child(.stack): edge.to == roots[edge.from] ? .root : nil
        case .child(.page): .pages
        case .child(let role): role.isColumn ? .column : .child
        }
    }

    func column(of edge: StoryboardEdges.Edge) -> String? {
        if case .child(let role) = edge.sort, role.isColumn { role.rawValue } else { nil }
    }

    func edge(
        _ kind: CodeEdgeKind, from: String, to: Int, style: PresentationStyle? = nil, anchor: PopoverAnchor? = nil,
        column: String? = nil, at place: CodePlace
    ) -> CodeEdge {
        CodeEdge(
            place: place, chain: [], kind: kind, from: [from], to: [term(of: to)], state: .certain, reason: nil,
            isSystem: false, style: style?.rawValue, askedBy: [], column: column, anchor: anchor?.rawValue)
    }
}

import KindredGraph

/// The needs of segues: what those of each scene, and of everything in it, ask of the containers above it.
struct SegueNeeds: Sendable {
    /// Whether something is pushed where there is a navigation controller, and else presented.
    private(set) var stack: [Bool] = []
    /// Whether something is shown as a detail, perhaps only after more is pushed.
    private(set) var split: [Bool] = []
    /// Whether the scene is or contains a split view controller.
    private(set) var holdsSplit: [Bool] = []

    init(graph: SceneGraph) {
        stack = Self.spread(graph) { scene, link in
            graph.scenes[Int(scene)].kind != .navigation && graph.pushes(link)
        } along: { scene, link in
            let kind = graph.scenes[Int(scene)].kind
            return kind != .navigation && kind != .split && link.isChild
        }
        split = Self.spread(graph) { scene, link in
            graph.scenes[Int(scene)].kind != .split && link.kind == .showDetail
        } along: { scene, link in
            link.isChild ? graph.scenes[Int(scene)].kind != .split : link.kind == .show || link.kind == .push
        }
        let isSplit = graph.scenes.map { $0.kind == .split }
        holdsSplit = Self.spread(isSplit, graph: graph) { _, link in link.isChild }
    }

    private typealias Condition = (_ source: Int32, SceneGraph.Link) -> Bool

    /// The scenes with a link of one kind, and all that lead to them.
    private static func spread(_ graph: SceneGraph, isSeed: Condition, along isFollowed: Condition) -> [Bool] {
        var seeds = graph.scenes.map { _ in false }
        graph.forEachLink { source, link in if isSeed(source, link) { seeds[Int(source)] = true } }
        return spread(seeds, graph: graph, along: isFollowed)
    }

    private static func spread(_ seeds: [Bool], graph: SceneGraph, along isFollowed: Condition) -> [Bool] {
        var open = seeds.indices.filter { seeds[$0] }.map { Int32($0) }
        if open.isEmpty { return seeds }
        var found = seeds
        let sources = PackedLists<Int32>(count: seeds.count) { add in
            graph.forEachLink { source, link in if isFollowed(source, link) { add(link.target, source) } }
        }
        while let scene = open.popLast() {
            for source in sources[scene] where !found[Int(source)] {
                found[Int(source)] = true
                open.append(source)
            }
        }
        return found
    }
}

extension SceneGraph {
    func forEachLink(_ body: (_ source: Int32, Link) -> Void) {
        for (source, scene) in scenes.enumerated() {
            for number in scene.links { body(Int32(truncatingIfNeeded: source), links[Int(number)]) }
        }
    }

    /// Whether a link pushes if there is a navigation controller to push onto. No `show` pushes another one.
    func pushes(_ link: Link) -> Bool {
        link.kind == .push || link.kind == .show && scenes[Int(link.target)].kind != .navigation
    }
}

extension SceneGraph.Link {
    var isChild: Bool { if case .child = kind { true } else { false } }
}

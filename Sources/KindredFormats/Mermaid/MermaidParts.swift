import KindredGraph
import KindredMap

/// Divides a hierarchy among as many diagrams as Mermaid's limits require, in the order of controllers.
struct MermaidParts {
    /// One arrow. The target of a presentation is the presented root.
    struct Edge: Hashable {
        enum Look: Hashable {
            /// An edge from the presenter, with the style.
            case presents(String)
            /// An edge from the caller, if it isn't a presenter.
            case requests
            case pushes(PushKind)
        }

        let from: Int32
        let to: Int32
        let look: Look
    }

    struct Part {
        /// The controllers in order, each after its containers.
        var controllers: [Int32] = []
        var edges: [Int32] = []
        fileprivate var size = 0
    }

    /// The limits of Mermaid unless the page that it is on says otherwise: `maxEdges` and `maxTextSize`, less the first lines.
    private static let mostEdges = 500
    private static let mostText = 49_800

    let edges: [Edge]
    private(set) var parts: [Part] = []
    /// The part where each controller is drawn first, with what it contains.
    private(set) var home: [Int32]
    private let hierarchy: ResolvedGraph

    /// - Parameter selected: What is drawn, with what contains it; nil for everything.
    init(hierarchy: ResolvedGraph, selected: ControllerSet? = nil) {
        self.hierarchy = hierarchy
        let shown = selected.map { hierarchy.withContainers($0) }
        edges = Self.edges(of: hierarchy).filter { edge in
            shown.map { $0[Int(edge.from)] && $0[Int(edge.to)] } ?? true
        }
        home = Array(repeating: 0, count: hierarchy.controllers.count)
        let outgoing = PackedLists<Int32>(count: hierarchy.controllers.count) { [edges] add in
            for (index, edge) in edges.enumerated() { add(edge.from, Int32(index)) }
        }
        var part = Part()
        for index in hierarchy.controllers.indices.map(Int32.init) where shown?[Int(index)] != false {
            if part.size + size(of: index) > Self.mostText { close(&part) }
            open(index, in: &part)
            home[Int(index)] = Int32(parts.count)
            for edge in outgoing[index] {
                let size = size(of: edges[Int(edge)])
                if part.edges.count == Self.mostEdges || part.size + size > Self.mostText {
                    close(&part)
                    open(index, in: &part)
                }
                part.edges.append(edge)
                part.size += size
            }
        }
        if !part.controllers.isEmpty || parts.isEmpty { parts.append(part) }
    }

    private mutating func close(_ part: inout Part) {
        if part.controllers.isEmpty { return }
        parts.append(part)
        part = Part()
    }

    private func open(_ index: Int32, in part: inout Part) {
        var missing = [index]
        // Controllers are in preorder: what contains a later one of the part is in it already.
        if part.controllers.isEmpty { missing += hierarchy.ancestors(of: ControllerID(index: index)).map(\.index) }
        for index in missing.reversed() {
            part.controllers.append(index)
            part.size += size(of: index)
        }
    }

    /// An upper bound for the bytes of a controller's lines, and of its family's if it is the root.
    private func size(of index: Int32) -> Int {
        let controller = hierarchy.controllers[Int(index)]
        let own = 90 + MermaidChart.label(hierarchy.name(of: ControllerID(index: index))).utf8.count
        if controller.parent != nil { return own }
        return own + 300 + MermaidChart.label(hierarchy.name(of: controller.family)).utf8.count
    }

    /// An upper bound for the bytes of an edge, with a node for the target if it is in another diagram.
    private func size(of edge: Edge) -> Int {
        90 + MermaidChart.label(hierarchy.name(of: ControllerID(index: edge.to))).utf8.count
    }

    private static func edges(of hierarchy: ResolvedGraph) -> [Edge] {
        var known: Set<Edge> = []
        var edges: [Edge] = []
        func add(_ from: ControllerID, _ to: ControllerID, _ look: Edge.Look) {
            let edge = Edge(from: from.index, to: to.index, look: look)
            if known.insert(edge).inserted { edges.append(edge) }
        }
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            guard let from = presentation.from, let root = presentation.family.flatMap({ hierarchy[$0].root }) else {
                continue
            }
            let presenters = hierarchy.presenters(of: id).map(\.controller)
            for presenter in presenters {
                add(presenter, root, .presents(presentation.shownStyle))
            }
            if !presenters.contains(from) { add(from, root, .requests) }
        }
        for push in hierarchy.pushes {
            if let from = push.from, let to = push.to { add(from, to, .pushes(push.kind)) }
        }
        return edges
    }
}

import KindredGraph

/// All controllers at a moment of a run, with their containment, views and presentations.
///
/// Children are a linked list, so that adding or removing one takes constant time.
struct World: Sendable {
    let graph: ResolvedGraph
    /// The instance of all that is untouched, then the touched ones in order of first use; a graph may be much larger than a
    /// scenario.
    private var instances = [Instance()]
    private(set) var ids: [ControllerID] = []
    /// The position of each controller among the instances.
    private var positions: [Int32]
    /// The way in which each kind of container chooses the children that it shows.
    private let shown = Kind.allCases.map(\.definition.shows)
    /// The roots of windows that have been given one.
    private var roots: [WindowID: ControllerID] = [:]
    private var visible: Set<WindowID> = []

    init(graph: ResolvedGraph, isEmpty: Bool = false) {
        self.graph = graph
        positions = isEmpty ? [] : Array(repeating: 0, count: graph.controllers.count)
    }

    /// Resets everything that was touched, in time linear in that, not in the graph.
    mutating func clear() {
        for id in ids { positions[Int(id.index)] = 0 }
        ids.removeAll(keepingCapacity: true)
        instances.removeLast(instances.count - 1)
        roots.removeAll()
        visible.removeAll()
    }

    /// The touched part of a world, to be put into an untouched world again.
    struct Saved: Sendable {
        fileprivate let instances: [Instance]
        fileprivate let ids: [ControllerID]
        fileprivate let roots: [WindowID: ControllerID]
        fileprivate let visible: Set<WindowID>
    }

    var saved: Saved { Saved(instances: instances, ids: ids, roots: roots, visible: visible) }

    mutating func restore(_ saved: Saved) {
        for (index, id) in saved.ids.enumerated() { positions[Int(id.index)] = Int32(truncatingIfNeeded: index + 1) }
        (instances, ids, roots, visible) = (saved.instances, saved.ids, saved.roots, saved.visible)
    }

    func root(of window: WindowID) -> ControllerID? {
        roots[window] ?? graph[window].families.first.flatMap { graph[$0.family].root }
    }
    mutating func setRoot(_ root: ControllerID, of window: WindowID) { roots[window] = root }

    func isVisible(_ window: WindowID) -> Bool { visible.contains(window) }
    mutating func show(_ window: WindowID) { visible.insert(window) }

    subscript(_ id: ControllerID) -> Instance {
        _read { yield instances[Int(positions[Int(id.index)])] }
        _modify {
            if positions[Int(id.index)] == 0 {
                positions[Int(id.index)] = Int32(truncatingIfNeeded: instances.count)
                instances.append(Instance())
                ids.append(id)
            }
            yield &instances[Int(positions[Int(id.index)])]
        }
    }

    /// The touched controllers, in the order of the graph.
    var touched: [ControllerID] { ids.sorted { $0.index < $1.index } }

    func shows(_ id: ControllerID) -> KindDefinition.Shown { shown[Int(graph[id].kind.rawValue)] }

    /// Whether it sends its children's appearance callbacks itself.
    func forwardsByHand(_ id: ControllerID) -> Bool { graph.forwardsByHand(id) }

    // MARK: Parents and children

    func children(of id: ControllerID, atMost count: Int = .max) -> [ControllerID] {
        var children: [ControllerID] = []
        var next = self[id].firstChild
        while let child = next, children.count < count {
            children.append(child)
            next = self[child].nextSibling
        }
        return children
    }

    /// The controller itself, its parent, its parent's parent …
    func climb(from id: ControllerID) -> some Sequence<ControllerID> {
        sequence(first: id) { self[$0].parent }
    }

    func topmost(of id: ControllerID) -> ControllerID {
        var top = id
        while let parent = self[top].parent { top = parent }
        return top
    }

    mutating func append(_ child: ControllerID, to parent: ControllerID) {
        let last = self[parent].lastChild
        self[child].parent = parent
        self[child].previousSibling = last
        self[child].nextSibling = nil
        if let last { self[last].nextSibling = child } else { self[parent].firstChild = child }
        self[parent].lastChild = child
        self[parent].childCount += 1
    }

    /// Removes a child from its parent, and from the parent's lists.
    mutating func unlink(_ child: ControllerID) {
        guard let parent = self[child].parent else { return }
        let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
        if let previous { self[previous].nextSibling = next } else { self[parent].firstChild = next }
        if let next { self[next].previousSibling = previous } else { self[parent].lastChild = previous }
        self[parent].childCount -= 1
        self[child].previousSibling = nil
        self[child].nextSibling = nil
        self[child].parent = nil
    }

    /// Whether a container still has a member that was to leave.
    func keeps(_ container: ControllerID, id: ControllerID) -> Bool {
        switch shows(container) {
        case .top: self[id].stack == container
        case .pages: self[container].members.contains(id)
        case .selection, .columns, .subviews: true
        }
    }

    // MARK: Look-ups

    func nearest(kind: Kind, above id: ControllerID) -> ControllerID? {
        climb(from: id).dropFirst().first { graph[$0].kind == kind }
    }

    /// R13: a controller's own presenter, else its parent's.
    func presenting(_ id: ControllerID) -> ControllerID? {
        for each in climb(from: id) { if let presenting = self[each].presenting { return presenting } }
        return nil
    }

    /// R13: what a controller itself presented, else its parent.
    func presented(_ id: ControllerID) -> ControllerID? {
        for each in climb(from: id) { if let presented = self[each].presented { return presented } }
        return nil
    }

    /// Whether a presented controller has picked a style of its own.
    func isStyleUnknown(_ presented: ControllerID) -> Bool {
        self[presented].presentation.map { graph[$0].isStyleUnknown } ?? false
    }

    /// Whether a controller is in a family below such a controller, so that its view may be out of the window.
    func isPerhapsCovered(_ id: ControllerID) -> Bool {
        climb(from: id).contains { self[$0].presented.map(isStyleUnknown) ?? false }
    }

    func usesContext(_ presented: ControllerID) -> Bool {
        self[presented].presentation.map { graph[$0].usesContext } ?? false
    }
}

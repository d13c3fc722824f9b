import KindredGraph

/// The families that each controller presents, and the controllers that pushes lead to.
struct ShownFamilies: Sendable {
    struct Shown: Sendable {
        let family: FamilyID
        /// The presentations that show it, in order of declaration.
        var presentations: [PresentationID]
    }

    private var byPresenter: [Int32: [Shown]] = [:]
    /// The roots of windows, which may present each `show` (R107): those are listed once, under -1.
    private var windowRoots: Set<Int32> = []
    /// The targets of pushes by the stack member that pushes, or the stack.
    private var pushes: [Int32: [ControllerID]] = [:]
    /// The stacks onto which something is pushed.
    private var stacks: Set<Int32> = []

    init(graph: ResolvedGraph) {
        // The index of a family among those of its presenter.
        var known: [UInt64: Int] = [:]
        for id in graph.presentationIDs {
            guard let family = graph[id].family, graph[family].root != nil else { continue }
            let presenters = graph.presenters(of: id).map(\.controller)
            // Where it is uncertain who presents, UIKit may answer with others.
            let others = graph.possiblePresenters(of: id).filter { !presenters.contains($0) }
            for presenter in (presenters + others).map(\.index) + (graph.isShow(id) ? [-1] : []) {
                let key = Self.key(presenter, other: family.index)
                if let place = known[key] {
                    byPresenter[presenter]?[place].presentations.append(id)
                } else {
                    known[key] = byPresenter[presenter]?.count ?? 0
                    byPresenter[presenter, default: []].append(Shown(family: family, presentations: [id]))
                }
            }
        }
        if byPresenter[-1] != nil { windowRoots = Set(graph.windowRoots.map(\.index)) }
        for push in graph.pushes {
            if push.isFromAny, push.kind != .showDetail, let container = push.container, let to = push.to {
                pushes[container.index, default: []].append(to)
            }
            guard let from = push.from, let to = push.to, let container = graph[to].parent, push.container != nil,
                graph[container].kind == .navigation
            else { continue }
            stacks.insert(container.index)
            pushes[Self.member(from, of: container, graph: graph).index, default: []].append(to)
        }
    }

    func families(by presenter: ControllerID) -> [Shown] {
        var all = byPresenter[presenter.index] ?? []
        guard windowRoots.contains(presenter.index), let shown = byPresenter[-1] else { return all }
        let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.family, $0) })
        for each in shown {
            guard let place = places[each.family] else {
                all.append(each)
                continue
            }
            let known = Set(all[place].presentations)
            all[place].presentations += each.presentations.filter { !known.contains($0) }
        }
        return all
    }

    /// The targets of pushes from a stack member, or anything in it, or from the stack itself.
    func pushes(from id: ControllerID) -> [ControllerID] { pushes[id.index] ?? [] }

    /// Whether pushes are declared onto a stack.
    func isPushedOnto(_ stack: ControllerID) -> Bool { stacks.contains(stack.index) }

    /// The child of a container that a controller is in; the container itself for what is outside, as what shows a detail.
    private static func member(_ id: ControllerID, of container: ControllerID, graph: ResolvedGraph)
        -> ControllerID
    {
        var member = id
        while member != container, let parent = graph[member].parent {
            if parent == container { return member }
            member = parent
        }
        return container
    }

    private static func key(_ one: Int32, other: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
    }
}

import KindredDiagnostics

/// The ways of a user from one controller to another. All that is asked about ways follows these steps:
///
/// - A tab bar, split view, page view or plain controller *opens* its children, a navigation controller only the first member
///   of its stack, if it is written. That counts nothing.
/// - Presentations lead to the root of the family, and pushes to what they show. Each counts one.
/// - If no push onto a stack is declared, its navigation controller pushes each other member, which counts one as well.
/// - Containers can be *passed*: what is shown in one goes on by what the container itself pushes and presents. It was on
///   screen before, so it opens nothing. That counts nothing.
package struct NavigationGraph: Sendable {
    /// One edge.
    package struct Step: Sendable, Equatable {
        package let from: ControllerID
        package let to: ControllerID
        package let way: Way

        package init(from: ControllerID, to: ControllerID, way: Way) {
            (self.from, self.to, self.way) = (from, to, way)
        }
    }

    package enum Way: Sendable, Equatable {
        case opens
        /// The step from what is in a container to the container.
        case inside
        case presents(PresentationID)
        /// A push, by its index in `ResolvedGraph.pushes`.
        case pushes(Int32)
        /// A push onto a stack for which none is declared.
        case pushesSomehow
        /// A `select` or `setRoot`.
        case moves(MoveID)
        /// A containment: not a step of any way, but rules can forbid it.
        case contains

        package var isFree: Bool {
            switch self {
            case .opens, .inside, .contains: true
            case .presents, .pushes, .pushesSomehow, .moves: false
            }
        }
        /// Whether the author wrote a presentation or a push.
        package var isCall: Bool {
            switch self {
            case .presents, .pushes: true
            case .opens, .inside, .contains, .pushesSomehow, .moves: false
            }
        }
        /// Whether the author wrote it of the controller where it begins.
        package var isDeclared: Bool { if case .moves = self { true } else { isCall } }
    }

    package enum Direction: Sendable {
        case forward, backward
    }

    let graph: ResolvedGraph
    /// Steps that count: presentations, pushes, moves, then pushes that aren't declared.
    package let calls: [Step]
    /// The controllers that their containers open.
    package let opened: ControllerSet
    private let outgoing: PackedLists<Int32>
    private let incoming: PackedLists<Int32>

    package init(graph: ResolvedGraph) {
        self.init(graph: graph, calls: graph.calls + graph.anyCalls, opened: graph.opened)
    }

    /// - Parameters:
    ///   - calls: Those of the graph.
    ///   - opened: The same.
    package init(graph: ResolvedGraph, calls: [Step], opened: ControllerSet) {
        (self.graph, self.calls, self.opened) = (graph, calls, opened)
        outgoing = PackedLists(count: graph.controllers.count) { add in
            for (index, call) in calls.enumerated() { add(call.from.index, Int32(index)) }
        }
        incoming = PackedLists(count: graph.controllers.count) { add in
            for (index, call) in calls.enumerated() { add(call.to.index, Int32(index)) }
        }
    }

    /// The numbers in `calls` of what a controller itself presents and pushes, or of what presents and pushes it.
    package func calls(_ direction: Direction, of id: ControllerID) -> ArraySlice<Int32> {
        direction == .forward ? outgoing[id.index] : incoming[id.index]
    }

    /// Whether a step is one of many from whatever is on top.
    package func isFromAny(_ step: Step) -> Bool { graph.isFromAny(step.way) }

    /// The controllers that a controller opens, in order.
    package func opened(by id: ControllerID) -> some Sequence<ControllerID> {
        let isStack = graph[id].kind == .navigation
        // Stacks can be long, and only the first member counts.
        return graph.children(of: id).prefix(isStack ? 1 : .max).lazy.filter { opened.contains($0) }
    }

    /// Searches breadth first: what counts nothing is reached at once.
    ///
    /// - Parameters:
    ///   - hops: How many presentations and pushes to follow.
    ///   - passing: Whether containers are passed. Only for a search forward.
    ///   - blocked: Controllers that are never entered, even if they are starts.
    ///   - gates: Controllers that are neither entered nor passed.
    package func walk(
        from starts: ControllerSet, direction: Direction, hops: Int = .max, passing: Bool = false,
        blocked: ControllerSet? = nil, gates: ControllerSet? = nil
    ) -> Walk {
        var search = Search(leads: self, direction: direction, isPassing: passing, blocked: blocked, gates: gates)
        for start in starts.elements { search.enter(start, from: -1, by: .start) }
        search.run(limit: hops)
        return Walk(search)
    }

    /// Controllers, what leads to them, and what they lead to, up to so many hops away.
    package func neighbours(of set: ControllerSet, hops: Int) -> ControllerSet {
        var near = walk(from: set, direction: .backward, hops: hops).set
        near.formUnion(walk(from: set, direction: .forward, hops: hops).set)
        return near
    }
}

/// The steps of a way, collected from its end. Steps in a run that count nothing are one.
package struct Trail: Sendable {
    private var steps: [NavigationGraph.Step] = []

    package init() {}

    package var count: Int { steps.count }
    package var way: [NavigationGraph.Step] { steps.reversed() }

    package mutating func add(_ step: NavigationGraph.Step) {
        if let last = steps.last, last.way.isFree, last.way == step.way {
            steps[steps.count - 1] = NavigationGraph.Step(from: step.from, to: last.to, way: step.way)
        } else {
            steps.append(step)
        }
    }
}

extension ResolvedGraph {
    /// Returns the place where a step of a way is declared.
    package func place(of step: NavigationGraph.Step) -> SourceRange {
        switch step.way {
        case .opens, .inside, .contains, .pushesSomehow: place(of: step.to)
        case .presents(let id): place(of: id)
        case .pushes(let number): place(of: pushes[Int(number)])
        case .moves(let id): place(of: self[id])
        }
    }
}

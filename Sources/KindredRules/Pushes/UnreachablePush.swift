import KindredDiagnostics
import KindredGraph

/// A member of a stack that no push reaches.
package enum UnreachablePush {
    package static let info = RuleInfo(
        "unreachable-push", .warning, .pushes, about: .controller, holdsInAll: true,
        summary: "pushes lead onto a stack, but nothing reaches one of its members other than the first",
        why: """
            Pushes are optional. If a specification declares any onto a stack, a member is reached if the navigation controller \
            itself pushes it, if it is shown as a detail, or if a push comes from the first member, from a reached one, or from \
            anything below these. If nothing reaches a member, it's unused or a push is missing: every member but the first \
            gets onto a stack by a push (R14).
            """,
        facts: [.r14],
        start: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack: [Home, Detail, Map]
            pushes:
              - {from: Home, to: Detail}

            """,
        bad: """
              - {from: Map, to: Detail}

            """,
        good: """
              - {from: Detail, to: Map}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.isPartial || graph.pushes.isEmpty || graph.hasLost(.pushes) { return }
        var reach = Reach(graph)
        reach.spread()
        for id in reach.unreached(graph) {
            guard let navigation = graph[id].parent else { continue }
            diagnostics.add(
                info, on: id, graph: graph,
                diagnostic: found(id: id, navigation: navigation, graph: graph))
        }
    }

    private static func found(id: ControllerID, navigation: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        let (name, stack) = (graph.name(of: id), graph.phrase(for: navigation))
        return Diagnostic(
            rule: info, message: "no push on the stack of \(stack) reaches '\(name)'", about: graph.subject(of: id),
            at: graph.place(of: id),
            labels: [graph.label(navigation, text: "the stack of \(graph.declaredPhrase(for: navigation))")],
            help: "declare the push that shows '\(name)', or remove it from the stack")
    }
}

/// The members of stacks that come into sight.
private struct Reach {
    private var isReached: [Bool]
    /// Whether each controller is a navigation controller with a push onto its stack.
    private var isTarget: [Bool]
    /// Whether each is a navigation controller with a push whose target is unknown, which may be any member.
    private var isUncertain: [Bool]
    /// The controllers that are pushed from each stack member or from below it.
    private let pushed: PackedLists<Int32>
    private var queue: [Int32] = []

    init(_ graph: ResolvedGraph) {
        let count = graph.controllers.count
        isReached = Array(repeating: false, count: count)
        isTarget = isReached
        isUncertain = isReached
        var seeds: [Int32] = []
        for id in graph.containers where graph[id].kind == .navigation {
            for (place, member) in graph.children(of: id).enumerated() {
                // A container that can't be on a stack has its own diagnostic. Without it, another member may be the first.
                let kind = graph[member].kind
                let isImpossible = (kind == .navigation || kind == .split) && graph.writtenStack(of: member) != nil
                if place == 0 || isImpossible { seeds.append(member.index) }
                if place == 0, isImpossible { isUncertain[Int(id.index)] = true }
            }
        }
        var edges: [(member: Int32, to: Int32)] = []
        let doubtful = DoubtfulKinds(graph)
        for push in graph.pushes {
            guard let to = push.to else {
                if let navigation = PushOfStranger.container(for: push, graph: graph) {
                    isUncertain[Int(navigation.index)] = true
                }
                continue
            }
            // An impossible push has its own diagnostic; its target counts as reached.
            guard let from = push.from, push.container != nil, !doubtful.contains(from) else {
                seeds.append(to.index)
                continue
            }
            if graph[to].role == .stack, let stack = graph[to].parent { isTarget[Int(stack.index)] = true }
            if push.kind != .showDetail, push.container != from, let member = Self.member(from, graph: graph) {
                edges.append((member.index, to.index))
            } else {
                seeds.append(to.index)
            }
        }
        for missed in graph.missedPushes { if let to = missed.to { seeds.append(to.index) } }
        pushed = PackedLists(count: count) { add in for (member, to) in edges { add(member, to) } }
        for seed in seeds { reach(seed) }
    }

    /// The stack member that a controller is or is part of.
    private static func member(_ id: ControllerID, graph: ResolvedGraph) -> ControllerID? {
        var member = id
        while graph[member].role != .stack {
            guard let parent = graph[member].parent else { return nil }
            member = parent
        }
        return member
    }

    private mutating func reach(_ index: Int32) {
        if isReached[Int(index)] { return }
        isReached[Int(index)] = true
        queue.append(index)
    }

    mutating func spread() {
        while let index = queue.popLast() {
            for next in pushed[index] { reach(next) }
        }
    }

    /// The named members that aren't reached, on stacks that are reported, in order.
    func unreached(_ graph: ResolvedGraph) -> [ControllerID] {
        graph.containers.lazy
            .filter { isTarget[Int($0.index)] && !isUncertain[Int($0.index)] }
            .flatMap { graph.children(of: $0) }
            .filter { !isReached[Int($0.index)] && !graph[$0].name.isNone && !graph.isDerived($0) }
            .sorted { $0.index < $1.index }
    }
}

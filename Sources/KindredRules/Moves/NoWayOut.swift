import KindredDiagnostics
import KindredGraph

/// A presentation that nothing closes.
package enum NoWayOut {
    package static let info = RuleInfo(
        "no-way-out", .warning, .moves, about: .presentation,
        summary: "nothing closes a presentation that a swipe doesn't close",
        why: """
            A swipe closes sheets, and a tap outside popovers, unless the app refuses (R108). Everything else stays until a view \
            controller in it, its caller or a container of that dismisses it, one above goes back to below, or the window gets \
            another root. Once a specification has any `dismiss`, all full-screen presentations should have one, too. Classes of \
            the system close themselves.
            """,
        facts: [.r63, .r108],
        start: """
            kindred: 1
            windows: {main: home}
            presentations: [{from: Home, present: edit, swipe: false}]
            families:
              home: Home

            """,
        bad: """
              edit: {controller: Edit}

            """,
        good: """
              edit: {controller: Edit, moves: [dismiss]}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.isPartial || graph.hasLost([.moves, .presentations]) { return }
        let candidates = graph.presentationIDs.filter { mustBeClosed($0, graph: graph) }
        if candidates.isEmpty { return }
        var dismissals = Dismissals(graph: graph)
        for id in candidates where !dismissals.close(id) {
            diagnostics.add(
                info, on: graph[id].from, graph: graph, diagnostic: found(id, graph: graph))
        }
    }

    /// Whether only the app closes what is presented.
    private static func mustBeClosed(_ id: PresentationID, graph: ResolvedGraph) -> Bool {
        let stays =
            switch graph[id].style {
            case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
                graph.moves?.hasDismissal == true
            case .automatic, .pageSheet, .formSheet, .custom, .popover: false
            }
        guard stays || graph.swipe(of: id) == false, graph.isCallerKnown(id),
            let root = graph[id].family.flatMap({ graph[$0].root })
        else { return false }
        return graph.systemClass(of: root)?.choosesItsStyle != true && !graph.isDoubtful(id)
    }

    private static func found(_ id: PresentationID, graph: ResolvedGraph) -> Diagnostic {
        let family = graph[id].family.map { graph.name(of: $0) } ?? ""
        let caller = graph[id].from.map { graph.phrase(for: $0) } ?? "'\(Caller.any)'"
        let isRefused = graph.swipe(of: id) == false
        let how = isRefused ? "with 'swipe: false'" : "as \(graph[id].style.rawValue)"
        return Diagnostic(
            rule: info,
            message: "nothing closes '\(family)', which \(caller) presents \(how)",
            about: graph.subject(of: id), at: graph.place(of: id),
            help: "write 'moves: [dismiss]' in a controller of '\(family)'"
                + (isRefused ? ", or remove 'swipe: false'" : ""))
    }
}

/// The moves that close families.
private struct Dismissals {
    private let graph: ResolvedGraph
    /// The controllers that dismiss, and the families in which one dismisses or replaces the root.
    private var callers: ControllerSet
    private var closed: [Bool]

    init(graph: ResolvedGraph) {
        self.graph = graph
        callers = ControllerSet(of: graph)
        closed = Array(repeating: false, count: graph.families.count)
        var returns: Set<Return> = []
        for id in graph.moveIDs {
            let move = graph[id]
            guard move.kind == .dismiss || move.kind == .setRoot else { continue }
            guard let from = move.from else {
                // Whatever is on top is in the presented family, too.
                for family in graph.anyFamilies { closed[Int(family.index)] = true }
                continue
            }
            let family = graph[from].family
            closed[Int(family.index)] = true
            if move.kind == .setRoot { continue }
            callers.insert(from)
            if !graph.hasTarget(move) { continue }
            for target in graph.arrivals(of: id) {
                returns.insert(Return(above: family.index, below: graph[target].family.index))
            }
        }
        closeBetween(returns)
    }

    /// A dismissal from a family to one below it.
    private struct Return: Hashable {
        let above: Int32
        let below: Int32
    }

    /// Whether a presentation is closed.
    mutating func close(_ id: PresentationID) -> Bool {
        guard let family = graph[id].family else { return true }
        guard let from = graph[id].from else {
            return closed[Int(family.index)] || graph.anyDismisses(callers, except: family)
        }
        return closed[Int(family.index)] || callers.contains(from)
            || graph.ancestors(of: from).contains { callers.contains($0) }
    }

    /// Closes the families between the ends of returns: those that lead to the upper one, and to which the lower one leads.
    /// After a million steps all others are treated as closed.
    private mutating func closeBetween(_ returns: Set<Return>) {
        if returns.isEmpty { return }
        let up = graph.familyEdges { ($0, $1) }
        let down = graph.familyEdges { ($1, $0) }
        var steps = 1_000_000
        for one in returns.sorted(by: { ($0.above, $0.below) < ($1.above, $1.below) }) {
            let above = reached(from: one.below, in: up, steps: &steps)
            let below = reached(from: one.above, in: down, steps: &steps)
            for family in above.intersection(below) { closed[Int(family)] = true }
            if steps <= 0 { return closed = closed.map { _ in true } }
        }
    }

    private func reached(from start: Int32, in edges: PackedLists<Int32>, steps: inout Int) -> Set<Int32> {
        var (found, waiting): (Set<Int32>, [Int32]) = ([], [start])
        while let family = waiting.popLast(), steps > 0 {
            for next in edges[family] {
                steps -= 1
                if found.insert(next).inserted { waiting.append(next) }
            }
        }
        return found
    }
}

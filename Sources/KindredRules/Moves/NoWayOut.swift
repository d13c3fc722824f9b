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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.isPartial || hierarchy.hasLost([.moves, .presentations]) { return }
        let candidates = hierarchy.presentationIDs.filter { mustBeClosed($0, hierarchy: hierarchy) }
        if candidates.isEmpty { return }
        var dismissals = Dismissals(hierarchy: hierarchy)
        for id in candidates where !dismissals.close(id) {
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy, diagnostic: found(id, hierarchy: hierarchy))
        }
    }

    /// Whether only the app closes what is presented.
    private static func mustBeClosed(_ id: PresentationID, hierarchy: ResolvedGraph) -> Bool {
        let stays =
            switch hierarchy[id].style {
            case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
                hierarchy.moves?.hasDismissal == true
            case .automatic, .pageSheet, .formSheet, .custom, .popover: false
            }
        guard stays || hierarchy.swipe(of: id) == false, hierarchy.isCallerKnown(id),
            let root = hierarchy[id].family.flatMap({ hierarchy[$0].root })
        else { return false }
        return hierarchy.systemClass(of: root)?.choosesItsStyle != true && !hierarchy.isDoubtful(id)
    }

    private static func found(_ id: PresentationID, hierarchy: ResolvedGraph) -> Diagnostic {
        let family = hierarchy[id].family.map { hierarchy.name(of: $0) } ?? ""
        let caller = hierarchy[id].from.map { hierarchy.phrase(for: $0) } ?? "'\(Caller.any)'"
        let isRefused = hierarchy.swipe(of: id) == false
        let how = isRefused ? "with 'swipe: false'" : "as \(hierarchy[id].style.rawValue)"
        return Diagnostic(
            rule: info,
            message: "nothing closes '\(family)', which \(caller) presents \(how)",
            about: hierarchy.subject(of: id), at: hierarchy.place(of: id),
            help: "write 'moves: [dismiss]' in a controller of '\(family)'"
                + (isRefused ? ", or remove 'swipe: false'" : ""))
    }
}

/// The moves that close families.
private struct Dismissals {
    private let hierarchy: ResolvedGraph
    /// The controllers that dismiss, and the families in which one dismisses or replaces the root.
    private var callers: ControllerSet
    private var closed: [Bool]

    init(hierarchy: ResolvedGraph) {
        self.hierarchy = hierarchy
        callers = ControllerSet(of: hierarchy)
        closed = Array(repeating: false, count: hierarchy.families.count)
        var returns: Set<Return> = []
        for id in hierarchy.moveIDs {
            let move = hierarchy[id]
            guard move.kind == .dismiss || move.kind == .setRoot else { continue }
            guard let from = move.from else {
                // Whatever is on top is in the presented family, too.
                for family in hierarchy.anyFamilies { closed[Int(family.index)] = true }
                continue
            }
            let family = hierarchy[from].family
            closed[Int(family.index)] = true
            if move.kind == .setRoot { continue }
            callers.insert(from)
            if !hierarchy.hasTarget(move) { continue }
            for target in hierarchy.arrivals(of: id) {
                returns.insert(Return(above: family.index, below: hierarchy[target].family.index))
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
        guard let family = hierarchy[id].family else { return true }
        guard let from = hierarchy[id].from else {
            return closed[Int(family.index)] || hierarchy.anyDismisses(callers, except: family)
        }
        return closed[Int(family.index)] || callers.contains(from)
            || hierarchy.ancestors(of: from).contains { callers.contains($0) }
    }

    /// Closes the families between the ends of returns: those that lead to the upper one, and to which the lower one leads.
    /// After a million steps all others are treated as closed.
    private mutating func closeBetween(_ returns: Set<Return>) {
        if returns.isEmpty { return }
        let up = hierarchy.familyEdges { ($0, $1) }
        let down = hierarchy.familyEdges { ($1, $0) }
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

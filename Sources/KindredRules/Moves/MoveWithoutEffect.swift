import KindredDiagnostics
import KindredGraph

/// A way back from where nothing leads back.
package enum MoveWithoutEffect {
    package static let info = RuleInfo(
        "move-without-effect", .warning, .moves, holdsInAll: true,
        summary: "a move has no effect, wherever its caller is",
        why: """
            UIKit ignores dismiss in a family that is never presented and presents nothing (R63), and pop and popToRoot without \
            a stack or at its root.
            """,
        facts: [.r63],
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack:

            """,
        bad: """
                  - {controller: List, moves: [pop]}
                  - Item

            """,
        good: """
                  - List
                  - {controller: Item, moves: [pop]}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        // What is missing may present or push.
        if graph.isPartial || graph.hasLost([.presentations, .pushes, .screens]) { return }
        let doubtful = DoubtfulKinds(graph)
        for missed in graph.moves?.missed ?? []
        where !missed.isOfStranger && missed.move.from.map(doubtful.contains) != true && !missed.move.kind.isStep {
            diagnostics.add(
                info, on: missed.move.from, graph: graph,
                diagnostic: found(missed.move, graph: graph))
        }
    }

    private static func found(_ move: Move, graph: ResolvedGraph) -> Diagnostic {
        let (from, family) = (
            graph.callerPhrase(move),
            move.from.map { graph.phrase(for: graph[$0].family) } ?? "every family"
        )
        let isDismissal = move.kind == .dismiss
        return Diagnostic(
            rule: info,
            message: isDismissal && move.from == nil
                ? "'any' dismisses nothing: nothing is presented"
                : isDismissal
                    ? "\(from) dismisses nothing: \(family) is never presented and presents nothing"
                    : "\(from) is never above the first member of a stack, so '\(move.kind.rawValue)' has no effect",
            about: graph.subject(of: move), at: graph.place(of: move),
            help: move.from == nil
                ? "remove the move"
                : isDismissal ? "present \(family), or remove the move" : "push \(from), or remove the move")
    }
}

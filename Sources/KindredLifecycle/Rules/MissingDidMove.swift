import KindredDiagnostics
import KindredGraph

/// A child that is added and never gets didMove.
package enum MissingDidMove {
    package static let info = RuleInfo(
        "missing-did-move", .warning, .scenarios,
        summary: "a child added by hand gets no didMove(parent)",
        why: """
            addChild sends willMove(parent) itself, but not didMove: only the container knows when the move is over. \
            The container calls didMove(self) after its transition, or right after addChild if there is none (R68).
            """,
        facts: [.r68],
        start: ScenarioExample.adding + """
                  - block:
                      - addChild: {parent: Parent, child: Child}

            """,
        bad: """
                      - addSubview: {in: Parent, child: Child}

            """,
        good: """
                      - addSubview: {in: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}

            """)

    static func found(child: ControllerID, parent: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        let subject = graph.subject(of: child)
        let (child, parent) = (graph.phrase(for: child), graph.phrase(for: parent))
        return Diagnostic(
            rule: info, message: "\(child) is added to \(parent) but never gets didMove", about: subject, at: place,
            help: "call didMove on \(child) with \(parent) after the transition, or at once if nothing is animated")
    }
}

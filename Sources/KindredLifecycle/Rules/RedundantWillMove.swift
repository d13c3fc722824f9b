import KindredDiagnostics
import KindredGraph

/// A willMove by hand, though addChild sends it.
package enum RedundantWillMove {
    package static let info = RuleInfo(
        "redundant-will-move", .warning, .scenarios,
        summary: "willMove with a parent is called by hand",
        why: """
            addChild sends willMove(parent) itself. If it is also called by hand, the child gets it twice (R68).
            """,
        facts: [.r68],
        start: ScenarioExample.adding + "      - block:\n",
        bad: """
                      - willMove: {child: Child, to: Parent}
                      - addChild: {parent: Parent, child: Child}
                      - addSubview: {in: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}

            """,
        good: """
                      - addChild: {parent: Parent, child: Child}
                      - addSubview: {in: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}

            """)

    static func found(child: ControllerID, parent: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        Diagnostic(
            rule: info,
            message:
                "addChild already sends willMove(\(graph.name(of: parent))) to \(graph.phrase(for: child))",
            about: graph.subject(of: child), at: place,
            help: "remove this step; call willMove by hand only with nil")
    }
}

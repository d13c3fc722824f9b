import KindredDiagnostics
import KindredGraph

/// A didMove(nil) by hand, though removeFromParent sends it.
package enum RedundantDidMoveNil {
    package static let info = RuleInfo(
        "redundant-did-move-nil", .warning, .scenarios,
        summary: "didMove(nil) is called by hand",
        why: """
            removeFromParent sends didMove(nil) itself. If it is also called by hand, the child gets it twice (R69).
            """,
        facts: [.r69],
        start: ScenarioExample.contained + """
              - name: remove
                steps:
                  - block:
                      - willMove: {child: Child, to: null}
                      - removeFromSuperview: Child

            """,
        bad: """
                      - removeFromParent: Child
                      - didMove: {child: Child, to: null}

            """,
        good: """
                      - removeFromParent: Child

            """)

    static func found(child: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "removeFromParent already sends didMove(nil) to \(graph.phrase(for: child))",
            about: graph.subject(of: child), at: place,
            help: "remove this step; call didMove by hand only with a parent")
    }
}

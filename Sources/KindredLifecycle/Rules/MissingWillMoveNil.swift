import KindredDiagnostics
import KindredGraph

/// A child that is removed without willMove(nil).
package enum MissingWillMoveNil {
    package static let info = RuleInfo(
        "missing-will-move-nil", .warning, .scenarios,
        summary: "removeFromParent is called without willMove(nil)",
        why: """
            removeFromParent sends didMove(nil), but not willMove(nil). The container calls that first, so that the \
            child can prepare (R69). Before and after a transition are both in use (R72).
            """,
        facts: [.r69, .r72],
        start: ScenarioExample.contained + """
              - name: remove
                steps:
                  - block:

            """,
        bad: """
                      - removeFromSuperview: Child
                      - removeFromParent: Child

            """,
        good: """
                      - willMove: {child: Child, to: null}
                      - removeFromSuperview: Child
                      - removeFromParent: Child

            """)

    static func found(child: ControllerID, parent: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        let name = graph.phrase(for: child)
        return Diagnostic(
            rule: info, message: "\(name) is removed from \(graph.phrase(for: parent)) without willMove(nil)",
            about: graph.subject(of: child), at: place, help: "call willMove(nil) on \(name) first")
    }
}

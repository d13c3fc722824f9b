import KindredDiagnostics
import KindredGraph

/// A view in the view of a controller that isn't the parent.
package enum ViewWithoutChild {
    package static let info = RuleInfo(
        "view-without-child", .warning, .scenarios,
        summary: "at the end, a view is in the view of a controller that isn't its parent",
        why: """
            A view can be added to the view of another controller without addChild. Then its controller gets no \
            callbacks when the container appears or disappears (R80), and properties such as navigationController \
            are nil (R7).
            """,
        facts: [.r7, .r80],
        start: ScenarioExample.adding,
        bad: """
                  - addSubview: {in: Parent, child: Child}

            """,
        good: """
                  - block:
                      - addChild: {parent: Parent, child: Child}
                      - addSubview: {in: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}

            """)

    static func found(_ child: ControllerID, in owner: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        let subject = graph.subject(of: child)
        let (child, owner) = (graph.phrase(for: child), graph.phrase(for: owner))
        return Diagnostic(
            rule: info, message: "the view of \(child) is in the view of \(owner), which isn't its parent",
            about: subject, at: place, help: "call addChild on \(owner) first, or call removeFromSuperview on \(child)")
    }
}

import KindredDiagnostics
import KindredGraph

/// A view that is added before its controller becomes a child.
package enum SubviewBeforeChild {
    package static let info = RuleInfo(
        "subview-before-child", .warning, .scenarios,
        summary: "addChild of a controller whose view is already in the container's view",
        why: """
            The order is addChild, addSubview, didMove (R71). If the view is added first, UIKit doesn't know yet \
            that the controller is a child: while the container is appearing, the child gets viewDidAppear twice \
            (R81).
            """,
        facts: [.r71, .r81],
        start: ScenarioExample.adding + "      - block:\n",
        bad: """
                      - addSubview: {in: Parent, child: Child}
                      - addChild: {parent: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}

            """,
        good: """
                      - addChild: {parent: Parent, child: Child}
                      - addSubview: {in: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}

            """)

    static func found(
        _ child: ControllerID, in parent: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, parent) = (graph.phrase(for: child), graph.phrase(for: parent))
        return Diagnostic(
            rule: info, message: "the view of \(child) is in the view of \(parent) before \(child) is its child",
            about: subject, at: place, help: "call addChild before addSubview")
    }
}

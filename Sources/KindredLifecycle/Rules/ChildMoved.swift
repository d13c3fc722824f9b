import KindredDiagnostics
import KindredGraph

/// A child that is added to another parent without being removed first.
package enum ChildMoved {
    package static let info = RuleInfo(
        "child-moved", .warning, .scenarios,
        summary: "addChild of a controller that has another parent",
        why: """
            A controller has one parent. addChild on another parent moves the child there, and the first container \
            doesn't take part (R4).
            """,
        facts: [.r4],
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                controller: Root
                children:
                  - {controller: Parent, children: [Child]}
                  - Other
            scenarios:
              - name: move
                steps:
                  - block:
                      - willMove: {child: Child, to: null}
                      - removeFromSuperview: Child

            """,
        bad: """
                      - addChild: {parent: Other, child: Child}
                      - addSubview: {in: Other, child: Child}
                      - didMove: {child: Child, to: Other}

            """,
        good: """
                      - removeFromParent: Child
                      - addChild: {parent: Other, child: Child}
                      - addSubview: {in: Other, child: Child}
                      - didMove: {child: Child, to: Other}

            """)

    static func found(
        child: ControllerID, from old: ControllerID, to new: ControllerID, at place: SourceRange,
        in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, old, new) = (graph.phrase(for: child), graph.phrase(for: old), graph.phrase(for: new))
        return Diagnostic(
            rule: info, message: "\(child) is added to \(new) while it is still a child of \(old)", about: subject,
            at: place, help: "remove it from \(old) first: willMove(nil), removeFromSuperview, removeFromParent")
    }
}

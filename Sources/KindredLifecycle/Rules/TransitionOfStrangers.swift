import KindredDiagnostics
import KindredGraph

/// A transition(from:to:) of a controller that isn't a child.
package enum TransitionOfStrangers {
    package static let info = RuleInfo(
        "transition-of-strangers", .error, .scenarios,
        summary: "`from` or `to` of a transition isn't a child of the container",
        why: """
            Both controllers of transition(from:to:) must be children of the container when it is called. Call \
            addChild before it, and removeFromParent in the completion (R74).
            """,
        facts: [.r74],
        uikit: """
            NSInvalidArgumentException: Children view controllers %@ and %@ must have a common parent view \
            controller when calling -[UIViewController \
            transitionFromViewController:toViewController:duration:options:animations:completion:]
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Segments, children: [First, Second]}
            scenarios:
              - name: swap
                start: {children: {Segments: [First]}}
                steps:
                  - block:

            """,
        bad: """
                      - willMove: {child: First, to: null}
                      - transition:
                          in: Segments
                          from: First
                          to: Second
                          duration: 0.5
                          finished: true
                          completion:
                            - didMove: {child: Second, to: Segments}
                            - removeFromParent: First

            """,
        good: """
                      - addChild: {parent: Segments, child: Second}
                      - willMove: {child: First, to: null}
                      - transition:
                          in: Segments
                          from: First
                          to: Second
                          duration: 0.5
                          finished: true
                          completion:
                            - didMove: {child: Second, to: Segments}
                            - removeFromParent: First

            """)

    static func found(
        stranger: ControllerID, from: ControllerID, to: ControllerID, in container: ControllerID,
        at place: SourceRange,
        graph: ResolvedGraph, parent: ControllerID?
    ) -> Diagnostic {
        let (name, owner) = (graph.phrase(for: stranger), graph.phrase(for: container))
        let instead = parent.map { "its parent is \(graph.phrase(for: $0))" } ?? "it has no parent"
        return Diagnostic(
            rule: info, message: "\(name) isn't a child of \(owner) when the transition begins: \(instead)",
            about: graph.subject(of: stranger), at: place, uikit: info.uikit,
            help: "call addChild on \(owner) first, and removeFromParent in the completion")
    }
}

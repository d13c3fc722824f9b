import KindredDiagnostics
import KindredGraph

/// A transition(from:to:) in a container that forwards appearance by hand.
package enum TransitionWithoutForwarding {
    package static let info = RuleInfo(
        "transition-without-forwarding", .error, .scenarios,
        summary: "a transition in a container with `forwardsAppearance: false`",
        why: """
            transition(from:to:) sends the appearance callbacks of both children itself. A container that forwards \
            by hand has asked UIKit not to send them, so UIKit throws (R76). Such a container calls beginAppearance \
            and endAppearance on both children instead.
            """,
        facts: [.r76],
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Segments, forwardsAppearance: false, children: [First, Second]}
            scenarios:
              - name: swap
                start: {children: {Segments: [First]}}
                hooks:
                  Segments.viewWillAppear:
                    - beginAppearance: {child: First, appearing: true}
                  Segments.viewDidAppear:
                    - endAppearance: First
                steps:
                  - block:
                      - addChild: {parent: Segments, child: Second}
                      - willMove: {child: First, to: null}

            """,
        bad: """
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
                      - beginAppearance: {child: Second, appearing: true}
                      - beginAppearance: {child: First, appearing: false}
                      - addSubview: {in: Segments, child: Second}
                      - removeFromSuperview: First
                      - endAppearance: Second
                      - endAppearance: First
                      - didMove: {child: Second, to: Segments}
                      - removeFromParent: First

            """)

    static func found(container: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        let name = graph.phrase(for: container)
        return Diagnostic(
            rule: info, message: "transition can't be used in \(name), which forwards appearance by hand",
            about: graph.subject(of: container), at: place,
            labels: [graph.label(container, text: "forwardsAppearance is false here")],
            help: "use beginAppearance and endAppearance on both children, or let \(name) forward automatically")
    }
}

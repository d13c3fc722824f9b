import KindredDiagnostics
import KindredGraph

/// A completion that treats an unfinished transition as finished.
package enum UnfinishedTransitionKept {
    package static let info = RuleInfo(
        "unfinished-transition-kept", .warning, .scenarios,
        summary: "after `finished: false`, the new controller is still a child, or the old one no longer is",
        why: """
            If a transition doesn't finish, the old child stays. The completion checks its argument, keeps the old \
            child, and removes the new one with willMove(nil) and removeFromParent (R73).
            """,
        facts: [.r73],
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
                      - addChild: {parent: Segments, child: Second}
                      - transition:
                          in: Segments
                          from: First
                          to: Second
                          duration: 0.5
                          finished: false
                          completion:

            """,
        bad: """
                            - didMove: {child: Second, to: Segments}

            """,
        good: """
                            - willMove: {child: Second, to: null}
                            - removeFromParent: Second

            """)

    static func found(
        from: ControllerID, to: ControllerID, isKept: Bool, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let (old, new) = (graph.phrase(for: from), graph.phrase(for: to))
        let what = isKept ? "\(new) is still a child" : "\(old) is no longer a child"
        return Diagnostic(
            rule: info, message: "the transition didn't finish, but \(what) after its completion",
            about: graph.subject(of: to), at: place,
            help: "keep \(old), and remove \(new) with willMove(nil) and removeFromParent")
    }
}

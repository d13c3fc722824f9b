import KindredBase
import KindredCore

/// didMove(nil) sent by hand, though removeFromParent sends it.
package enum RedundantDidMoveNil {
    package static let info = RuleInfo(
        "redundant-did-move-nil", .warning, .scenarios,
        summary: "didMove(nil) is called by hand",
        why: """
            removeFromParent sends didMove(nil) itself. Sent by hand as well, the child hears of one move twice \
            (R69).
            """,
        facts: [.r69],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child]}
            scenarios:
              - name: remove
                steps:
                  - block:
                      - willMove: {child: Child, to: null}
                      - removeFromSuperview: Child
                      - removeFromParent: Child
                      - didMove: {child: Child, to: null}

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child]}
            scenarios:
              - name: remove
                steps:
                  - block:
                      - willMove: {child: Child, to: null}
                      - removeFromSuperview: Child
                      - removeFromParent: Child

            """)

    static func found(_ child: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "didMove(nil) to \(hierarchy.spoken(child)) is sent by removeFromParent", at: place,
            help: "leave this step out: only didMove with a parent is sent by hand")
    }
}

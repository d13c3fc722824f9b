import KindredBase
import KindredCore

/// A child that is removed without being told beforehand.
package enum MissingWillMoveNil {
    package static let info = RuleInfo(
        "missing-will-move-nil", .warning, .scenarios,
        summary: "removeFromParent comes without willMove(nil)",
        why: """
            removeFromParent sends didMove(nil), but never willMove(nil): the container sends that first, so that \
            the child can get ready to go (R69). Before or after a transition is both in use (R72).
            """,
        facts: [.r69, .r72],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child]}
            scenarios:
              - name: remove
                steps:
                  - block:
                      - removeFromSuperview: Child
                      - removeFromParent: Child

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

    static func found(_ child: ControllerID, _ parent: ControllerID, at place: Place, in hierarchy: Hierarchy)
        -> Diagnostic
    {
        let name = hierarchy.spoken(child)
        return Diagnostic(
            info, "\(name) is removed from \(hierarchy.spoken(parent)) without willMove(nil)", at: place,
            help: "call willMove(nil) on \(name) first")
    }
}

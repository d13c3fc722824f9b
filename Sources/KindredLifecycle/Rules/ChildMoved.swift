import KindredBase
import KindredCore

/// A child that is added elsewhere without being removed.
package enum ChildMoved {
    package static let info = RuleInfo(
        "child-moved", .warning, .scenarios,
        summary: "addChild of a controller that has another parent",
        why: """
            A controller has one parent. Added to another one it leaves the first without a word of that one: \
            addChild moves it (R4).
            """,
        facts: [.r4],
        bad: """
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
                      - addChild: {parent: Other, child: Child}
                      - addSubview: {in: Other, child: Child}
                      - didMove: {child: Child, to: Other}

            """,
        good: """
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
                      - removeFromParent: Child
                      - addChild: {parent: Other, child: Child}
                      - addSubview: {in: Other, child: Child}
                      - didMove: {child: Child, to: Other}

            """)

    static func found(
        _ child: ControllerID, from old: ControllerID, to new: ControllerID, at place: Place, in hierarchy: Hierarchy
    ) -> Diagnostic {
        let (child, old, new) = (hierarchy.spoken(child), hierarchy.spoken(old), hierarchy.spoken(new))
        return Diagnostic(
            info, "\(child) becomes a child of \(new) while it is one of \(old)", at: place,
            help: "remove it from \(old) first: willMove(nil), removeFromSuperview, removeFromParent")
    }
}

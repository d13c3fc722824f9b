import KindredBase
import KindredCore

/// dismiss on a presented controller that itself presents.
package enum DismissesTheUpper {
    package static let info = RuleInfo(
        "dismisses-the-upper", .note, .scenarios,
        summary: "dismiss on a presented controller that itself presents: only the upper one goes",
        why: """
            dismiss on a controller that has presented something takes that away, and the controller itself stays \
            (R63). Called once more, or on its presenter, it goes too.
            """,
        facts: [.r63],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: Home
              login: Login
              help: Help
            presentations:
              - {id: login, from: Home, present: login}
              - {id: help, from: Login, present: help}
            scenarios:
              - name: close
                steps:
                  - present: login
                  - present: help
                  - dismiss: Login

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home: Home
              login: Login
              help: Help
            presentations:
              - {id: login, from: Home, present: login}
              - {id: help, from: Login, present: help}
            scenarios:
              - name: close
                steps:
                  - present: login
                  - present: help
                  - dismiss: Home

            """)

    static func found(
        _ id: ControllerID, _ root: ControllerID, stays presenter: ControllerID, at place: Place,
        in hierarchy: Hierarchy
    ) -> Diagnostic {
        let (name, root, presenter) = (hierarchy.spoken(id), hierarchy.spoken(root), hierarchy.spoken(presenter))
        return Diagnostic(
            info, "dismiss on \(name) takes away \(root); \(name) itself stays", at: place,
            help: "dismiss on \(presenter) takes away both")
    }
}

import KindredDiagnostics
import KindredGraph

/// A presentation of a controller that has a parent.
package enum PresentedHasParent {
    package static let info = RuleInfo(
        "presented-has-parent", .error, .scenarios,
        summary: "the presented controller has a parent",
        why: """
            A presented controller is the root of its own family, so it can't have a parent (R49).
            """,
        facts: [.r49],
        uikit: """
            NSInvalidArgumentException: Application tried to present modally a view controller <X: 0x…> that has a \
            parent view controller <P: 0x…>.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Home}
              login: Login
            presentations:
              - {id: login, from: Home, present: login}
            scenarios:
              - name: log in
                steps:

            """,
        bad: """
                  - block:
                      - addChild: {parent: Home, child: Login}
                      - didMove: {child: Login, to: Home}
                  - present: login

            """,
        good: """
                  - present: login

            """)

    static func found(call: PresentCall, parent: ControllerID) -> Diagnostic {
        let (root, parent) = (call.graph.phrase(for: call.root), call.graph.phrase(for: parent))
        return Diagnostic(
            rule: info, message: "\(root) can't be presented: it is a child of \(parent)", about: call.subject,
            at: call.place, uikit: info.uikit, help: "remove it from \(parent) first, or present another controller")
    }
}

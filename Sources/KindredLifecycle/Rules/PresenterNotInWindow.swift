import KindredDiagnostics

/// A presentation by a controller that isn't on screen.
package enum PresenterNotInWindow {
    package static let info = RuleInfo(
        "presenter-not-in-window", .error, .scenarios,
        summary: "the view of the resolved presenter isn't in a window",
        why: """
            The presenter's view must be in a window. In viewDidLoad, in a tab that isn't selected, or in a \
            controller that is covered, UIKit logs and drops the call (R53).
            """,
        facts: [.r53],
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) whose view is not in the window hierarchy.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: Home
              help: Help
            presentations:
              - {id: help, from: Home, present: help}
            scenarios:
              - name: greet
                start: {window: null}
                hooks:

            """,
        bad: """
                  Home.viewDidLoad:
                    - present: help
                steps:
                  - launch: main

            """,
        good: """
                  Home.viewDidAppear:
                    - present: help
                steps:
                  - launch: main

            """)

    static func found(call: PresentCall) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(call.presenterText) can't present: its view isn't in a window", about: call.subject,
            at: call.place,
            uikit: info.uikit, help: "present from a controller that is on screen, in viewDidAppear or later")
    }
}

import KindredBase
import KindredCore

/// A presentation by a controller that is not on screen.
package enum PresenterNotInWindow {
    package static let info = RuleInfo(
        "presenter-not-in-window", .error, .scenarios,
        summary: "the view of the resolved presenter is not in a window",
        why: """
            A presentation needs a presenter whose view is in a window: in viewDidLoad, from a tab that is not \
            selected, or from a controller that is covered, the call is logged and dropped (R53).
            """,
        facts: [.r53],
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) whose view is not in the window hierarchy.
            """,
        bad: """
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
                  Home.viewDidLoad:
                    - present: help
                steps:
                  - launch: main

            """,
        good: """
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
                  Home.viewDidAppear:
                    - present: help
                steps:
                  - launch: main

            """)

    static func found(_ call: PresentCall) -> Diagnostic {
        Diagnostic(
            info, "\(call.presenterText) is to present, but its view is not in a window", at: call.place,
            uikit: info.uikit, help: "present from what is on screen, at the earliest in its viewDidAppear")
    }
}

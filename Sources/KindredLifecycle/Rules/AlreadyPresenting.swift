import KindredDiagnostics
import KindredGraph

/// A presentation by a controller that is already presenting.
package enum AlreadyPresenting {
    package static let info = RuleInfo(
        "already-presenting", .error, .scenarios,
        summary: "the resolved presenter is already presenting another controller",
        why: """
            A presenter presents one controller at a time. UIKit logs and drops a second call, and never calls its \
            completion (R52).
            """,
        facts: [.r52],
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) which is already presenting <C: 0x…>.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: Home
              login: Login
              help: Help
            presentations:
              - {id: login, from: Home, present: login}
              - {id: help, from: Home, present: help}
            scenarios:
              - name: ask
                steps:
                  - present: login

            """,
        bad: """
                  - present: help

            """,
        good: """
                  - dismiss: Home
                  - present: help

            """)

    static func found(call: PresentCall, presented: ControllerID) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(call.presenterText) is already presenting \(call.graph.phrase(for: presented))",
            about: call.subject, at: call.place, uikit: info.uikit,
            help:
                "dismiss \(call.graph.phrase(for: presented)) first, or present from \(call.graph.phrase(for: presented))"
        )
    }
}

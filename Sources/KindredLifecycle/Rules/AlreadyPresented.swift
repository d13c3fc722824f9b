import KindredDiagnostics
import KindredGraph

/// A presentation of a controller that is already presented.
package enum AlreadyPresented {
    package static let info = RuleInfo(
        "already-presented", .error, .scenarios,
        summary: "the controller is already presented, or is the root of a visible window",
        why: """
            In a scenario each id is one instance. UIKit presents an instance only once at a time (R51), and never \
            on itself (R50).
            """,
        facts: [.r50, .r51],
        uikit: """
            NSInvalidArgumentException: Application tried to present modally a view controller <X: 0x…> that is \
            already being presented by <P: 0x…>.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                controller: Home
                children:
                  - {controller: Panel, definesPresentationContext: true}
              help: Help
            presentations:
              - {id: inPanel, from: Panel, present: help, style: overCurrentContext}
              - {id: onHome, from: Home, present: help}
            scenarios:
              - name: ask
                steps:
                  - present: inPanel

            """,
        bad: """
                  - present: onHome

            """,
        good: """
                  - dismiss: Help
                  - present: onHome

            """)

    static func found(call: PresentCall, by presenter: ControllerID?) -> Diagnostic {
        let root = call.graph.phrase(for: call.root)
        guard let presenter else {
            return Diagnostic(
                rule: info, message: "\(root) can't be presented: it is the root of a visible window",
                about: call.subject, at: call.place)
        }
        return Diagnostic(
            rule: info, message: "\(root) is already presented by \(call.graph.phrase(for: presenter))",
            about: call.subject, at: call.place, uikit: info.uikit,
            help: "dismiss it first, or declare another family to present")
    }

    static func onItself(_ call: PresentCall) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(call.presenterText) can't present itself", about: call.subject, at: call.place,
            uikit: """
                NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller \
                is <X: 0x…>.
                """)
    }
}

import KindredDiagnostics
import KindredGraph

/// A present or dismiss while another one is in progress.
package enum PresentationInProgress {
    package static let info = RuleInfo(
        "presentation-in-progress", .error, .scenarios,
        summary: "a present or dismiss while another one of the same controllers is in progress",
        why: """
            Until a presentation or dismissal has ended, UIKit logs and drops another one with the same presenter or \
            presented controller (R54, R65). Continue in its completion.
            """,
        facts: [.r54, .r65],
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) while a presentation is in progress.
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
              - name: ask
                steps:

            """,
        bad: """
                  - block:
                      - present: help
                      - dismiss: Home

            """,
        good: """
                  - present: help
                  - dismiss: Home

            """)

    static func present(call: PresentCall) -> Diagnostic {
        let root = call.graph.phrase(for: call.root)
        return Diagnostic(
            rule: info,
            message:
                "\(call.presenterText) can't present \(root) while another presentation or dismissal is in progress",
            about: call.subject, at: call.place, uikit: info.uikit, help: help)
    }

    static func dismiss(_ id: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "dismiss on \(graph.phrase(for: id)) while another presentation or dismissal is in progress",
            about: graph.subject(of: id), at: place,
            uikit: """
                Warning: Attempt to dismiss from view controller <X: 0x…> while a presentation or dismiss is in progress!
                """,
            help: help)
    }

    private static let help = "move this step into the completion of the first one"
}

import KindredDiagnostics
import KindredGraph
import KindredText

/// A dismiss on a presented controller that is itself presenting.
package enum DismissesTheUpper {
    package static let info = RuleInfo(
        "dismisses-the-upper", .note, .scenarios,
        summary: "dismiss on a presented controller that is presenting dismisses only what it presents",
        why: """
            dismiss on a controller that is presenting dismisses what it presents, and the controller itself stays \
            (R63). To dismiss both, call dismiss on its presenter.
            """,
        facts: [.r63],
        start: """
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

            """,
        bad: """
                  - dismiss: Login

            """,
        good: """
                  - dismiss: Home

            """)

    /// - Parameter chain: What it dismisses: the root that it presents, and all above.
    static func found(
        id: ControllerID, chain: [ControllerID], stays presenter: ControllerID, at place: SourceRange,
        in graph: ResolvedGraph
    ) -> Diagnostic {
        let (name, presenter) = (graph.phrase(for: id), graph.phrase(for: presenter))
        let all = English.list(chain.map { graph.phrase(for: $0) })
        return Diagnostic(
            rule: info, message: "dismiss on \(name) dismisses only \(all); \(name) itself stays",
            about: graph.subject(of: id), at: place,
            help: "call dismiss on \(presenter) to dismiss \(chain.count == 1 ? "both" : "it too")")
    }
}

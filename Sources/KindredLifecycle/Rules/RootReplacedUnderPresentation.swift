import KindredDiagnostics
import KindredGraph

/// A root that is replaced while its family presents something.
package enum RootReplacedUnderPresentation {
    package static let info = RuleInfo(
        "root-replaced-under-presentation", .warning, .scenarios,
        summary: "the root of a window is replaced while its family presents something",
        why: """
            If the root is replaced, what its family presents stays on screen, or its view leaks, depending on the \
            version of iOS (R94).
            """,
        facts: [.r94],
        start: """
            kindred: 1
            windows: {main: [home, login]}
            families:
              home: Home
              login: Login
              help: Help
            presentations:
              - {id: help, from: Home, present: help}
            scenarios:
              - name: log in
                steps:
                  - present: help

            """,
        bad: """
                  - setRoot: {window: main, family: login}

            """,
        good: """
                  - dismiss: Home
                  - setRoot: {window: main, family: login}

            """)

    static func found(
        old: ControllerID, presented: ControllerID, at place: SourceRange, in hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let subject = hierarchy.subject(of: old)
        let (old, presented) = (hierarchy.phrase(for: old), hierarchy.phrase(for: presented))
        return Diagnostic(
            rule: info, message: "\(old) is replaced as the root while its family presents \(presented)",
            about: subject, at: place, help: "dismiss \(presented) first")
    }
}

import KindredBase
import KindredCore

/// A new root while something is presented over the old one.
package enum RootReplacedUnderPresentation {
    package static let info = RuleInfo(
        "root-replaced-under-presentation", .warning, .scenarios,
        summary: "the root of a window is replaced while its family presents something",
        why: """
            Replacing the root leaves what is presented over the old one where it is, or leaks its view; what \
            happens depends on the version (R94).
            """,
        facts: [.r94],
        bad: """
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
                  - setRoot: {window: main, family: login}

            """,
        good: """
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
                  - dismiss: Home
                  - setRoot: {window: main, family: login}

            """)

    static func found(_ old: ControllerID, _ presented: ControllerID, at place: Place, in hierarchy: Hierarchy)
        -> Diagnostic
    {
        let (old, presented) = (hierarchy.spoken(old), hierarchy.spoken(presented))
        return Diagnostic(
            info, "\(old) is replaced as a root while \(presented) is presented over its family", at: place,
            help: "dismiss \(presented) first")
    }
}

import KindredDiagnostics

/// One of several edges that code chooses from, which the specification lacks.
package enum UndeclaredAlternative {
    package static let info = RuleInfo(
        "undeclared-alternative", .warning, .code,
        summary: """
            Swift code chooses one of several controllers, or is compiled only under a condition, and the \
            specification lacks one
            """,
        why: """
            Each of up to six classes that code chooses from is an edge of its own in a specification. A person has to \
            decide whether it can happen.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: HomeNav, stack: [{controller: Home, class: HomeViewController}, {controller: Pushed, class: DetailViewController}]}
              help: HelpViewController
              detail: DetailViewController

            """,
        bad: """
            pushes: [{from: Home, to: Pushed}]
            presentations: [{from: Home, present: help}]
            \(ExampleApp.opening)
            #     func help() { present(Bool.random() ? HelpViewController() : DetailViewController(), animated: true) }
            # }
            \(ExampleApp.rest)
            """,
        good: """
            pushes: [{from: Home, to: Pushed}]
            presentations: [{from: Home, present: [help, detail]}]
            \(ExampleApp.opening)
            #     func help() { present(Bool.random() ? HelpViewController() : DetailViewController(), animated: true) }
            # }
            \(ExampleApp.rest)
            """)
}

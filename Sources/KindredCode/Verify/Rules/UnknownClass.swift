import KindredDiagnostics

/// A declared class that the code doesn't have, beside one of nearly that name.
package enum UnknownClass {
    package static let info = RuleInfo(
        "unknown-class", .error, .code,
        summary: "the code has no such class, but one of nearly the same name",
        why: """
            The class was renamed, or is misspelt. A class of a library, without a near name in the sources, is not \
            reported.
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: HomeNav, stack: [{controller: Home, class: HomeViewControler}]}
              help: HelpViewController
            # class HomeViewController: UIViewController {
            # }
            \(ExampleApp.rest)
            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: HomeNav, stack: [{controller: Home, class: HomeViewController}]}
              help: HelpViewController
            # class HomeViewController: UIViewController {
            # }
            \(ExampleApp.rest)
            """)
}

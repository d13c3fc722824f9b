import KindredDiagnostics

/// An edge of another kind than the declared one.
package enum KindDiffers {
    package static let info = RuleInfo(
        "kind-differs", .error, .code,
        summary: """
            code shows a controller in another way than is declared: it presents what should be pushed, or the \
            like
            """,
        why: """
            Both sides know the two classes, but the specification resolves another presenter, another stack and other \
            callbacks than the app has.
            """,
        start: ExampleApp.specification,
        bad: """
            pushes: [{from: Home, to: Detail}]
            # class HomeViewController: UIViewController {
            #     func open() { present(DetailViewController(), animated: true) }
            # }
            \(ExampleApp.rest)
            """,
        good: """
            pushes: [{from: Home, to: Detail}]
            \(ExampleApp.opening)
            # }
            \(ExampleApp.rest)
            """)
}

import KindredDiagnostics

/// A navigation controller that is shown from a stack.
package enum ShownNavigation {
    package static let info = RuleInfo(
        "shown-navigation", .warning, .imports,
        summary: "a `show` segue on a navigation stack leads to a navigation controller",
        why: """
            A navigation controller can't be pushed (R25), so UIKit presents it, and the import writes a \
            presentation. If you meant a push, lead the segue to the root of the navigation controller.
            """,
        facts: [.r25, .r40],
        bad: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"nav2\" kind=\"show\" id=\"s1\""),
            ExampleStoryboard.navigation("nav2", root: "b"), ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""), ExampleStoryboard.scene("b")))

    static func found(place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "a navigation controller can't be pushed; written as a presentation", at: place,
            help: "lead the segue to its root to push, or make this a modal presentation")
    }
}

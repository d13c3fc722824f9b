import KindredBase
import KindredCore

/// A navigation controller that is shown from a stack.
enum ShownNavigation {
    static let info = RuleInfo(
        "shown-navigation", .warning, .imports,
        summary: "a `show` segue in a navigation stack leads to a navigation controller",
        why: """
            A navigation controller cannot be pushed (R25), so that the segue can only present, and so it is written. If \
            a push was meant, the segue should lead to what the navigation controller starts with.
            """,
        facts: [.r25, .r40],
        bad: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"nav2\" kind=\"show\" id=\"s1\""),
            ExampleStoryboard.navigation("nav2", root: "b"), ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""), ExampleStoryboard.scene("b")))

    static func found(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "a navigation controller cannot be pushed: written as a presentation", at: place,
            help: "lead to its root if a push is meant, or make this a modal presentation")
    }
}

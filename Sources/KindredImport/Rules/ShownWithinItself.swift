import KindredBase
import KindredCore

/// A scene shown on a stack that it holds.
enum ShownWithinItself {
    static let info = RuleInfo(
        "shown-within-itself", .note, .imports,
        summary: "a segue shows a scene in a stack or column that is inside it",
        why: """
            The new instance would hold another such stack, and so on: the specification ends at the first repetition, \
            as a presentation of the family that starts with the scene.
            """,
        bad: ExampleStoryboard.text(
            initial: "tabs",
            ExampleStoryboard.scene(
                "tabs", element: "tabBarController",
                "destination=\"nav\" kind=\"relationship\" relationship=\"viewControllers\" id=\"t\""),
            ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"tabs\" kind=\"show\" id=\"s1\"")),
        good: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""), ExampleStoryboard.scene("b")))

    static func found(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "what is shown holds the stack or column that it is shown in: written as a presentation", at: place)
    }
}

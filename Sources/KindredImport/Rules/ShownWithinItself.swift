import KindredBase
import KindredCore

/// A scene shown on a stack that it holds.
enum ShownWithinItself {
    static let info = RuleInfo(
        "shown-within-itself", .note, .imports,
        summary: "a segue shows a scene in a stack or column inside that scene",
        why: """
            The new instance would contain another such stack or column, and so on. The specification stops at the \
            first repetition, with a presentation of the family that starts with the scene.
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
            info, "this scene contains the stack or column that it is shown in; written as a presentation", at: place)
    }
}

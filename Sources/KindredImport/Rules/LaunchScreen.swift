import KindredBase
import KindredCore

/// A storyboard that is only drawn, before the app runs.
enum LaunchScreen {
    static let info = RuleInfo(
        "launch-screen", .note, .imports,
        summary: "a storyboard is a launch screen",
        why: """
            What a launch screen shows is drawn by the system before the app runs: its controllers never are in a \
            hierarchy, and segues have no effect.
            """,
        bad: ExampleStoryboard.text(initial: "a", more: " launchScreen=\"YES\"", ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(_ storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            info, "a launch screen is left out: its controllers are drawn, not run",
            at: storyboard.place(storyboard.place))
    }
}

import KindredDiagnostics

/// A storyboard that is only drawn, before the app runs.
package enum LaunchScreen {
    package static let info = RuleInfo(
        "launch-screen", .note, .imports, isUnmapped: true,
        summary: "a storyboard is a launch screen",
        why: """
            The system draws a launch screen before the app runs. Its controllers are never in a hierarchy, and its \
            segues have no effect.
            """,
        bad: ExampleStoryboard.text(initial: "a", more: " launchScreen=\"YES\"", ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this launch screen is skipped: the system draws it before the app runs",
            at: storyboard.place(of: storyboard.place))
    }
}

import KindredBase
import KindredCore

/// The way back.
enum UnwindSegue {
    static let info = RuleInfo(
        "unwind-segue", .note, .imports,
        summary: "a segue unwinds",
        why: """
            An unwind segue pops and dismisses until it comes to a controller that implements its action, which only the \
            running app can tell (R100). The language describes how controllers come on screen.
            """,
        facts: [.r100],
        bad: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene("a", "destination=\"x\" kind=\"unwind\" id=\"s1\" unwindAction=\"back:\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(_ segue: StoryboardSegue, _ storyboard: Storyboard) -> Diagnostic {
        let action = storyboard[segue.unwindAction].map { " to '\($0)'" } ?? ""
        return Diagnostic(
            info, "the way back\(action) has no place in a specification", at: storyboard.place(segue.place))
    }
}

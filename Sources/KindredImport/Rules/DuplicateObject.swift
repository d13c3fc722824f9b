import KindredBase
import KindredCore

/// An object id that two scenes have.
enum DuplicateObject {
    static let info = RuleInfo(
        "duplicate-object", .warning, .imports,
        summary: "two scenes of a file have one object id",
        why: """
            It happens when files are merged or edited by hand. Segues lead to the first; the other is imported as one \
            that nothing leads to.
            """,
        bad: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a"), ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a"), ExampleStoryboard.scene("b")))

    static func found(_ controller: StoryboardController, _ storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            info, "another scene of this file has the id '\(storyboard[controller.id] ?? "")'",
            at: storyboard.place(controller.place), help: "give one of them a new id, and connect its segues anew")
    }
}

import KindredDiagnostics

/// An object id that two scenes have.
package enum DuplicateObject {
    package static let info = RuleInfo(
        "duplicate-object", .warning, .imports,
        summary: "two scenes of a file have the same object id",
        why: """
            Merges and hand edits cause this. Segues lead to the first scene; the second is imported as one that no \
            segue leads to.
            """,
        bad: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a"), ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a"), ExampleStoryboard.scene("b")))

    static func found(controller: StoryboardController, storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            rule: info, message: "another scene of this file has the id '\(storyboard[controller.id] ?? "")'",
            at: storyboard.place(of: controller.place), help: "give one of them a new id, and connect its segues again")
    }
}

import KindredDiagnostics

/// An unwind segue, which leads back.
package enum UnwindSegue {
    package static let info = RuleInfo(
        "unwind-segue", .note, .imports, isUnmapped: true,
        summary: "a segue is an unwind segue",
        why: """
            An unwind segue pops and dismisses until it reaches a controller that implements its action. Only the \
            running app knows which one that is (R100). A specification describes how controllers appear, not how \
            they go away.
            """,
        facts: [.r100],
        bad: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene("a", "destination=\"x\" kind=\"unwind\" id=\"s1\" unwindAction=\"back:\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(segue: StoryboardSegue, storyboard: Storyboard) -> Diagnostic {
        let action = storyboard[segue.unwindAction].map { " to '\($0)'" } ?? ""
        return Diagnostic(
            rule: info,
            message: "this unwind segue\(action) is left out: a specification doesn't describe the way back",
            at: storyboard.place(of: segue.place))
    }
}

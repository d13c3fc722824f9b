import KindredDiagnostics

/// A segue of a kind that is not known.
package enum UnknownSegue {
    package static let info = RuleInfo(
        "unknown-segue", .warning, .imports, isUnmapped: true,
        summary: "a segue has a kind that UIKit doesn't have",
        why: """
            iOS has these kinds: relationship, show, showDetail, presentation, popoverPresentation, embed, unwind \
            and custom, and the older push, modal, popover and replace (R100).
            """,
        facts: [.r100],
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"teleport\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(segue: StoryboardSegue, storyboard: Storyboard) -> Diagnostic {
        let kind = storyboard[segue.relation] ?? storyboard[segue.kindText] ?? ""
        return Diagnostic(
            rule: info, message: "UIKit has no segue of kind '\(kind)'; nothing is written for it",
            at: storyboard.place(of: segue.place))
    }
}

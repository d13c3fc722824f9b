import KindredDiagnostics

/// A reference that nothing leads to.
package enum UnusedReference {
    package static let info = RuleInfo(
        "unused-reference", .note, .imports, isUnmapped: true,
        summary: "no segue leads to a storyboard reference",
        why: """
            Such a reference is used by code, or was forgotten. It has no place in a hierarchy.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a"),
            ExampleStoryboard.scene("b", element: "viewControllerPlaceholder", more: "storyboardName=\"Settings\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(placeholder: StoryboardPlaceholder, storyboard: Storyboard) -> Diagnostic {
        let name = storyboard[placeholder.storyboardName].map { " to '\($0)'" } ?? ""
        return Diagnostic(
            rule: info, message: "no segue leads to this reference\(name)", at: storyboard.place(of: placeholder.place))
    }
}

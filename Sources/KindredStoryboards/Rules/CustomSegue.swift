import KindredDiagnostics

/// A segue whose class alone knows what it does.
package enum CustomSegue {
    package static let info = RuleInfo(
        "custom-segue", .warning, .imports, isUnmapped: true,
        summary: "a custom segue has a class that Kindred doesn't know",
        why: """
            The class of a custom segue decides what it does: it may push, present or swap a child. Kindred knows \
            the segues of SWRevealViewController, MMDrawerController, LGSideMenuController and KYDrawerController. \
            The destination of any other is kept, as a family of its own if nothing else shows it.
            """,
        facts: [.r100],
        bad: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"custom\" id=\"s1\" customClass=\"FadeSegue\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(segue: StoryboardSegue, storyboard: Storyboard) -> Diagnostic {
        let name = storyboard[segue.customClass].map { " \($0)" } ?? ""
        let identifier = storyboard[segue.identifier].map { " '\($0)'" } ?? ""
        return Diagnostic(
            rule: info,
            message: "the custom segue\(name)\(identifier) is not imported: only its class knows what it does",
            at: storyboard.place(of: segue.place), help: "add a presentation, a push or a child by hand")
    }
}

import KindredBase
import KindredCore

/// A segue whose class alone knows what it does.
enum CustomSegue {
    static let info = RuleInfo(
        "custom-segue", .warning, .imports,
        summary: "a custom segue is of a class that is not known",
        why: """
            What a custom segue does stands in the code of its class: it may push, present, or swap a child. Kindred \
            knows those of SWRevealViewController, MMDrawerController, LGSideMenuController and KYDrawerController. The \
            scene that any other leads to is kept, as a family of its own where nothing else shows it.
            """,
        facts: [.r100],
        bad: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"custom\" id=\"s1\" customClass=\"FadeSegue\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(_ segue: StoryboardSegue, _ storyboard: Storyboard) -> Diagnostic {
        let name = storyboard[segue.customClass].map { " \($0)" } ?? ""
        let identifier = storyboard[segue.identifier].map { " '\($0)'" } ?? ""
        return Diagnostic(
            info, "what the custom segue\(name)\(identifier) does stands in its code, and nothing is written for it",
            at: storyboard.place(segue.place), help: "add a presentation, a push or a child by hand")
    }
}

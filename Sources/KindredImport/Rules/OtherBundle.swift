import KindredBase
import KindredCore

/// A reference into another bundle.
enum OtherBundle {
    static let info = RuleInfo(
        "other-bundle", .note, .imports,
        summary: "a storyboard reference leads into another bundle",
        why: """
            A reference with a bundle identifier is resolved when the app runs, in a framework that the import knows \
            nothing of. A plain controller with a note is written in its place.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene(
                "b", element: "viewControllerPlaceholder",
                more: "storyboardName=\"Kit\" bundleIdentifier=\"com.example.Kit\"")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(_ bundle: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "a reference into the bundle '\(bundle)' is not followed", at: place,
            help: "a controller with a note stands for what it leads to")
    }
}

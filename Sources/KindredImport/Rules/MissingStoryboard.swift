import KindredBase
import KindredCore

/// A reference to a storyboard that was not given.
enum MissingStoryboard {
    static let info = RuleInfo(
        "missing-storyboard", .warning, .imports,
        summary:
            "a storyboard reference names a storyboard that is not among those given, the initial controller refers to itself, or a property list names such a storyboard for the start",
        why: """
            What stands in another file is looked for in all files of the import, the nearest of that name first. A \
            plain controller with a note is written in place of what is not found, so that whoever contains, pushes or \
            presents it is kept.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b", element: "viewControllerPlaceholder", more: "storyboardName=\"Settings\"")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func ring(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "the initial controller is a reference that leads back to itself", at: place,
            help: "name another storyboard, or the identifier of a controller")
    }

    /// - Parameter place: Where a property list or project file names it.
    static func start(_ name: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "the app starts with '\(name).storyboard', which is not among the files given", at: place,
            help: "import it as well, or correct the name")
    }

    static func found(_ name: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "no '\(name).storyboard' is among the files given", at: place,
            help: "import it as well; until then a controller with a note stands for what it holds")
    }
}

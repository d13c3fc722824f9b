import KindredDiagnostics

/// A reference to a storyboard that was not given.
package enum MissingStoryboard {
    package static let info = RuleInfo(
        "missing-storyboard", .warning, .imports, isUnmapped: true,
        summary:
            "a reference or property list names a storyboard that isn't imported, or an initial view controller refers to itself",
        why: """
            References are looked up in all imported files, nearest first. If the storyboard isn't there, the import \
            writes a plain controller with a note in its place, so that its containers, pushes and presentations are \
            kept.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b", element: "viewControllerPlaceholder", more: "storyboardName=\"Settings\"")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func ring(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the initial view controller is a reference that leads back to itself", at: place,
            help: "name another storyboard, or the identifier of a view controller")
    }

    /// - Parameter place: Where a property list or project file names it.
    static func start(name: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the app starts with '\(name).storyboard', which is not among the imported files",
            at: place, help: "import it too, or correct the name")
    }

    static func found(name: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(name).storyboard' is not among the imported files", at: place,
            help: "import it too; until then a plain controller with a note takes its place")
    }
}

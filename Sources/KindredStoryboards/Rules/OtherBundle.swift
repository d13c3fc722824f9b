import KindredDiagnostics

/// A reference into another bundle.
package enum OtherBundle {
    package static let info = RuleInfo(
        "other-bundle", .note, .imports, isUnmapped: true,
        summary: "a storyboard reference leads to another bundle",
        why: """
            A reference with a bundle identifier is resolved at run time, in a framework that the import can't see. \
            The import writes a plain controller with a note in its place.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene(
                "b", element: "viewControllerPlaceholder",
                more: "storyboardName=\"Kit\" bundleIdentifier=\"com.example.Kit\"")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(bundle: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this reference into the bundle '\(bundle)' isn't followed", at: place,
            help: "complete the plain controller that takes its place by hand")
    }
}

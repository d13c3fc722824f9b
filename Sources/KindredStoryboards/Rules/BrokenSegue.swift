import KindredDiagnostics

/// A segue that has no source or no destination.
package enum BrokenSegue {
    package static let info = RuleInfo(
        "broken-segue", .warning, .imports, isUnmapped: true,
        summary: "a segue has no source or no destination",
        why: """
            Merges and hand edits leave such segues behind. Performing one throws an exception; UIKit ignores a \
            broken relationship.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"zzz\" kind=\"show\" id=\"s1\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func nowhere(_ destination: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: destination.isEmpty ? "this segue has no destination" : "no scene has the id '\(destination)'",
            at: place, help: "remove the segue, or connect it again")
    }

    static func withoutScene(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this segue has no source view controller", at: place,
            help: "remove the segue, or connect it again")
    }
}

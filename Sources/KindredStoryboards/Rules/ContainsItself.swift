import KindredDiagnostics

/// A scene that holds itself.
package enum ContainsItself {
    package static let info = RuleInfo(
        "contains-itself", .warning, .imports, isUnmapped: true,
        summary: "a scene contains itself, directly or through other scenes",
        why: """
            Each controller would create the next one when its view loads, without end. The import leaves out the \
            innermost.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"a\" kind=\"embed\" id=\"s1\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this segue puts a scene inside itself, without end", at: place,
            help: "lead the segue to another scene; the specification stops at the first repetition")
    }
}

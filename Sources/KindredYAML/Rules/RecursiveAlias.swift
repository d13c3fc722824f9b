import KindredDiagnostics

/// An alias inside the text that it copies.
package enum RecursiveAlias {
    package static let info = RuleInfo(
        "recursive-alias", .error, .reading,
        summary: "an alias is inside its own anchor",
        why: """
            An alias is a copy of the anchored text. Inside its own anchor, the copy would contain itself without end.
            """,
        bad: "kindred: 1\nfamilies:\n  home: &home\n    navigation: HomeNav\n    stack: [Home, *home]\n",
        good: "kindred: 1\nfamilies:\n  home: &home\n    navigation: HomeNav\n    stack: [Home]\n")

    static func found(at place: SourceRange, anchor: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this alias is inside its own anchor", at: place,
            labels: [Diagnostic.Label(at: anchor, text: "the anchored text starts here")],
            help: "remove the alias; to show the controller again, declare a push or a presentation")
    }
}

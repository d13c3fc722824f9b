import KindredBase

/// An alias inside of what it stands for.
package enum RecursiveAlias {
    package static let info = RuleInfo(
        "recursive-alias", .error, .reading,
        summary: "an alias stands within its own anchor",
        why: """
            An alias stands for a copy of the anchored text. Inside its own anchor the copy would hold itself, without end.
            """,
        bad: "kindred: 1\nfamilies:\n  home: &home\n    navigation: HomeNav\n    stack: [Home, *home]\n",
        good: "kindred: 1\nfamilies:\n  home: &home\n    navigation: HomeNav\n    stack: [Home]\n")

    static func found(at place: Place, anchor: Place) -> Diagnostic {
        Diagnostic(
            info, "this alias stands within its own anchor", at: place,
            labels: [Diagnostic.Label(anchor, "the anchored text starts here")],
            help: "a controller that shows itself again is a push or a presentation, not a child")
    }
}

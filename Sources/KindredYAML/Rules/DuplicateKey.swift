import KindredDiagnostics

/// A key that appears twice in one mapping.
package enum DuplicateKey {
    package static let info = RuleInfo(
        "duplicate-key", .error, .reading,
        summary: "a mapping has the same key twice",
        why: """
            Many YAML readers silently keep the last one, so half of a file is lost without notice. Kindred reports both.
            """,
        bad: "kindred: 1\nfamilies:\n  home: Home\n  home: Start\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n  start: Start\n")

    static func found(key: String, at place: SourceRange, first: SourceRange, mayMissDash: Bool = false) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the key '\(key)' appears twice in this mapping", at: place,
            labels: [Diagnostic.Label(at: first, text: "first here")],
            help: mayMissDash
                ? "put '- ' before it if another item of the list starts here, or remove one of the two"
                : "remove one of the two, or give it another name")
    }
}

import KindredBase

/// A key that stands twice in one mapping.
package enum DuplicateKey {
    package static let info = RuleInfo(
        "duplicate-key", .error, .reading,
        summary: "a key stands twice in one mapping",
        why: """
            Many YAML readers silently let the last one win, so that half of a file goes missing without a word. Kindred shows \
            both.
            """,
        bad: "kindred: 1\nfamilies:\n  home: Home\n  home: Start\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n  start: Start\n")

    static func found(_ key: String, at place: Place, first: Place, mayMissDash: Bool = false) -> Diagnostic {
        Diagnostic(
            info, "the key '\(key)' stands twice in this mapping", at: place,
            labels: [Diagnostic.Label(first, "first here")],
            help: mayMissDash
                ? "put '- ' before it if another item of the list starts here, or remove one of the two"
                : "remove one of the two, or give it another name")
    }
}

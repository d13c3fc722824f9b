import KindredDiagnostics

/// A document that is not written in version 1 of the language.
package enum UnsupportedVersion {
    package static let info = RuleInfo(
        "unsupported-version", .error, .shape,
        summary: "`kindred` is missing, or isn't the plain scalar `1`",
        why: """
            The version says how to read a document. Without a known one, Kindred reads nothing in it, and reports nothing that \
            could follow from what is missing. `'1'`, `1.0` and `01` aren't the scalar `1`.
            """,
        bad: "kindred: 2\nfamilies:\n  home: Home\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n")

    /// - Parameter written: Nil where `kindred` is missing.
    package static func found(written: String?, at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        guard let written else {
            return Diagnostic(
                rule: info, message: "this document has no version: 'kindred' is missing", at: place, labels: labels,
                help: "start it with 'kindred: 1'")
        }
        if ["1", "1.0", "01"].contains(written) {
            return Diagnostic(
                rule: info, message: "the version must be a plain 1", at: place, labels: labels,
                help: written == "1" ? "write the version without quotes: `kindred: 1`" : "write `kindred: 1`",
                fixes: Suggestion.fixes("1", at: place, isSafe: true))
        }
        let isShort = written.utf8.count <= 40 && !written.utf8.contains(0x0A)
        return Diagnostic(
            rule: info, message: isShort ? "version '\(written)' isn't supported" : "this version isn't supported",
            at: place, labels: labels, help: "the only version of the language is 1: write 'kindred: 1'")
    }
}

import KindredDiagnostics

/// A key that a mapping does not have.
package enum UnknownKey {
    package static let info = RuleInfo(
        "unknown-key", .error, .shape,
        summary: "a key that this mapping doesn't have",
        why: """
            If Kindred ignored a misspelt key, what it says would be missing without notice. For what Kindred shouldn't read, \
            there are `note`, `source` and top-level keys that start with `x-`.
            """,
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stak: [Home]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home]\n")

    /// - Parameters:
    ///   - noun: What has the keys, with its article: "a presentation".
    ///   - rivals: What it may be meant as too, though nothing here has such a key.
    ///   - help: What to write instead.
    ///   - fix: The right key, if nothing else has to change.
    package static func found(
        key: String, in noun: String, valid: [String], rivals: [String] = [], help: String?, fix: String?,
        at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(noun) has no key '\(key)'; its keys are \(Suggestion.list(valid: valid))",
            at: place, labels: labels,
            help: help, fixes: Suggestion.fixes(fix, for: key, among: valid + rivals, at: place))
    }
}

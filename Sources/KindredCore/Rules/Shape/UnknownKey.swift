import KindredBase

/// A key that a mapping does not have.
package enum UnknownKey {
    package static let info = RuleInfo(
        "unknown-key", .error, .shape,
        summary: "a key that this mapping does not have",
        why: """
            A misspelt key would be passed over without a word, and what it says would be missing. For what Kindred shall \
            not read there are `note`, `source` and top-level keys that start with `x-`.
            """,
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stak: [Home]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home]\n")

    /// - Parameter noun: What has the keys, with its article: "a presentation".
    package static func found(
        _ key: String, in noun: String, valid: [String], nearest: String?, at place: Place,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            info, "\(noun) has no key '\(key)'; its keys are \(Suggestion.list(valid))", at: place, labels: labels,
            help: Suggestion.help(nearest), fixes: Suggestion.fixes(nearest, at: place))
    }
}

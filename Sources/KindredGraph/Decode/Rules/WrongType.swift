import KindredDiagnostics

/// A value that is of another type than its key wants.
package enum WrongType {
    package static let info = RuleInfo(
        "wrong-type", .error, .shape,
        summary: """
            a value of the wrong type, such as a list instead of text, or `yes` instead of a boolean; an explicit tag
            """,
        why: """
            Booleans are exactly the plain scalars `true` and `false`: versions of YAML disagree about `yes`, `on` and `True`. \
            A quoted scalar is always text. Explicit tags such as `!!str` have no use in the language, and `<<` only merges \
            mappings.
            """,
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: Home\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home]\n")

    /// - Parameters:
    ///   - key: What has the value: "'stack'", "a node".
    ///   - expected: What it should be, with its article.
    ///   - found: What it is, with its article.
    ///   - help: What to write instead.
    package static func found(
        key: String, expected: String, found: String, help: String, at place: SourceRange,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(key) must be \(expected), not \(found)", at: place, labels: labels, help: help)
    }

    package static func boolean(
        _ key: String, written: String, at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let word = meantBoolean(written).map { $0 ? "true" : "false" }
        // The plain scalar would have been right, so this one is not plain.
        let isQuoted = written == word
        return Diagnostic(
            rule: info, message: "'\(key)' must be true or false, not \(isQuoted ? "the text " : "")'\(written)'",
            at: place, labels: labels,
            help: word.map { "write `\($0)`\(isQuoted ? " without quotes" : "")" } ?? "write `true` or `false`",
            fixes: Suggestion.fixes(word, at: place, isSafe: true))
    }

    static func emptyList(
        _ what: String, noun: String, at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(what) can't be an empty list", at: place, labels: labels,
            help: "name at least one \(noun)")
    }

    /// Returns a diagnostic for `null` in a list with other items.
    static func noneInList(_ key: String, at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'null' can't be in a list", at: place, labels: labels,
            help: "write `\(key): null` if there is none, or remove it from the list")
    }

    package static func tag(at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "an explicit tag has no meaning here", at: place, labels: labels,
            help: "remove the tag")
    }

    package static func merge(at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'<<' only merges mappings", at: place, labels: labels,
            help: "give it the alias of an anchored mapping, or a list of such aliases")
    }

    /// The boolean that a word means in YAML 1.1.
    static func meantBoolean(_ written: String) -> Bool? {
        switch written.lowercased() {
        case "true", "yes", "on", "y", "1": true
        case "false", "no", "off", "n", "0": false
        default: nil
        }
    }
}

import KindredDiagnostics
import KindredText

/// A word outside of the set of those that a key allows.
package enum UnknownValue {
    package static let info = RuleInfo(
        "unknown-value", .error, .shape,
        summary: "a word that isn't one of the values of its key",
        why: """
            Styles, transitions, anchors, kinds of pushes and callbacks have UIKit's names, spelled as in its Swift interface. \
            Case matters.
            """,
        bad: "kindred: 1\nfamilies:\n  home:\n    page: Pages\n    transition: pagecurl\n    pages: [Home]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    page: Pages\n    transition: pageCurl\n    pages: [Home]\n")

    /// Returns a diagnostic for a value of a key, or of a subject that has to have one.
    package static func found(
        value: String, of subject: String? = nil, key: String, valid: [String], help: String?, fix: String?,
        at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let advice = subject == nil ? "choose one of its values, or remove '\(key)'" : "choose one of its values"
        return Diagnostic(
            rule: info,
            message: "\(subject ?? "'\(key)'") can't be '\(value)'; its values are \(Suggestion.list(valid: valid))",
            at: place, labels: labels, help: help ?? advice,
            fixes: Suggestion.fixes(fix, for: value, among: valid, at: place))
    }

    /// Returns a diagnostic for an unknown word behind the last dot of an event.
    package static func callback(
        _ word: String, valid: [String], nearest: String?, canFix: Bool, at place: SourceRange,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "there is no callback '\(word)'; the callbacks are \(Suggestion.list(valid: valid))",
            at: place, labels: labels, help: English.didYouMean(nearest) ?? "write one of these callbacks",
            fixes: canFix ? Suggestion.fixes(nearest, for: word, among: valid, at: place) : [])
    }
}

import KindredDiagnostics
import KindredText

/// A comment that silences a rule that doesn't exist.
package enum UnknownRule {
    package static let info = RuleInfo(
        "unknown-rule", .error, .project,
        summary: "a 'kindred:ignore' comment names no rule, or one that doesn't exist",
        why: """
            A comment with a misspelt id silences nothing, and without this error nobody would notice why. Ids are separated \
            by commas, and a reason follows `--`. A rule's former id still works, with a warning.
            """,
        bad: """
            kindred: 1
            families:
              home:
                navigation: Nav  # kindred:ignore emty-container -- filled from code
                stack: [Home]

            """,
        good: """
            kindred: 1
            families:
              home:
                navigation: Nav  # kindred:ignore empty-container -- filled from code
                stack: []

            """)

    static func found(id: String, nearest: String?, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "there is no rule '\(id)'", about: .file(detail: id), at: place,
            help: English.didYouMean(nearest)
                ?? "'kindred rules' lists the rules",
            fixes: nearest.map { [Diagnostic.Fix(at: place, replacement: $0)] } ?? [])
    }

    /// One that had another id in an earlier version.
    static func renamed(_ id: String, to new: String, at place: SourceRange) -> Diagnostic {
        var found = Diagnostic(
            rule: info, message: "the rule '\(id)' is now called '\(new)'", about: .file(detail: id), at: place,
            help: "write '\(new)'; the former id still works", fixes: [Diagnostic.Fix(at: place, replacement: new)])
        found.severity = .warning
        return found
    }

    static func unseparated(_ word: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(word)' is neither another rule nor a reason", about: .file(detail: word),
            at: place, help: "put a comma between rules, and '--' before a reason")
    }

    package static func missing(_ word: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this comment names no rule", about: .file(detail: word), at: place,
            help: "write the id that a diagnostic has in brackets: '\(word) RULE -- reason'")
    }
}

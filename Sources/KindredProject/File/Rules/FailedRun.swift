import KindredDiagnostics

/// A run that came to no end: only reports say so, standard error has the message itself.
package enum FailedRun {
    package static let info = RuleInfo(
        "failed-run", .error, .project, canBeSilenced: false,
        summary: "a command couldn't do what it was asked for: its report says why",
        why: """
            A baseline is missing, an option names something that doesn't exist, or the result can't be written. The report of \
            an earlier run must not stay and say that all is well, so each report has this error, after what was found until \
            then. On standard error, the command says the same without a rule.
            """,
        bad: "# kindred check --baseline missing.json --report short=report.txt\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n")

    package static func found(message: String, hints: [String], path: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: message, at: .path(path), help: hints.isEmpty ? nil : hints.joined(separator: "; "))
    }
}

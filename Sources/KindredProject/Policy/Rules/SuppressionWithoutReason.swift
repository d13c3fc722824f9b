import KindredDiagnostics

/// A comment that doesn't say why it silences a rule.
package enum SuppressionWithoutReason {
    package static let info = RuleInfo(
        "suppression-without-reason", .warning, .project,
        summary: "a 'kindred:ignore' comment has no reason, though the project requires one",
        why: """
            The project file says `require-reason: true`: without a reason, nobody can tell later whether the comment is still needed.
            """,
        bad: """
            kindred: 1
            families:
              home:
                navigation: Nav  # kindred:ignore empty-container
                stack: []

            """,
        good: """
            kindred: 1
            families:
              home:
                navigation: Nav  # kindred:ignore empty-container -- filled from code
                stack: []

            """)

    static func found(rules: [String], at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this comment doesn't say why", about: .file(detail: rules.joined(separator: ", ")),
            at: place, help: "add ' -- ' and the reason at its end")
    }
}

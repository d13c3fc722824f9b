import KindredDiagnostics
import KindredText

/// An entry of a baseline that no diagnostic matches.
package enum StaleBaseline {
    package static let info = RuleInfo(
        "stale-baseline", .warning, .project,
        summary: "the baseline holds a diagnostic that is no longer reported",
        why: """
            What the entry is about is fixed: if it stayed, it would hide the next mistake of that kind. `kindred check \
            --prune-baseline FILE` removes such entries and adds none. Kindred doesn't report it as long as something can't be read \
            or resolved, or if the rule is off or was not checked.
            """,
        bad: """
            {"format": "kindred-baseline", "version": 2, "entries": [
            {"rule": "empty-container", "subject": "controller", "id": "Nav", "occurrence": 1},
            {"rule": "empty-container", "subject": "controller", "id": "Old", "occurrence": 1}
            ]}

            """,
        good: """
            {"format": "kindred-baseline", "version": 2, "entries": [
            {"rule": "empty-container", "subject": "controller", "id": "Nav", "occurrence": 1}
            ]}

            """)

    /// - Parameter path: That of the baseline.
    static func found(identity: DiagnosticIdentity, in path: String, at place: SourceRange) -> Diagnostic {
        let about = identity.kind == .file ? "the file '\(identity.id.text)'" : "'\(identity.id.text)'"
        let detail = identity.detail.map { " ('\($0.text)')" } ?? ""
        return Diagnostic(
            rule: info, message: "'\(identity.rule)' is no longer reported for \(about)\(detail)",
            about: .file(detail: identity.rule),
            at: place, help: "remove the entry; 'kindred check --prune-baseline \(path)' removes all such entries")
    }
}

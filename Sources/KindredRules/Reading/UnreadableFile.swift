import KindredDiagnostics

/// A path that does not exist, or that cannot be read.
package enum UnreadableFile {
    package static let info = RuleInfo(
        "unreadable-file", .error, .reading,
        summary: "a path doesn't exist or can't be read",
        why: """
            The file may declare what other files refer to, so Kindred reports nothing that could follow from its absence. The \
            exit code is 3, because the specification isn't at fault.
            """,
        bad: "# kindred check missing.kindred.yaml\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n")

    package static func found(path: String, reason: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: "can't be read: \(reason)", at: .path(path), help: "check the path and its permissions"
        )
    }
}

import KindredBase

/// A path that does not exist, or that cannot be read.
package enum UnreadableFile {
    package static let info = RuleInfo(
        "unreadable-file", .error, .reading,
        summary: "a path does not exist or cannot be read",
        why: """
            What should have been read may declare what other files refer to, so nothing is reported that could follow from \
            its absence. The exit code is 3: the specification is not at fault, its surroundings are.
            """,
        bad: "# kindred check missing.kindred.yaml\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n")

    package static func found(path: String, reason: String) -> Diagnostic {
        Diagnostic(info, "cannot be read: \(reason)", at: .path(path), help: "check the path, and who may read it")
    }
}

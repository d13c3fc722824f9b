import KindredDiagnostics

/// A file that isn't text: not UTF-8, or with a control character in it.
package enum InvalidEncoding {
    package static let info = RuleInfo(
        "invalid-encoding", .error, .reading,
        summary: "a file isn't UTF-8, or contains a control character",
        why: """
            Specifications are UTF-8, with or without a byte order mark, with LF or CRLF line endings. Kindred doesn't guess at \
            anything else, because it would report wrong places. The message points at the first byte that doesn't fit.
            """,
        bad: "kindred: 1\nfamilies:\n  home: Ho\u{1}me\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n")

    static func found(reason: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: reason, at: place, help: "save the file as UTF-8 text with LF or CRLF line endings")
    }
}

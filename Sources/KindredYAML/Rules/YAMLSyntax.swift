import KindredDiagnostics

/// Text that isn't YAML.
package enum YAMLSyntax {
    package static let info = RuleInfo(
        "yaml-syntax", .error, .reading,
        summary: "the text isn't valid YAML",
        why: """
            The text isn't valid YAML, so Kindred can't know what it means. It stops reading the file there, and shows what \
            libyaml was reading at that point.
            """,
        bad: "kindred: 1\nfamilies:\n  home: {navigation: Home\n",
        good: "kindred: 1\nfamilies:\n  home: {navigation: HomeNav, stack: [Home]}\n")

    static func refused(
        _ reason: String, context: String?, at place: SourceRange, labels: [Diagnostic.Label]
    ) -> Diagnostic {
        let message = labels.isEmpty && context != nil ? "\(context ?? ""): \(reason)" : reason
        return Diagnostic(
            rule: info, message: message, at: place, labels: labels,
            help: "check the indentation, the quotes and the brackets here and on the line before")
    }

    /// Returns the diagnostic where it is known what is wrong.
    static func found(message: String, at place: SourceRange, labels: [Diagnostic.Label], help: String)
        -> Diagnostic
    {
        Diagnostic(rule: info, message: message, at: place, labels: labels, help: help)
    }

    /// Returns in plain words what libyaml was reading.
    static func plain(_ context: String) -> String {
        switch context {
        case "while parsing a block mapping", "while parsing a flow mapping": "in this mapping"
        case "while parsing a block collection", "while parsing a flow sequence", "while parsing a block sequence":
            "in this list"
        case "while scanning a simple key", "while scanning a plain scalar": "after this"
        case "while scanning a quoted scalar", "while parsing a quoted scalar", "while scanning a block scalar":
            "in this text"
        default: context
        }
    }
}

import KindredBase

/// Text that is no YAML.
package enum YAMLSyntax {
    package static let info = RuleInfo(
        "yaml-syntax", .error, .reading,
        summary: "libyaml refuses the text",
        why: """
            The text is not YAML, so nothing can be said about what it means. Reading of the file ends there; what libyaml was \
            reading at that moment is shown as well.
            """,
        bad: "kindred: 1\nfamilies:\n  home: {navigation: Home\n",
        good: "kindred: 1\nfamilies:\n  home: {navigation: HomeNav, stack: [Home]}\n")

    static func refused(
        _ problem: String, _ context: String?, at place: Place, _ labels: [Diagnostic.Label]
    ) -> Diagnostic {
        let message = labels.isEmpty && context != nil ? "\(context ?? ""): \(problem)" : problem
        return Diagnostic(info, message, at: place, labels: labels)
    }
}

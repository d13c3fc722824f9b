import KindredDiagnostics

/// A node with two kind keys, or a step of a scenario with two steps.
package enum AmbiguousKind {
    package static let info = RuleInfo(
        "ambiguous-kind", .error, .shape,
        summary: "a node has two kind keys, or a step of a scenario two steps",
        why: """
            The kind key says what a node is and gives its id; a controller is of one kind only. Two kind keys in one mapping \
            are usually a node and its child written at the same indentation.
            """,
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    controller: Home\n    stack: [Start]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Start]\n")

    package static func found(
        _ first: String, _ second: String, at place: SourceRange, second other: SourceRange,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this node is both a '\(first)' and a '\(second)'", at: place,
            labels: labels + [Diagnostic.Label(at: other, text: "the second kind key")],
            help: "keep one of them; write a controller inside another as one of its children")
    }

    /// A screen with the children of two kinds.
    static func screen(
        _ first: String, _ second: String, _ kind: Kind, _ other: Kind, at place: SourceRange,
        second secondPlace: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "'\(first)' makes this screen \(kind.definition.noun), and '\(second)' \(other.definition.noun)",
            at: place, labels: [Diagnostic.Label(at: secondPlace, text: "children of another kind")],
            help: "keep one of them; write a container inside the screen as one of its children")
    }

    package static func step(
        _ first: String, _ second: String, at place: SourceRange, second other: SourceRange,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this step is both a '\(first)' and a '\(second)'", at: place,
            labels: labels + [Diagnostic.Label(at: other, text: "the second step")],
            help: "write each as a separate item: '- \(second): …'")
    }
}

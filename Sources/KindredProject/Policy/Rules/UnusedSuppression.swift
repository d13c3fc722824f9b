import KindredDiagnostics
import KindredText

/// A comment that silences nothing.
package enum UnusedSuppression {
    package static let info = RuleInfo(
        "unused-suppression", .warning, .project,
        summary: "a 'kindred:ignore' comment silences nothing",
        why: """
            What it silenced is fixed, or it never was at the right place: it would hide the next mistake of that kind. At the end \
            of a line, a comment silences what starts on that line; alone on a line, the next list item or mapping entry with \
            everything in it; as `kindred:ignore-file` before anything else, the whole file. Nothing is reported while something \
            can't be read or resolved, or if the rule is off or was not checked.
            """,
        bad: """
            kindred: 1
            families:
              home:
                # kindred:ignore empty-container -- filled from code
                navigation: Nav
                stack: [Home]

            """,
        good: """
            kindred: 1
            families:
              # kindred:ignore empty-container -- filled from code
              home:
                navigation: Nav
                stack: []

            """)

    /// - Parameter isAlone: Whether the comment names no other rule.
    static func found(
        id: String, reach: Suppression.Reach, isAlone: Bool, at place: SourceRange
    ) -> Diagnostic {
        let scope =
            switch reach {
            case .line: "on this line"
            case .node: "in what follows"
            case .file, .nothing, .late: "in this file"
            }
        return Diagnostic(
            rule: info, message: "'\(id)' isn't reported \(scope)", about: .file(detail: id), at: place,
            help: isAlone ? "remove the comment" : "remove '\(id)' from the comment")
    }

    /// A rule that no comment silences.
    static func fixed(_ id: String, rule: RuleInfo, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(id)' can't be silenced by a comment", about: .file(detail: id), at: place,
            help: rule.canBeSilenced
                ? "turn it off in the project file" : "fix what it reports: the graph means nothing before that")
    }

    static func late(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'kindred:ignore-file' silences nothing here",
            about: .file(detail: "kindred:ignore-file"), at: place,
            help: "put it before everything else in the file, or use 'kindred:ignore'")
    }

    static func nothing(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "nothing follows that this comment could silence",
            about: .file(detail: "kindred:ignore"), at: place, help: "put it above the node, or at the end of its line")
    }

    /// A comment that starts like one for Kindred.
    package static func misspelt(_ word: String, nearest: String?, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(word)' silences nothing", about: .file(detail: word), at: place,
            help: English.didYouMean(nearest) ?? "write 'kindred:ignore' or 'kindred:ignore-file'",
            fixes: nearest.map { [Diagnostic.Fix(at: place, replacement: $0)] } ?? [])
    }
}

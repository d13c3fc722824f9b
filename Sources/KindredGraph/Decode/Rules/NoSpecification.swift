import KindredDiagnostics
import KindredText

/// A document or folder in which there is nothing to compile.
package enum NoSpecification {
    package static let info = RuleInfo(
        "no-specification", .error, .reading,
        summary: "a document is empty or has none of the top-level keys, or a folder contains no specification",
        why: """
            Nothing would be checked, and the silence would look like success. A folder means every `*.kindred.yaml` and \
            `*.kindred.yml` below it, except hidden entries and linked folders.
            """,
        bad: "home: Home\n",
        good: "kindred: 1\nfamilies:\n  home: Home\n")

    static func emptyDocument(at place: SourceRange) -> Diagnostic {
        Diagnostic(rule: info, message: "this document is empty", at: place, help: "start it with 'kindred: 1'")
    }

    /// - Parameter nearest: The first key of the document that is near to a known one.
    static func noKnownKey(at place: SourceRange, nearest: (written: String, key: String)? = nil) -> Diagnostic {
        let help = nearest.flatMap { English.didYouMean($0.key, end: " instead of '\($0.written)'") }
        return Diagnostic(
            rule: info,
            message: "this document has none of the top-level keys \(Suggestion.list(valid: Shape.document.words))",
            at: place,
            help: help ?? "start it with 'kindred: 1'")
    }

    /// - Parameter projects: Folders below, left out because they are projects of their own.
    package static func emptyFolder(path: String, projects: [String] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this folder contains no specification", at: .path(path),
            help: help(projects: projects)
                ?? "name specifications *.kindred.yaml or *.kindred.yml; 'kindred init' writes a small one")
    }

    private static let shownProjects = 5

    private static func help(projects: [String]) -> String? {
        guard let first = projects.first else { return nil }
        if projects.count == 1 { return "'\(first)' is a project of its own; check it by itself, or use --no-config" }
        let rest = projects.count - shownProjects
        let shown = projects.prefix(shownProjects).map { "'\($0)'" }
        let names =
            rest > 0
            ? shown.joined(separator: ", ") + " and \(rest) more"
            : shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
        return "\(names) are projects of their own; check each by itself, as in `kindred check \(first)`"
    }
}

import KindredDiagnostics
import KindredText

/// The formats of reports, and the only list of them: commands, their help, project files, the library and the tests go
/// through it.
package enum ReportFormat: String, CaseIterable, FileFormat {
    case text, short, json, jsonl, sarif, junit, github, gitlab, checkstyle, rdjsonl, summary

    /// The formats that `--format` names; all of them are for `--report`.
    package static let forFormatOption: [ReportFormat] = [.text, .json]

    package var suffixes: [String] { traits.suffixes }

    /// Whether it is for people, who read it in a terminal.
    package var isForPeople: Bool { traits.isForPeople }

    /// Whether its paths start at the root of the repository, whatever the current folder: programs look for them there.
    package var hasRootedPaths: Bool { traits.hasRootedPaths }
}

extension ReportFormat {
    /// The properties of a format; the table of Docs/Reports.md shows the last three.
    package struct Traits {
        package var suffixes: [String] = []
        package var isForPeople = false
        package var hasRootedPaths = false
        /// The readers that it is for.
        package let readers: StaticString
        /// The unit in which columns are counted.
        package let columns: StaticString
        /// The report if there is no diagnostic.
        package let empty: StaticString
    }

    package var traits: Traits {
        switch self {
        case .text:
            Traits(isForPeople: true, readers: "people", columns: "scalars", empty: "`no problems in 3 files`")
        case .short: Traits(isForPeople: true, readers: "people, `grep`", columns: "scalars", empty: "empty")
        case .json:
            Traits(
                suffixes: ["json"], readers: "programs", columns: "scalars, and bytes from the start of the file",
                empty: "an empty list")
        case .jsonl:
            Traits(suffixes: ["jsonl"], readers: "programs that read lines", columns: "the same", empty: "empty")
        case .sarif:
            Traits(
                suffixes: ["sarif"], hasRootedPaths: true, readers: "code scanning on GitHub, viewers",
                columns: "UTF-16 units", empty: "an empty list")
        case .junit:
            Traits(
                suffixes: ["xml"], hasRootedPaths: true, readers: "Jenkins, GitLab, CircleCI, Azure", columns: "–",
                empty: "one passing test for each file")
        case .github: Traits(hasRootedPaths: true, readers: "GitHub Actions", columns: "scalars", empty: "empty")
        case .gitlab: Traits(hasRootedPaths: true, readers: "Code Quality of GitLab", columns: "–", empty: "`[]`")
        case .checkstyle:
            Traits(hasRootedPaths: true, readers: "Jenkins, reviewdog", columns: "scalars", empty: "no files")
        case .rdjsonl:
            Traits(
                suffixes: ["rdjsonl"], hasRootedPaths: true, readers: "reviewdog", columns: "bytes", empty: "empty")
        case .summary:
            Traits(
                suffixes: ["md"], readers: "people on a web page, as Markdown", columns: "scalars",
                empty: "`no problems in 3 files`")
        }
    }
}

extension ReportFormat {
    package struct Options: Sendable {
        package var showsNotes: Bool
        /// Whether the report is coloured; only formats for people can be.
        package var isColored: Bool
        /// The version of the program.
        package var version = ""
        /// The address of the pages of Docs, for programs that link to them; nil if there is none.
        package var documentation: String?
        /// The rules that formats can describe.
        package var rules: [RuleInfo] = []
        /// The rules whose diagnostics are about the environment, not about what was checked.
        package var faults: Set<String> = []
        /// The claims that were checked besides, for formats that list them.
        package var checks: [ReportCheck] = []
        /// The path of the project file that was used, for formats that name it.
        package var project: String?
        /// Whether formats that can mark what was put aside list it.
        package var showsSilenced = false

        package init(showsNotes: Bool = false, isColored: Bool = false) {
            self.showsNotes = showsNotes
            self.isColored = isColored
        }
    }

    /// - Parameter more: Writes further members at the end, in a format that has members.
    package func write(
        _ report: Report, options: Options = Options(), more: (inout JSONWriter) -> Void = { _ in },
        to sink: @escaping ByteWriter.Sink
    ) {
        var out = ByteWriter(to: sink)
        let notes = options.showsNotes
        let text = TextReport(isColored: options.isColored, showsNotes: notes)
        switch self {
        case .text: text.write(report, to: &out)
        case .short: text.writeHeadlines(report, to: &out)
        case .json: return JSONReport(showsNotes: notes, project: options.project).write(report, to: out, more: more)
        case .jsonl: return JSONReport(showsNotes: notes).writeLines(report, to: out)
        case .sarif: return SARIFReport(options: options).write(report, to: out)
        case .junit: JUnitReport(options: options).write(report, to: &out)
        case .github: GitHubReport(showsNotes: notes).write(report, to: &out)
        case .gitlab: return GitLabReport(showsNotes: notes).write(report, to: out)
        case .checkstyle: CheckstyleReport(showsNotes: notes).write(report, to: &out)
        case .rdjsonl: return ReviewdogReport(showsNotes: notes).write(report, to: out)
        case .summary: MarkdownReport(showsNotes: notes).write(report, to: &out)
        }
        out.flush()
    }
}

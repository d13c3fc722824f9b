/// The formats of reports, and the only list of them: commands, their help, project files, the library and the tests go
/// through it. `ReportFormat+Writing` has the writer of each.
package enum ReportFormat: String, CaseIterable, FileFormat {
    case text, short, json, jsonl, sarif, junit, github, gitlab, checkstyle, rdjsonl, summary

    /// The formats that `--format` names; all of them are for `--report`.
    package static let forFormatOption: [ReportFormat] = [.text, .json]

    package var suffixes: [String] {
        switch self {
        case .text, .short, .github, .gitlab, .checkstyle: []
        case .json: ["json"]
        case .jsonl: ["jsonl"]
        case .sarif: ["sarif"]
        case .junit: ["xml"]
        case .rdjsonl: ["rdjsonl"]
        case .summary: ["md"]
        }
    }

    /// Whether it is for people, who read it in a terminal.
    package var isForPeople: Bool {
        switch self {
        case .text, .short: true
        case .json, .jsonl, .sarif, .junit, .github, .gitlab, .checkstyle, .rdjsonl, .summary: false
        }
    }

    /// Whether its paths start at the root of the repository, whatever the current folder: programs look for them there.
    package var hasRootedPaths: Bool {
        switch self {
        case .text, .short, .json, .jsonl, .summary: false
        case .sarif, .junit, .github, .gitlab, .checkstyle, .rdjsonl: true
        }
    }
}

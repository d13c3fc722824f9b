import KindredFormats
import TestSupport

/// The tables of formats in Docs: prose by hand around rows that the lists of formats make.
enum FormatTables {
    static let graphs = "Docs/Formats.md"
    static let reports = "Docs/Reports.md"
    /// A session that prints each report.
    static let session = "Tests/Golden/CLI/report-formats/cmd"

    static func graphsText() throws -> String {
        let rows = GraphFormat.allCases.map { format in
            let traits = format.traits
            let suffixes = traits.suffixes.map { "`.\($0)`" }.joined(separator: ", ")
            return "| `\(format.rawValue)` | \(suffixes) | \(traits.readers) | \(traits.content) |"
        }
        return try page(graphs, rows: rows)
    }

    static func reportsText() throws -> String {
        let rows = ReportFormat.allCases.map { format in
            let traits = format.traits
            let start = traits.hasRootedPaths ? "the repository" : "the current folder"
            return "| `\(format.rawValue)` | \(traits.readers) | \(start) | \(traits.columns) | \(traits.empty) |"
        }
        return try page(reports, rows: rows)
    }

    /// A summary without a file is added to the file of the step.
    static func sessionText() -> String {
        ReportFormat.allCases.map { "kindred check --report \($0.rawValue)\($0 == .summary ? "=-" : "")\n" }.joined()
    }

    /// The page with the rows of its table of formats replaced.
    private static func page(_ path: String, rows: [String]) throws -> String {
        var lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let head = lines.firstIndex(where: { $0.hasPrefix("| format |") }) {
            let end = lines[head...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
            lines.replaceSubrange(head + 2..<end, with: rows)
        }
        return lines.joined(separator: "\n")
    }
}

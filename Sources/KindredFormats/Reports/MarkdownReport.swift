import KindredDiagnostics
import KindredText

/// Writes a table of diagnostics in Markdown, for the summary of a step in GitHub Actions and for comments.
struct MarkdownReport {
    /// GitHub shows a summary of up to 1 MiB, and drops a longer one.
    private static let longest = 900 << 10

    var showsNotes: Bool

    func write(_ report: Report, to out: inout ByteWriter) {
        out.write("### Kindred: \(Summary.line(report, showsNotes: showsNotes))\n")
        let found = report.shown(notes: showsNotes)
        var length = 0
        for (index, diagnostic) in found.enumerated() {
            if index == 0 { out.write("\n| Severity | Place | Problem | Rule |\n| --- | --- | --- | --- |\n") }
            let row = row(diagnostic: diagnostic, report: report)
            length += row.utf8.count
            if length > Self.longest {
                out.write("\n\(found.count - index) more: see the log.\n")
                break
            }
            out.write(row)
        }
        if let dropped = Summary.dropped(report, showsNotes: showsNotes) { out.write("\n\(dropped)\n") }
        // What others append begins a paragraph of its own.
        out.write(byte: 0x0A)
    }

    private func row(diagnostic: Diagnostic, report: Report) -> String {
        var place = report.path(of: diagnostic)
        if let start = report.region(of: diagnostic)?.start { place += ":\(start.line):\(start.column)" }
        let parts = [
            diagnostic.message, diagnostic.uikit.map { "UIKit: \($0)" }, diagnostic.titledHelp,
        ]
        let text = parts.compactMap(\.self).map(Self.escaped).joined(separator: "<br>")
        return
            "| \(diagnostic.severity.rawValue) | \(Self.escaped(place)) | \(text) | \(Self.escaped(diagnostic.id)) |\n"
    }

    /// Text that is no Markdown and no HTML, in one line.
    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped.append(contentsOf: "<br>".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@", "$":
                escaped.append("\\")
                escaped.append(scalar)
            default: escaped.append(TerminalText.form(of: scalar))
            }
        }
        return String(escaped)
    }
}

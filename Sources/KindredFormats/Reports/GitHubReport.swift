import KindredDiagnostics
import KindredText

/// Writes diagnostics as commands for GitHub Actions, which shows them beside the lines of a pull request.
struct GitHubReport {
    /// GitHub drops what is beyond, for each severity and step, and does not say so.
    static let limit = 10
    /// The longest message that GitHub doesn't cut, in UTF-16 units.
    private static let longest = 4_096

    var showsNotes: Bool

    func write(_ report: Report, to out: inout ByteWriter) {
        for severity in Severity.allCases.reversed() where showsNotes || severity != .note {
            let found = report.alike(notes: true).filter { $0.diagnostic.severity == severity }.prefix(Self.limit)
            let more = report.count(severity) - found.reduce(0) { $0 + $1.count }
            for (index, each) in found.enumerated() {
                write(each.diagnostic, in: report, more: index == Self.limit - 1 ? more : 0, to: &out)
            }
        }
    }

    private func write(_ diagnostic: Diagnostic, in report: Report, more: Int, to out: inout ByteWriter) {
        out.write("::\(Self.command(diagnostic.severity)) file=")
        Self.write(property: report.path(of: diagnostic), to: &out)
        if let (start, end) = report.region(of: diagnostic) {
            out.write(",line=\(start.line),endLine=\(end.line)")
            // GitHub drops columns of several lines.
            if start.line == end.line { out.write(",col=\(start.column),endColumn=\(end.column)") }
        }
        out.write(",title=")
        Self.write(property: diagnostic.id, to: &out)
        out.write("::")
        let parts = [
            diagnostic.message, diagnostic.uikit.map { "UIKit: \($0)" }, diagnostic.titledHelp,
        ]
        let tail = more > 0 ? " (and \(more) more: see the log)" : ""
        Self.write(
            data: Self.cut(parts.compactMap(\.self).joined(separator: "\n"), length: Self.longest - tail.utf16.count)
                + tail,
            to: &out)
        out.write(byte: 0x0A)
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func cut(_ text: String, length: Int) -> String {
        if text.utf16.count <= length { return text }
        var (kept, count) = (String.UnicodeScalarView(), 1)
        for scalar in text.unicodeScalars {
            count += UTF16.width(scalar)
            if count > length { break }
            kept.append(scalar)
        }
        return String(kept) + "…"
    }

    private static func write(data text: String, to out: inout ByteWriter) {
        write(text, to: &out) { $0 == "%" || $0 == "\r" || $0 == "\n" }
    }

    private static func write(property text: String, to out: inout ByteWriter) {
        write(text, to: &out) { $0 == "%" || $0 == "\r" || $0 == "\n" || $0 == ":" || $0 == "," }
    }

    /// Writes a text with special characters escaped, and without control characters, because a log shows it as well.
    private static func write(_ text: String, to out: inout ByteWriter, escaping isSpecial: (Unicode.Scalar) -> Bool) {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isSpecial(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped.append(contentsOf: (scalar.value < 16 ? "%0" : "%").unicodeScalars)
                escaped.append(contentsOf: digits.unicodeScalars)
            } else {
                escaped.append(TerminalText.form(of: scalar))
            }
        }
        out.write(String(escaped))
    }
}

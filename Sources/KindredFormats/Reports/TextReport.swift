import KindredDiagnostics
import KindredText

/// Shows a report to a person: each diagnostic with its lines of source, and a summary line.
package struct TextReport: Sendable {
    package var showsNotes: Bool
    private let ink: TextStyle

    package init(isColored: Bool = false, showsNotes: Bool = false) {
        self.showsNotes = showsNotes
        self.ink = TextStyle(isColored: isColored)
    }

    package func write(_ report: Report, to out: inout ByteWriter) {
        for each in report.alike(notes: showsNotes) {
            write(each.diagnostic, in: report.files, to: &out)
            out.write(byte: 0x0A)
        }
        if let dropped = Summary.dropped(report, showsNotes: showsNotes) {
            out.write(dropped)
            out.write(byte: 0x0A)
        }
        out.write(Summary.line(report, showsNotes: showsNotes))
        out.write(byte: 0x0A)
    }

    /// Writes the first line of each diagnostic, and nothing else.
    func writeHeadlines(_ report: Report, to out: inout ByteWriter) {
        for each in report.alike(notes: showsNotes) {
            writeHeadline(each.diagnostic, in: report.files, to: &out)
        }
    }

    /// One diagnostic, without a blank line after it.
    package func write(_ diagnostic: Diagnostic, in files: [SourceFile], to out: inout ByteWriter) {
        writeHeadline(diagnostic, in: files, to: &out)
        let excerpt = Excerpt(diagnostic: diagnostic, in: files, ink: ink)
        excerpt.write(to: &out)
        let hidden = diagnostic.labels.count - Excerpt.maxLabels
        if hidden > 0 {
            writeFooter("and", text: English.count(hidden, of: "more place"), gutter: excerpt.gutter, to: &out)
        }
        if let text = diagnostic.uikit { writeFooter("UIKit:", text: text, gutter: excerpt.gutter, to: &out) }
        let rule = diagnostic.ruleLocation
        if let text = diagnostic.help {
            writeFooter("\(diagnostic.helpTitle):", text: text, gutter: excerpt.gutter, to: &out)
        }
        if let rule { writeFooter("rule:", text: rule, gutter: excerpt.gutter, to: &out) }
    }

    private func writeHeadline(_ diagnostic: Diagnostic, in files: [SourceFile], to out: inout ByteWriter) {
        switch diagnostic.site {
        case .place(let place):
            let file = files[Int(place.file)]
            let position = file.position(of: Int(place.range.start))
            ink.write("\(file.path):\(position.line):\(position.column):", style: .path, to: &out)
        case .path(let path):
            ink.write("\(path):", style: .path, to: &out)
        }
        ink.write(" ", to: &out)
        ink.write("\(diagnostic.severity.rawValue):", style: .severity(diagnostic.severity), to: &out)
        ink.write(" \(diagnostic.message) [\(diagnostic.id)]", to: &out)
        out.write(byte: 0x0A)
    }

    /// Aligns further lines of the text with its first.
    private func writeFooter(_ title: String, text: String, gutter: Int, to out: inout ByteWriter) {
        out.write(byte: 0x20, times: gutter + 1)
        ink.write("=", style: .gutter, to: &out)
        ink.write(" \(title) ", to: &out)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0, !line.isEmpty {
                // GitHub Actions takes a line that starts with '::' for a command, whatever spaces are before it.
                let isCommand = line.drop { $0 == " " }.utf8.starts(with: "::".utf8)
                out.write(byte: 0x20, times: gutter + 1)
                out.write(byte: isCommand ? UInt8(ascii: "|") : 0x20)
                out.write(byte: 0x20, times: title.utf8.count + 2)
            }
            ink.write(String(line), to: &out)
            out.write(byte: 0x0A)
        }
    }
}

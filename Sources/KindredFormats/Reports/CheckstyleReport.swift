import KindredDiagnostics
import KindredText

/// Writes diagnostics as Checkstyle does, for the many programs that read that.
struct CheckstyleReport {
    var showsNotes: Bool

    func write(_ report: Report, to out: inout ByteWriter) {
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n" as StaticString)
        var rest = report.shown(notes: showsNotes)[...]
        // Diagnostics of one file follow each other.
        while let first = rest.first {
            let path = ExactText(report.path(of: first))
            let found = rest.prefix { ExactText(report.path(of: $0)) == path }
            rest = rest.dropFirst(found.count)
            out.write("  <file name=\"")
            out.write(xml: path.text)
            out.write("\">\n")
            for diagnostic in found { write(diagnostic, report: report, to: &out) }
            out.write("  </file>\n")
        }
        out.write("</checkstyle>\n" as StaticString)
    }

    private func write(_ diagnostic: Diagnostic, report: Report, to out: inout ByteWriter) {
        out.write("    <error")
        if let start = report.region(of: diagnostic)?.start {
            out.write(" line=\"\(start.line)\" column=\"\(start.column)\"")
        }
        out.write(" severity=\"\(diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue)\" message=\"")
        out.write(xml: diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""))
        out.write("\" source=\"kindred.")
        out.write(xml: diagnostic.id)
        out.write("\"/>\n")
    }
}

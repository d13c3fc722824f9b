import KindredDiagnostics
import KindredText

/// Writes diagnostics as reviewdog reads them: one a line, with fixes that a review offers as suggestions.
struct ReviewdogReport {
    var showsNotes: Bool

    func write(_ report: Report, to out: consuming ByteWriter) {
        var json = JSONWriter(to: out, compact: true)
        var columns = ForeignColumnTable()
        for diagnostic in report.shown(notes: showsNotes) {
            columns.add(diagnostic, in: report)
            write(diagnostic, report: report, columns: columns, to: &json)
            json.endLine()
        }
        json.out.flush()
    }

    private func write(
        _ diagnostic: Diagnostic, report: Report, columns: ForeignColumnTable, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("message", text: diagnostic.message + (diagnostic.titledHelp.map { "\n" + $0 } ?? ""))
            json.key("location")
            switch diagnostic.site {
            case .place(let place): write(place, report: report, columns: columns, to: &json)
            case .path(let path):
                json.object { $0.member("path", text: path) }
            }
            json.member("severity", text: Self.severity(diagnostic.severity))
            json.object("source") { $0.member("name", text: "kindred") }
            json.object("code") { $0.member("value", text: diagnostic.id) }
            // Only those in the same file can be suggested there.
            json.array("suggestions") { json in
                for fix in diagnostic.fixes where fix.place.file == diagnostic.file {
                    json.object { json in
                        writeRange(fix.place, columns: columns, to: &json)
                        json.member("text", text: fix.replacement)
                    }
                }
            }
            json.array("related_locations") { json in
                for label in diagnostic.labels {
                    json.object { json in
                        json.member("message", text: label.text)
                        json.key("location")
                        write(label.place, report: report, columns: columns, to: &json)
                    }
                }
            }
        }
    }

    private func write(
        _ place: SourceRange, report: Report, columns: ForeignColumnTable, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("path", text: report.files[Int(place.file)].path)
            writeRange(place, columns: columns, to: &json)
        }
    }

    private func writeRange(_ place: SourceRange, columns: ForeignColumnTable, to json: inout JSONWriter) {
        let (start, end) = columns.bytes(place)
        json.object("range") { json in
            json.object("start") { write(start, to: &$0) }
            json.object("end") { write(end, to: &$0) }
        }
    }

    private func write(_ position: Position, to json: inout JSONWriter) {
        json.member("line", value: position.line)
        json.member("column", value: position.column)
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
    }
}

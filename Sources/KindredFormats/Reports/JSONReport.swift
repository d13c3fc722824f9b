import KindredDiagnostics
import KindredText

/// Writes a report as data, for editors and other programs.
package struct JSONReport: Sendable {
    package var showsNotes: Bool
    /// The path of the project file that was used.
    var project: String?

    package init(showsNotes: Bool = false, project: String? = nil) {
        self.showsNotes = showsNotes
        self.project = project
    }

    /// - Parameter more: Writes further members at the end.
    package func write(
        _ report: Report, to out: consuming ByteWriter, compact: Bool = false,
        more: (inout JSONWriter) -> Void = { _ in }
    ) {
        var json = JSONWriter(to: out, compact: compact)
        json.object { json in
            json.member("format", text: "kindred-diagnostics")
            json.member("version", value: 1)
            json.array("diagnostics") { json in
                for diagnostic in report.diagnostics where shows(diagnostic) {
                    write(diagnostic, files: report.files, to: &json)
                }
            }
            json.key("summary")
            writeSummary(report, to: &json)
            more(&json)
        }
        json.finish()
    }

    /// Writes each diagnostic on a line of its own, and nothing else.
    func writeLines(_ report: Report, to out: consuming ByteWriter) {
        var json = JSONWriter(to: out, compact: true)
        for diagnostic in report.diagnostics where shows(diagnostic) {
            write(diagnostic, files: report.files, to: &json)
            json.endLine()
        }
        json.out.flush()
    }

    private func shows(_ diagnostic: Diagnostic) -> Bool {
        showsNotes || diagnostic.severity != .note
    }

    private func write(_ diagnostic: Diagnostic, files: [SourceFile], to json: inout JSONWriter) {
        json.object { json in
            json.member("id", text: diagnostic.id)
            json.member("severity", text: diagnostic.severity.rawValue)
            json.member("message", text: diagnostic.message)
            if let places = diagnostic.places { json.strings("places", texts: places.ids) }
            if !diagnostic.configurations.isEmpty { json.strings("on", texts: diagnostic.configurations) }
            json.key("location")
            write(diagnostic.site, files: files, to: &json)
            json.array("related") { json in
                for label in diagnostic.labels { write(label, files: files, to: &json) }
            }
            json.member("uikit", orNull: diagnostic.uikit)
            json.member("help", orNull: diagnostic.help)
            json.array("fixes") { json in
                for fix in diagnostic.fixes { write(fix, files: files, to: &json) }
            }
        }
    }

    private func write(_ site: Diagnostic.Site, files: [SourceFile], to json: inout JSONWriter) {
        switch site {
        case .place(let place):
            write(place, files: files, to: &json)
        case .path(let path):
            json.object { $0.member("file", text: path) }
        }
    }

    private func write(_ label: Diagnostic.Label, files: [SourceFile], to json: inout JSONWriter) {
        json.object { json in
            json.member("message", text: label.text)
            json.key("location")
            write(label.place, files: files, to: &json)
        }
    }

    private func write(_ fix: Diagnostic.Fix, files: [SourceFile], to json: inout JSONWriter) {
        json.object { json in
            json.key("location")
            write(fix.place, files: files, to: &json)
            json.member("replacement", text: fix.replacement)
        }
    }

    private func write(_ place: SourceRange, files: [SourceFile], to json: inout JSONWriter) {
        let file = files[Int(place.file)]
        let start = file.position(of: Int(place.range.start))
        let end = file.position(of: Int(place.range.end))
        json.object { json in
            json.members(file: file.path, line: start.line, column: start.column)
            json.member("endLine", value: end.line)
            json.member("endColumn", value: end.column)
            json.member("offset", value: Int(place.range.start))
            json.member("endOffset", value: Int(place.range.end))
        }
    }

    /// Whether shown or not, everything is counted; what is hidden by itself, as in the closing line of the text.
    private func writeSummary(_ report: Report, to json: inout JSONWriter) {
        let counts = Severity.allCases.map(report.count)
        json.object { json in
            json.member("errors", value: report.count(.error))
            json.member("warnings", value: report.count(.warning))
            json.member("notes", value: report.count(.note))
            json.member("files", value: report.fileCount)
            json.member("notShown", value: counts.reduce(0, +) - report.diagnostics.count(where: shows))
            if report.hasBaseline { json.member("known", value: report.knownCount) }
            if report.suppressedCount > 0 { json.member("suppressed", value: report.suppressedCount) }
            if let project {
                json.member("project", text: project)
            }
        }
    }
}

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
        var json = JSONWriter(out, compact: compact)
        json.object { json in
            json.key("format" as StaticString)
            json.string("kindred-diagnostics" as StaticString)
            json.key("version" as StaticString)
            json.number(1)
            json.key("diagnostics" as StaticString)
            json.array { json in
                for diagnostic in report.diagnostics where shows(diagnostic) {
                    write(diagnostic, report.files, to: &json)
                }
            }
            json.key("summary" as StaticString)
            writeSummary(report, to: &json)
            more(&json)
        }
        json.finish()
    }

    /// Writes each diagnostic on a line of its own, and nothing else.
    package func writeLines(_ report: Report, to out: consuming ByteWriter) {
        var json = JSONWriter(out, compact: true)
        for diagnostic in report.diagnostics where shows(diagnostic) {
            write(diagnostic, report.files, to: &json)
            json.endLine()
        }
        json.out.flush()
    }

    private func shows(_ diagnostic: Diagnostic) -> Bool {
        showsNotes || diagnostic.severity != .note
    }

    private func write(_ diagnostic: Diagnostic, _ files: [SourceFile], to json: inout JSONWriter) {
        json.object { json in
            json.key("id" as StaticString)
            json.string(diagnostic.id)
            json.key("severity" as StaticString)
            json.string(diagnostic.severity.rawValue)
            json.key("message" as StaticString)
            json.string(diagnostic.message)
            json.key("location" as StaticString)
            write(diagnostic.site, files, to: &json)
            json.key("related" as StaticString)
            json.array { json in
                for label in diagnostic.labels { write(label, files, to: &json) }
            }
            json.key("uikit" as StaticString)
            json.string(orNull: diagnostic.uikit)
            json.key("help" as StaticString)
            json.string(orNull: diagnostic.help)
            json.key("fixes" as StaticString)
            json.array { json in
                for fix in diagnostic.fixes { write(fix, files, to: &json) }
            }
        }
    }

    private func write(_ site: Diagnostic.Site, _ files: [SourceFile], to json: inout JSONWriter) {
        switch site {
        case .place(let place):
            write(place, files, to: &json)
        case .path(let path):
            json.object { json in
                json.key("file" as StaticString)
                json.string(path)
            }
        }
    }

    private func write(_ label: Diagnostic.Label, _ files: [SourceFile], to json: inout JSONWriter) {
        json.object { json in
            json.key("message" as StaticString)
            json.string(label.text)
            json.key("location" as StaticString)
            write(label.place, files, to: &json)
        }
    }

    private func write(_ fix: Diagnostic.Fix, _ files: [SourceFile], to json: inout JSONWriter) {
        json.object { json in
            json.key("location" as StaticString)
            write(fix.place, files, to: &json)
            json.key("replacement" as StaticString)
            json.string(fix.replacement)
        }
    }

    private func write(_ place: Place, _ files: [SourceFile], to json: inout JSONWriter) {
        let file = files[Int(place.file)]
        let start = file.position(of: Int(place.range.start))
        let end = file.position(of: Int(place.range.end))
        json.object { json in
            json.key("file" as StaticString)
            json.string(file.path)
            write(start.line, as: "line", to: &json)
            write(start.column, as: "column", to: &json)
            write(end.line, as: "endLine", to: &json)
            write(end.column, as: "endColumn", to: &json)
            write(Int(place.range.start), as: "offset", to: &json)
            write(Int(place.range.end), as: "endOffset", to: &json)
        }
    }

    /// Whether shown or not, everything is counted; what is hidden by itself, as in the closing line of the text.
    private func writeSummary(_ report: Report, to json: inout JSONWriter) {
        let counts = Severity.allCases.map(report.count)
        json.object { json in
            write(report.count(.error), as: "errors", to: &json)
            write(report.count(.warning), as: "warnings", to: &json)
            write(report.count(.note), as: "notes", to: &json)
            write(report.fileCount, as: "files", to: &json)
            write(counts.reduce(0, +) - report.diagnostics.count(where: shows), as: "notShown", to: &json)
            if report.hasBaseline { write(report.knownCount, as: "known", to: &json) }
            if report.suppressedCount > 0 { write(report.suppressedCount, as: "suppressed", to: &json) }
            if let project {
                json.key("project" as StaticString)
                json.string(project)
            }
        }
    }

    private func write(_ number: Int, as key: StaticString, to json: inout JSONWriter) {
        json.key(key)
        json.number(number)
    }
}

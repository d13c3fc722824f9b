/// Writes findings as reviewdog reads them: one a line, with fixes that a review offers as suggestions.
struct ReviewdogReport {
    var showsNotes: Bool

    func write(_ report: Report, to out: consuming ByteWriter) {
        var json = JSONWriter(out, compact: true)
        var columns: [Int32: ForeignColumns] = [:]
        for diagnostic in report.shown(notes: showsNotes) {
            for place in diagnostic.places where columns[place.file] == nil {
                columns[place.file] = ForeignColumns(report.files[Int(place.file)])
            }
            write(diagnostic, report, columns, to: &json)
            json.endLine()
        }
        json.out.flush()
    }

    private func write(
        _ diagnostic: Diagnostic, _ report: Report, _ columns: [Int32: ForeignColumns], to json: inout JSONWriter
    ) {
        json.object { json in
            json.key("message" as StaticString)
            json.string(diagnostic.message + (diagnostic.titledHelp.map { "\n" + $0 } ?? ""))
            json.key("location" as StaticString)
            switch diagnostic.site {
            case .place(let place): write(place, report, columns, to: &json)
            case .path(let path):
                json.object { json in
                    json.key("path" as StaticString)
                    json.string(path)
                }
            }
            json.key("severity" as StaticString)
            json.string(Self.severity(diagnostic.severity))
            json.key("source" as StaticString)
            json.object { json in
                json.key("name" as StaticString)
                json.string("kindred" as StaticString)
            }
            json.key("code" as StaticString)
            json.object { json in
                json.key("value" as StaticString)
                json.string(diagnostic.id)
            }
            // Only those in the same file can be suggested there.
            json.key("suggestions" as StaticString)
            json.array { json in
                for fix in diagnostic.fixes where fix.place.file == diagnostic.file {
                    json.object { json in
                        json.key("range" as StaticString)
                        writeRange(fix.place, columns, to: &json)
                        json.key("text" as StaticString)
                        json.string(fix.replacement)
                    }
                }
            }
            json.key("related_locations" as StaticString)
            json.array { json in
                for label in diagnostic.labels {
                    json.object { json in
                        json.key("message" as StaticString)
                        json.string(label.text)
                        json.key("location" as StaticString)
                        write(label.place, report, columns, to: &json)
                    }
                }
            }
        }
    }

    private func write(
        _ place: Place, _ report: Report, _ columns: [Int32: ForeignColumns], to json: inout JSONWriter
    ) {
        json.object { json in
            json.key("path" as StaticString)
            json.string(report.files[Int(place.file)].path)
            json.key("range" as StaticString)
            writeRange(place, columns, to: &json)
        }
    }

    private func writeRange(_ place: Place, _ columns: [Int32: ForeignColumns], to json: inout JSONWriter) {
        json.object { json in
            json.key("start" as StaticString)
            write(columns[place.file]?.bytes(Int(place.range.start)), to: &json)
            json.key("end" as StaticString)
            write(columns[place.file]?.bytes(Int(place.range.end)), to: &json)
        }
    }

    private func write(_ position: Position?, to json: inout JSONWriter) {
        json.object { json in
            json.key("line" as StaticString)
            json.number(position?.line ?? 1)
            json.key("column" as StaticString)
            json.number(position?.column ?? 1)
        }
    }

    private static func severity(_ severity: Severity) -> StaticString {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
    }
}

extension Diagnostic {
    /// Everything that it points at.
    var places: [Place] {
        let others = labels.map(\.place) + fixes.map(\.place)
        guard case .place(let place) = site else { return others }
        return [place] + others
    }

    /// The file that it is in; nil if it is about a path as a whole.
    var file: Int32? {
        guard case .place(let place) = site else { return nil }
        return place.file
    }
}

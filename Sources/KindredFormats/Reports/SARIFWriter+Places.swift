import KindredDiagnostics
import KindredText

/// Places as SARIF has them.
extension SARIFWriter {
    func writePhysical(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        switch diagnostic.site {
        case .place(let place): writePhysical(place, to: &json)
        case .path(let path):
            json.object("physicalLocation") { json in
                writeArtifact(path, to: &json)
                // GitHub wants a region for everything.
                json.key("region")
                let start = Position(line: 1, column: 1)
                write(start, end: start, to: &json)
            }
        }
    }

    func writePhysical(_ place: SourceRange, to json: inout JSONWriter) {
        json.object("physicalLocation") { json in
            writeArtifact(report.files[Int(place.file)].path, to: &json)
            json.key("region")
            writeRegion(place, to: &json)
        }
    }

    func writeRegion(_ place: SourceRange, to json: inout JSONWriter) {
        let (start, end) = columns.utf16(place)
        write(start, end: end, to: &json)
    }

    private func write(_ start: Position, end: Position, to json: inout JSONWriter) {
        json.lineObject { json in
            json.member("startLine", value: start.line)
            json.member("startColumn", value: start.column)
            json.member("endLine", value: end.line)
            json.member("endColumn", value: end.column)
        }
    }

    func writeArtifact(_ path: String, to json: inout JSONWriter) {
        json.lineObject("artifactLocation") { $0.member("uri", text: PercentEncoding.uri(path)) }
    }

    func writeLogical(_ subject: Diagnostic.Subject, to json: inout JSONWriter) {
        if subject.kind == .file { return }
        json.array("logicalLocations") { json in
            json.lineObject { json in
                json.member("fullyQualifiedName", text: subject.id.text)
                json.member("kind", text: subject.kind.rawValue)
            }
        }
    }
}

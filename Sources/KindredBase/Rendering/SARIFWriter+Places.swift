/// Places as SARIF has them.
extension SARIFWriter {
    func writePhysical(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        switch diagnostic.site {
        case .place(let place): writePhysical(place, to: &json)
        case .path(let path):
            json.key("physicalLocation" as StaticString)
            json.object { json in
                writeArtifact(path, to: &json)
                // GitHub wants a region for everything.
                json.key("region" as StaticString)
                let start = Position(line: 1, column: 1)
                write(start, start, to: &json)
            }
        }
    }

    func writePhysical(_ place: Place, to json: inout JSONWriter) {
        json.key("physicalLocation" as StaticString)
        json.object { json in
            writeArtifact(report.files[Int(place.file)].path, to: &json)
            json.key("region" as StaticString)
            writeRegion(place, to: &json)
        }
    }

    func writeRegion(_ place: Place, to json: inout JSONWriter) {
        guard let columns = columns[place.file] else { return json.null() }
        write(columns.utf16(Int(place.range.start)), columns.utf16(Int(place.range.end)), to: &json)
    }

    private func write(_ start: Position, _ end: Position, to json: inout JSONWriter) {
        json.lineObject { json in
            json.key("startLine" as StaticString)
            json.number(start.line)
            json.key("startColumn" as StaticString)
            json.number(start.column)
            json.key("endLine" as StaticString)
            json.number(end.line)
            json.key("endColumn" as StaticString)
            json.number(end.column)
        }
    }

    func writeArtifact(_ path: String, to json: inout JSONWriter) {
        json.key("artifactLocation" as StaticString)
        json.lineObject { json in
            json.key("uri" as StaticString)
            json.string(PercentEncoding.uri(path))
        }
    }

    func writeLogical(_ subject: Diagnostic.Subject, to json: inout JSONWriter) {
        if subject.kind == .file { return }
        json.key("logicalLocations" as StaticString)
        json.array { json in
            json.lineObject { json in
                json.key("fullyQualifiedName" as StaticString)
                json.string(subject.id.text)
                json.key("kind" as StaticString)
                json.string(subject.kind.rawValue)
            }
        }
    }
}

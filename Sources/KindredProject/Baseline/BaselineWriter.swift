import KindredDiagnostics
import KindredText

/// Writes a baseline: an entry a line, so that two branches that fix different diagnostics merge.
package enum BaselineWriter {
    package static let format: StaticString = "kindred-baseline"
    package static let version = 1

    package static func write(_ entries: [KnownDiagnostic], to sink: @escaping ByteWriter.Sink) {
        var json = JSONWriter(to: ByteWriter(to: sink))
        json.object { json in
            json.key("format" as StaticString)
            json.string(format)
            json.key("version" as StaticString)
            json.number(version)
            json.key("entries" as StaticString)
            json.array { json in
                for entry in entries { json.lineObject { write(entry, to: &$0) } }
            }
        }
        json.finish()
    }

    private static func write(_ entry: KnownDiagnostic, to json: inout JSONWriter) {
        let identity = entry.identity
        json.key("rule" as StaticString)
        json.string(identity.rule)
        json.key("subject" as StaticString)
        json.string(identity.kind.rawValue)
        json.key("id" as StaticString)
        json.string(identity.id.text)
        if let detail = identity.detail {
            json.key("detail" as StaticString)
            json.string(detail.text)
        }
        json.key("occurrence" as StaticString)
        json.number(identity.occurrence)
        if let path = entry.path {
            json.key("file" as StaticString)
            json.string(path)
        }
        if let line = entry.line {
            json.key("line" as StaticString)
            json.number(line)
        }
    }
}

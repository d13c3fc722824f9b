import KindredDiagnostics
import KindredText

/// Writes a baseline: an entry a line, so that two branches that fix different diagnostics merge.
package enum BaselineWriter {
    package static let format = "kindred-baseline"
    package static let version = 2

    package static func write(_ entries: [KnownDiagnostic], to sink: @escaping ByteWriter.Sink) {
        var json = JSONWriter(to: ByteWriter(to: sink))
        json.object { json in
            json.member("format", text: format)
            json.member("version", value: version)
            json.array("entries") { json in
                for entry in entries { json.lineObject { write(entry, to: &$0) } }
            }
        }
        json.finish()
    }

    private static func write(_ entry: KnownDiagnostic, to json: inout JSONWriter) {
        let identity = entry.identity
        json.member("rule", text: identity.rule)
        json.member("subject", text: identity.kind.rawValue)
        json.member("id", text: identity.id.text)
        if let detail = identity.detail {
            json.member("detail", text: detail.text)
        }
        json.member("occurrence", value: identity.occurrence)
        if let path = entry.path {
            json.member("file", text: path)
        }
        if let line = entry.line {
            json.member("line", value: line)
        }
    }
}

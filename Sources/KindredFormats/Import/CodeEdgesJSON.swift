import KindredCode
import KindredText

/// Writes the edges of Swift code.
package enum CodeEdgesJSON {
    package static func write(_ edges: [CodeEdge], to out: consuming ByteWriter) {
        var json = JSONWriter(to: out)
        json.beginObject()
        json.member("format", text: "kindred-code-edges")
        json.member("version", value: 1)
        json.key("sites")
        json.beginArray()
        for edge in edges {
            json.beginObject()
            write(edge, to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        json.finish()
    }

    private static func write(_ edge: CodeEdge, to json: inout JSONWriter) {
        json.members(file: edge.place.file, line: edge.place.line, column: edge.place.column)
        json.array("chain") { json in
            for place in edge.chain {
                json.lineObject {
                    $0.member("file", text: place.file)
                    $0.member("line", value: place.line)
                }
            }
        }
        json.member("kind", text: edge.kind.rawValue)
        if edge.isShow { json.member("call", text: "show") }
        json.strings("from", texts: edge.from)
        json.strings("to", texts: edge.to)
        json.member("state", text: edge.state.rawValue)
        json.member("reason", orNull: edge.reason)
        json.member("system", flag: edge.isSystem)
        json.member("style", orNull: edge.style)
        json.strings("askedBy", texts: edge.askedBy)
    }
}

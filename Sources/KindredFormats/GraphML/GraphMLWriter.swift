import KindredText

/// Writes GraphML: keys, then nodes and edges, each with a value for some of the keys.
struct GraphMLWriter: ~Copyable {
    struct Key {
        let name: String
        let type: String

        init(name: String, type: String = "string") { (self.name, self.type) = (name, type) }
    }

    private var out: ByteWriter
    private var edgeCount = 0

    init(_ out: consuming ByteWriter) {
        self.out = out
    }

    mutating func begin(nodes: [Key], edges: [Key]) {
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" as StaticString)
        out.write("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n" as StaticString)
        for (index, key) in nodes.enumerated() { write(key, id: "n\(index)", element: "node") }
        for (index, key) in edges.enumerated() { write(key, id: "e\(index)", element: "edge") }
        out.write("  <graph id=\"kindred\" edgedefault=\"directed\">\n" as StaticString)
    }

    mutating func finish() {
        out.write("  </graph>\n</graphml>\n" as StaticString)
        out.flush()
    }

    /// - Parameter data: By key; empty text is left out.
    mutating func node(_ id: String, data: [String]) {
        out.write("    <node id=\"" as StaticString)
        out.write(xml: id)
        out.write("\">\n" as StaticString)
        write(data, prefix: "n")
        out.write("    </node>\n" as StaticString)
    }

    mutating func edge(_ source: String, target: String, data: [String]) {
        out.write("    <edge id=\"e\(edgeCount)\" source=\"")
        edgeCount += 1
        out.write(xml: source)
        out.write("\" target=\"" as StaticString)
        out.write(xml: target)
        out.write("\">\n" as StaticString)
        write(data, prefix: "e")
        out.write("    </edge>\n" as StaticString)
    }

    private mutating func write(_ key: Key, id: String, element: StaticString) {
        out.write("  <key id=\"\(id)\" for=\"\(element)\" attr.name=\"\(key.name)\" attr.type=\"\(key.type)\"/>\n")
    }

    private mutating func write(_ data: [String], prefix: StaticString) {
        for (index, value) in data.enumerated() where !value.isEmpty {
            out.write("      <data key=\"\(prefix)\(index)\">")
            out.write(xml: value)
            out.write("</data>\n" as StaticString)
        }
    }
}

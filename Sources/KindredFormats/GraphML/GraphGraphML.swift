import KindredDiagnostics
import KindredGraph
import KindredMap
import KindredText

/// The graph as GraphML: controllers are nodes, and what they contain, present, request and push, and where they move, are edges.
///
/// A presentation is an edge from each presenter to the presented root, and one from the caller: what it requests.
package enum GraphGraphML {
    package static func write(_ graph: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter) {
        var writer = GraphMLWriter(out: out)
        let hasConfigurations = graph.configured?.configurations.isEmpty == false
        writer.begin(
            nodes: Key.ofNodes + (hasConfigurations ? [GraphMLWriter.Key(name: Keyword.on.rawValue)] : []),
            edges: Key.ofEdges + (graph.moves == nil ? [] : [GraphMLWriter.Key(name: "move")]))
        for id in graph.controllerIDs where selected?.contains(id) != false && !graph.isRepeated(id) {
            let on = graph.configurations(having: [id]).joined(separator: " ")
            let (part, own) = graph.first(having: id)
            writer.node(graph.name(of: id), data: data(own, graph: part) + [on])
        }
        if graph.any != nil { writer.node(Caller.any, data: []) }
        writeEdges(graph, selected: selected, to: &writer)
        writer.finish()
    }

    private enum Key {
        /// Fields of controllers. Between them are the family's windows, and after them the screen, of what is in a place too.
        static let fields = ["kind", "family", "role", "index", "implicit", "class", "title", "tags"]
            .compactMap { key in GraphField<ControllerID>.all.first { $0.key == key } }
        static let ofNodes: [GraphMLWriter.Key] = withOwn(
            fields.map { GraphMLWriter.Key(name: $0.key, type: type($0.values)) },
            windows: .init(name: "windows"),
            source: [.init(name: "screen"), .init(name: "file"), .init(name: "line", type: "int")])
        static let ofEdges: [GraphMLWriter.Key] = [
            .init(name: "relation"), .init(name: "presentation"), .init(name: "style"), .init(name: "effectiveStyle"),
            .init(name: "reason"), .init(name: "push"),
        ]

        static func withOwn<Each>(_ fields: [Each], windows: Each, source: [Each]) -> [Each] {
            fields.prefix(2) + [windows] + fields.dropFirst(2) + source
        }

        private static func type(_ values: GraphField<ControllerID>.Values) -> String {
            switch values {
            case .number: "int"
            case .flag: "boolean"
            default: "string"
            }
        }
    }

    private static func data(_ id: ControllerID, graph: ResolvedGraph) -> [String] {
        let windows = graph.windows(of: graph[id].family).map { graph.name(of: $0) }
        let (path, position) = graph.sourceLocation(of: id)
        return Key.withOwn(
            Key.fields.map { graph.cell($0.value(of: id, in: graph)) },
            windows: windows.joined(separator: " "), source: [graph.screen(of: id), path, "\(position.line)"])
    }

    private static func writeEdges(
        _ graph: ResolvedGraph, selected: ControllerSet?, to writer: inout GraphMLWriter
    ) {
        /// Writes an edge; without a caller, it is from whatever is on top.
        func edge(_ from: ControllerID?, _ to: ControllerID, _ data: [String]) {
            let isDrawn = [from, to].compactMap(\.self).allSatisfy {
                selected?.contains(graph.shownAs($0)) != false
            }
            let source = from.map { graph.name(of: $0) } ?? Caller.any
            if isDrawn { writer.edge(source, target: graph.name(of: to), data: data) }
        }
        for id in graph.controllerIDs where !graph.isRepeated(id) {
            guard let parent = graph[id].parent else { continue }
            edge(parent, id, ["contains"])
        }
        for id in graph.presentationIDs where !graph.isRepeated(id) {
            let presentation = graph[id]
            guard graph.isCallerKnown(id), let root = presentation.family.flatMap({ graph[$0].root }) else {
                continue
            }
            let data = [graph.name(of: id), presentation.style.rawValue, presentation.effectiveWord]
            for presenter in graph.presenters(of: id) {
                edge(presenter.controller, root, ["presents"] + data + [presenter.reason.rawValue])
            }
            edge(presentation.from, root, ["requests"] + data)
        }
        for push in graph.pushesOnce {
            guard let to = push.to, push.from != nil || push.isFromAny else { continue }
            edge(push.from, to, ["pushes", "", "", "", "", push.kind.rawValue])
        }
        for id in graph.moveIDs {
            for target in graph.arrivals(of: id) {
                edge(graph[id].from, target, ["moves", "", "", "", "", "", graph[id].kind.rawValue])
            }
        }
    }
}

/// Writes GraphML: keys, then nodes and edges, each with a value for some of the keys.
struct GraphMLWriter: ~Copyable {
    struct Key {
        let name: String
        let type: String

        init(name: String, type: String = "string") { (self.name, self.type) = (name, type) }
    }

    private var out: ByteWriter
    private var edgeCount = 0

    init(out: consuming ByteWriter) {
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

import KindredText

/// Writes what is different for graphviz.
enum DifferenceDOT {
    static func write(_ drawing: DifferenceDrawing, to out: consuming ByteWriter) {
        var dot = DOTWriter(out)
        dot.digraph("kindred_diff") { dot in
            dot.defaults("graph", attributes: [("rankdir", .word("LR")), ("fontname", .text("Helvetica"))])
            dot.defaults(
                "node",
                attributes: [
                    ("shape", .word("box")), ("style", .text("rounded,filled")), ("fontname", .text("Helvetica")),
                ])
            for (number, family) in drawing.families.enumerated() {
                dot.subgraph("cluster_\(number)") { dot in
                    dot.defaults("graph", attributes: [("label", .text(family.id)), ("color", .text("#c6d0da"))])
                    for node in family.nodes { write(drawing.nodes[node], number: node, to: &dot) }
                }
            }
            for edge in drawing.edges { write(edge, to: &dot) }
        }
        dot.finish()
    }

    private static func write(_ node: DifferenceDrawing.Node, number: Int, to dot: inout DOTWriter) {
        let colors = node.state.colors
        dot.node(
            "n\(number)",
            attributes: [
                ("label", .text(node.id)), ("fillcolor", .text(colors.fill)), ("color", .text(colors.line)),
                ("class", .word(node.state.rawValue)), ("tooltip", .tooltip("\(node.id): \(node.state.rawValue)")),
            ])
    }

    private static func write(_ edge: DifferenceDrawing.Edge, to dot: inout DOTWriter) {
        var attributes: [DOTWriter.Attribute] = [("color", .text(edge.state.colors.line))]
        switch edge.relation {
        case .contains: attributes.append(("arrowhead", .word("none")))
        case .presents: attributes += [("penwidth", .word("1.6")), ("label", .text("presents"))]
        case .pushes: attributes += [("arrowhead", .word("open")), ("label", .text("pushes"))]
        }
        if edge.state == .removed { attributes.append(("style", .word("dashed"))) }
        dot.edge("n\(edge.from)", to: "n\(edge.to)", attributes: attributes)
    }
}

/// Writes what is different as a Mermaid flowchart, which GitHub draws in comments. There are no subgraphs, at which Mermaid can fail.
enum DifferenceMermaid {
    /// Mermaid itself refuses more than 500 edges.
    private static let mostEdges = 400
    private static let mostNodes = 400

    static func write(_ drawing: DifferenceDrawing, to out: inout ByteWriter) {
        out.write("flowchart LR\n" as StaticString)
        if drawing.nodes.isEmpty { out.write("    none[\"no controllers to draw\"]\n" as StaticString) }
        for (number, node) in drawing.nodes.prefix(mostNodes).enumerated() {
            let family = "family " + Mermaid.text(DOTLook.shortened(node.family))
            out.write("    n\(number)[\"\(Mermaid.text(DOTLook.shortened(node.id)))<br>\(family)\"]\n")
        }
        let edges = drawing.edges.filter { $0.from < mostNodes && $0.to < mostNodes }.prefix(mostEdges)
        for edge in edges { out.write("    n\(edge.from) \(arrow(edge)) n\(edge.to)\n") }
        writeStyles(drawing, edges: edges, to: &out)
        let leftOut = max(0, drawing.nodes.count - mostNodes) + drawing.edges.count - edges.count
        if leftOut > 0 { out.write("    more[\"\(leftOut) more boxes and lines\"]\n") }
    }

    private static func arrow(_ edge: DifferenceDrawing.Edge) -> String {
        let isDashed = edge.state == .removed
        switch edge.relation {
        case .contains: return isDashed ? "-.-" : "---"
        case .presents: return isDashed ? "-. presents .->" : "== presents ==>"
        case .pushes: return isDashed ? "-. pushes .->" : "-- pushes -->"
        }
    }

    private static func writeStyles(
        _ drawing: DifferenceDrawing, edges: ArraySlice<DifferenceDrawing.Edge>, to out: inout ByteWriter
    ) {
        for state in DifferenceDrawing.State.allCases {
            let nodes = drawing.nodes.indices.filter { $0 < mostNodes && drawing.nodes[$0].state == state }
            let colors = state.colors
            if !nodes.isEmpty {
                out.write("    classDef \(state.rawValue) fill:\(colors.fill),stroke:\(colors.line),color:#1f2933\n")
                out.write("    class \(nodes.map { "n\($0)" }.joined(separator: ",")) \(state.rawValue)\n")
            }
            let lines = edges.indices.filter { edges[$0].state == state && state != .same }
            if !lines.isEmpty {
                let numbers = lines.map { "\($0 - edges.startIndex)" }.joined(separator: ",")
                out.write("    linkStyle \(numbers) stroke:\(colors.line)\n")
            }
        }
    }
}

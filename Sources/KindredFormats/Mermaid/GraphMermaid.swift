import KindredGraph
import KindredText

/// The graph as Mermaid flowcharts, in which a node is a family with its members.
///
/// There are no subgraphs: Mermaid orders those that overlap, and fails if their order is a ring. What is too large for one
/// diagram becomes Markdown with a block for each.
package enum GraphMermaid {
    package static func write(
        _ graph: ResolvedGraph, by naming: Naming = .screens, selected: ControllerSet? = nil,
        to out: consuming ByteWriter
    ) {
        var out = out
        let parts = MermaidParts(MermaidNodes(graph, by: naming, selected: selected))
        for (number, part) in parts.parts.enumerated() {
            let chart = MermaidChart(parts: parts, part: part)
            if parts.parts.count == 1 {
                chart.write(to: &out)
            } else {
                out.write("\(number > 0 ? "\n" : "")## Diagram \(number + 1) of \(parts.parts.count)\n\n```mermaid\n")
                chart.write(to: &out)
                out.write("```\n" as StaticString)
            }
        }
        out.flush()
    }
}

/// One diagram.
struct MermaidChart {
    private let parts: MermaidParts
    private let part: MermaidParts.Part

    init(parts: MermaidParts, part: MermaidParts.Part) { (self.parts, self.part) = (parts, part) }

    func write(to out: inout ByteWriter) {
        out.write("flowchart LR\n    %% thick: presents; thin: pushes; dotted: shares\n" as StaticString)
        out.write("    classDef default text-align:left\n" as StaticString)
        if !parts.drawn.rest.isEmpty { out.write("    %% \(parts.drawn.rest)\n") }
        for index in part.nodes {
            let node = parts.drawn.nodes[Int(index)]
            out.write("    \(node.id)" + (node.isOutside ? "([\"\(node.label)\"])\n" : "[\"\(node.text)\"]\n"))
        }
        writeReferences(to: &out)
        for index in part.arrows {
            let arrow = parts.drawn.arrows[Int(index)]
            let (from, to) = (parts.drawn.nodes[Int(arrow.from)].id, parts.drawn.nodes[Int(arrow.to)].id)
            out.write("    \(from) \(arrow.sign) \(to)\n")
        }
    }

    /// Targets that another diagram has.
    private func writeReferences(to out: inout ByteWriter) {
        var known = Set(part.nodes)
        for index in part.arrows {
            let target = parts.drawn.arrows[Int(index)].to
            guard known.insert(target).inserted else { continue }
            let node = parts.drawn.nodes[Int(target)]
            out.write("    \(node.id)([\"\(node.label), diagram \(parts.home[Int(target)] + 1)\"])\n")
        }
    }

    static func label(_ id: String) -> String { Mermaid.text(DOTLook.shortened(id)) }
}

import KindredGraph
import KindredText

/// The graph as Mermaid flowcharts: families and containers are subgraphs, presentations and pushes are arrows.
///
/// What is too large for one diagram becomes Markdown with a block for each.
package enum GraphMermaid {
    package static func write(
        _ hierarchy: ResolvedGraph, by naming: Naming = .screens, selected: ControllerSet? = nil,
        to out: consuming ByteWriter
    ) {
        var out = out
        let parts = MermaidParts(MermaidBoxes(hierarchy, by: naming, selected: selected))
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
    private let isDrawn: Set<Int32>

    init(parts: MermaidParts, part: MermaidParts.Part) {
        (self.parts, self.part) = (parts, part)
        isDrawn = Set(part.boxes)
    }

    func write(to out: inout ByteWriter) {
        out.write("flowchart LR\n" as StaticString)
        out.write("    %% thick: presents; dotted: calls present, another presents; thin: pushes\n" as StaticString)
        writeBoxes(to: &out)
        writeReferences(to: &out)
        for edge in part.edges { write(parts.drawn.edges[Int(edge)], to: &out) }
        writeClasses(to: &out)
    }

    private func writeBoxes(to out: inout ByteWriter) {
        /// The ends of the open subgraphs: of a container, or of a family.
        var ends: [Int32] = []
        for (position, index) in part.boxes.enumerated() {
            while let end = ends.last, end <= index {
                ends.removeLast()
                line("end", level: ends.count, to: &out)
            }
            let box = box(index)
            if let family = box.family {
                open(family.id, title: family.title, level: ends.count, to: &out)
                ends.append(box.end)
            }
            let next = position + 1 < part.boxes.count ? part.boxes[position + 1] : box.end
            if next < box.end {
                open(box.id, title: box.title, level: ends.count, to: &out)
                ends.append(box.end)
            } else {
                let sides = box.isReference ? ("([", "])") : ("[", "]")
                line("\(box.id)\(sides.0)\"\(box.title)\"\(sides.1)", level: ends.count, to: &out)
            }
        }
        while ends.popLast() != nil { line("end", level: ends.count, to: &out) }
    }

    private func box(_ index: Int32) -> MermaidBoxes.Box { parts.drawn.boxes[Int(index)] }

    /// Targets that another diagram has.
    private func writeReferences(to out: inout ByteWriter) {
        var known: Set<Int32> = []
        for edge in part.edges {
            let target = parts.drawn.edges[Int(edge)].to
            guard !isDrawn.contains(target), known.insert(target).inserted else { continue }
            let box = box(target)
            line("\(box.id)([\"\(box.label), diagram \(parts.home[Int(target)] + 1)\"])", level: 0, to: &out)
        }
    }

    private func write(_ edge: MermaidBoxes.Edge, to out: inout ByteWriter) {
        let arrow =
            switch edge.look {
            case .presents(let style): "==>|\(style)|"
            case .requests: "-.->"
            case .pushes(.push): "-->"
            case .pushes(.showDetail): "-->|showDetail|"
            case .pushes(.show): "-->|show|"
            case .moves(let kind): "-->|\(kind.rawValue)|"
            }
        line("\(box(edge.from).id) \(arrow) \(box(edge.to).id)", level: 0, to: &out)
    }

    private func writeClasses(to out: inout ByteWriter) {
        let implicit = part.boxes.map(box).filter(\.isImplicit)
        if implicit.isEmpty { return }
        line("classDef implicit stroke-dasharray:4 4", level: 0, to: &out)
        line("class \(implicit.map(\.id).joined(separator: ",")) implicit", level: 0, to: &out)
    }

    private func open(_ id: String, title: String, level: Int, to out: inout ByteWriter) {
        line("subgraph \(id)[\"\(title)\"]", level: level, to: &out)
    }

    /// Writes a line, indented by few levels, so that depth costs little of what Mermaid reads.
    private func line(_ text: String, level: Int, to out: inout ByteWriter) {
        out.write(byte: 0x20, times: 4 + 2 * min(level, 6))
        out.write(text)
        out.write(byte: 0x0A)
    }

    static func label(_ id: String) -> String { Mermaid.text(DOTLook.shortened(id)) }
}

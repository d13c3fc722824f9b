import KindredGraph
import KindredQuestions
import KindredText

/// The graph as Mermaid flowcharts: families and containers are subgraphs, presentations and pushes are arrows.
///
/// What is too large for one diagram becomes Markdown with a block for each.
package enum GraphMermaid {
    package static func write(_ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter)
    {
        var out = out
        let parts = MermaidParts(hierarchy: hierarchy, selected: selected)
        for (number, part) in parts.parts.enumerated() {
            let chart = MermaidChart(hierarchy: hierarchy, parts: parts, part: part, number: number)
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
    private let hierarchy: ResolvedGraph
    private let parts: MermaidParts
    private let part: MermaidParts.Part
    private let number: Int
    private let isDrawn: Set<Int32>

    init(hierarchy: ResolvedGraph, parts: MermaidParts, part: MermaidParts.Part, number: Int) {
        (self.hierarchy, self.parts, self.part, self.number) = (hierarchy, parts, part, number)
        isDrawn = Set(part.controllers)
    }

    func write(to out: inout ByteWriter) {
        out.write("flowchart LR\n" as StaticString)
        out.write("    %% thick: presents; dotted: calls present, another presents; thin: pushes\n" as StaticString)
        writeFamilies(to: &out)
        writeReferences(to: &out)
        for edge in part.edges { write(parts.edges[Int(edge)], to: &out) }
        writeClasses(to: &out)
    }

    private func writeFamilies(to out: inout ByteWriter) {
        /// The ends of the open subgraphs: of a container, or of a family.
        var ends: [Int32] = []
        for (position, index) in part.controllers.enumerated() {
            while let end = ends.last, end <= index {
                ends.removeLast()
                line("end", level: ends.count, to: &out)
            }
            let controller = hierarchy.controllers[Int(index)]
            if controller.parent == nil {
                open("f\(controller.family.index)", title: title(of: controller.family), level: ends.count, to: &out)
                ends.append(controller.end)
            }
            let next = position + 1 < part.controllers.count ? part.controllers[position + 1] : controller.end
            if next < controller.end {
                open("c\(index)", title: title(of: ControllerID(index: index)), level: ends.count, to: &out)
                ends.append(controller.end)
            } else {
                line("c\(index)[\"\(title(of: ControllerID(index: index)))\"]", level: ends.count, to: &out)
            }
        }
        while ends.popLast() != nil { line("end", level: ends.count, to: &out) }
    }

    /// Targets that another diagram has.
    private func writeReferences(to out: inout ByteWriter) {
        var known: Set<Int32> = []
        for edge in part.edges {
            let target = parts.edges[Int(edge)].to
            guard !isDrawn.contains(target), known.insert(target).inserted else { continue }
            let name = Self.label(hierarchy.name(of: ControllerID(index: target)))
            line("c\(target)([\"\(name), diagram \(parts.home[Int(target)] + 1)\"])", level: 0, to: &out)
        }
    }

    private func write(_ edge: MermaidParts.Edge, to out: inout ByteWriter) {
        let arrow =
            switch edge.look {
            case .presents(let style): "==>|\(style)|"
            case .requests: "-.->"
            case .pushes(.push): "-->"
            case .pushes(.showDetail): "-->|showDetail|"
            }
        line("c\(edge.from) \(arrow) c\(edge.to)", level: 0, to: &out)
    }

    private func writeClasses(to out: inout ByteWriter) {
        let implicit = part.controllers.filter { hierarchy.controllers[Int($0)].isImplicit }
        if implicit.isEmpty { return }
        line("classDef implicit stroke-dasharray:4 4", level: 0, to: &out)
        line("class \(implicit.map { "c\($0)" }.joined(separator: ",")) implicit", level: 0, to: &out)
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

    private func title(of id: ControllerID) -> String {
        let kind = hierarchy[id].kind
        return Self.label(hierarchy.name(of: id)) + (kind == .controller ? "" : ", \(kind.word)")
    }

    private func title(of family: FamilyID) -> String {
        let windows = hierarchy.windows(of: family).map { Self.label(hierarchy.name(of: $0)) }
        let end = windows.isEmpty ? "" : ", \(English.form("window", for: windows.count)) "
        return "family \(Self.label(hierarchy.name(of: family)))\(end)\(enumeration(windows, atMost: 3))"
    }

    static func label(_ id: String) -> String { Mermaid.text(DOTLook.shortened(id)) }
}

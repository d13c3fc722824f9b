import KindredGraph

/// Divides nodes among as many diagrams as Mermaid's limits require, in their order.
struct MermaidParts {
    struct Part {
        var nodes: [Int32] = []
        var arrows: [Int32] = []
        fileprivate var size = 0
    }

    /// The limits of Mermaid unless the page that it is on says otherwise: `maxEdges` and `maxTextSize`, less the first lines.
    private static let mostArrows = 500
    private static let mostText = 49_800

    let drawn: MermaidNodes
    private(set) var parts: [Part] = []
    /// The part where each node is drawn first.
    private(set) var home: [Int32]

    init(_ drawn: MermaidNodes) {
        self.drawn = drawn
        home = Array(repeating: 0, count: drawn.nodes.count)
        let leaving = PackedLists<Int32>(count: drawn.nodes.count) { add in
            for (index, arrow) in drawn.arrows.enumerated() { add(arrow.from, Int32(index)) }
        }
        var part = Part()
        for index in drawn.nodes.indices.map(Int32.init) {
            if part.size + size(of: index) > Self.mostText { close(&part) }
            open(index, in: &part)
            home[Int(index)] = Int32(parts.count)
            for arrow in leaving[index] {
                let size = size(of: drawn.arrows[Int(arrow)])
                if part.arrows.count == Self.mostArrows || part.size + size > Self.mostText {
                    close(&part)
                    open(index, in: &part)
                }
                part.arrows.append(arrow)
                part.size += size
            }
        }
        if !part.nodes.isEmpty || parts.isEmpty { parts.append(part) }
    }

    private mutating func close(_ part: inout Part) {
        if part.nodes.isEmpty { return }
        parts.append(part)
        part = Part()
    }

    private func open(_ index: Int32, in part: inout Part) {
        part.nodes.append(index)
        part.size += size(of: index)
    }

    /// An upper bound for the bytes of a node's line.
    private func size(of index: Int32) -> Int { 24 + drawn.nodes[Int(index)].text.utf8.count }

    /// An upper bound for the bytes of an arrow, with a node for the target if it is in another diagram.
    private func size(of arrow: MermaidNodes.Arrow) -> Int {
        70 + arrow.sign.utf8.count + drawn.nodes[Int(arrow.to)].label.utf8.count
    }
}

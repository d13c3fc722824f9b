import KindredGraph

/// Divides boxes among as many diagrams as Mermaid's limits require, in their order.
struct MermaidParts {
    struct Part {
        /// The boxes in order, each after its containers.
        var boxes: [Int32] = []
        var edges: [Int32] = []
        fileprivate var size = 0
    }

    /// The limits of Mermaid unless the page that it is on says otherwise: `maxEdges` and `maxTextSize`, less the first lines.
    private static let mostEdges = 500
    private static let mostText = 49_800

    let drawn: MermaidBoxes
    private(set) var parts: [Part] = []
    /// The part where each box is drawn first, with what it contains.
    private(set) var home: [Int32]

    init(_ drawn: MermaidBoxes) {
        self.drawn = drawn
        home = Array(repeating: 0, count: drawn.boxes.count)
        let outgoing = PackedLists<Int32>(count: drawn.boxes.count) { add in
            for (index, edge) in drawn.edges.enumerated() { add(edge.from, Int32(index)) }
        }
        var part = Part()
        for index in drawn.boxes.indices.map(Int32.init) {
            if part.size + size(of: index) > Self.mostText { close(&part) }
            open(index, in: &part)
            home[Int(index)] = Int32(parts.count)
            for edge in outgoing[index] {
                let size = size(of: drawn.edges[Int(edge)])
                if part.edges.count == Self.mostEdges || part.size + size > Self.mostText {
                    close(&part)
                    open(index, in: &part)
                }
                part.edges.append(edge)
                part.size += size
            }
        }
        if !part.boxes.isEmpty || parts.isEmpty { parts.append(part) }
    }

    private mutating func close(_ part: inout Part) {
        if part.boxes.isEmpty { return }
        parts.append(part)
        part = Part()
    }

    private func open(_ index: Int32, in part: inout Part) {
        var missing = [index]
        // Boxes are in preorder: what contains a later one of the part is in it already.
        if part.boxes.isEmpty {
            var next = drawn.boxes[Int(index)].parent
            while let parent = next {
                missing.append(parent)
                next = drawn.boxes[Int(parent)].parent
            }
        }
        for index in missing.reversed() {
            part.boxes.append(index)
            part.size += size(of: index)
        }
    }

    /// An upper bound for the bytes of a box's lines, and of its family's if it is the root.
    private func size(of index: Int32) -> Int {
        let box = drawn.boxes[Int(index)]
        let own = 90 + box.label.utf8.count
        return box.family.map { own + 300 + $0.label.utf8.count } ?? own
    }

    /// An upper bound for the bytes of an edge, with a node for the target if it is in another diagram.
    private func size(of edge: MermaidBoxes.Edge) -> Int { 90 + drawn.boxes[Int(edge.to)].label.utf8.count }
}

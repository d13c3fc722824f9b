import KindredGraph

/// Nodes of families and screens.
extension SpecificationWriter {
    /// The rest of a tree that is still to be written, without recursion.
    private enum Step {
        case node(Draft.NodeID, indent: Int, isItem: Bool)
        /// The key of a column, then its node.
        case column(Keyword, Draft.NodeID, indent: Int)
        /// The pushes and presentations of a node, after its children.
        case relations(Draft.NodeID, indent: Int)
    }

    mutating func write(tree root: Draft.NodeID, indent: Int) {
        write([.node(root, indent: indent, isItem: false)])
    }

    private mutating func write(_ steps: [Step]) {
        var steps = steps
        while let step = steps.popLast() {
            switch step {
            case .node(let id, let indent, let isItem):
                steps += write(id, indent: indent, isItem: isItem).reversed()
            case .column(let keyword, let id, let indent):
                steps += writeColumn(keyword, id: id, indent: indent)
            case .relations(let id, let indent):
                writeRelations(of: id, indent: indent)
            }
        }
    }

    private mutating func writeColumn(_ keyword: Keyword, id: Draft.NodeID, indent: Int) -> [Step] {
        if let text = line(id) {
            begin(draft[id].margin, indent: indent)
            lines.line(indent, text: "\(keyword.rawValue): \(text)", comment: draft[id].margin.beside)
            return []
        }
        landmark(draft[draft[id].parent ?? id].margin)
        lines.line(indent, text: "\(keyword.rawValue):")
        return [.node(id, indent: indent + 2, isItem: false)]
    }

    /// A node without any key but the one of its kind, or a place; nil for others.
    func line(_ id: Draft.NodeID) -> String? {
        let node = draft[id]
        if let screen = node.screen {
            return screen == node.id ? screen : "{screen: \(screen), as: \(node.id)}"
        }
        return node.isBare && !draft.hasChildren(id) ? node.id : nil
    }

    /// The same within a line, which has no room for comments.
    func word(_ id: Draft.NodeID) -> String? { draft[id].margin.isEmpty ? line(id) : nil }

    /// Writes a node up to its children, and returns the rest.
    private mutating func write(_ id: Draft.NodeID, indent: Int, isItem: Bool) -> [Step] {
        let node = draft[id]
        begin(node.margin, indent: indent)
        let dash = isItem ? "- " : ""
        if isItem, let text = line(id) {
            lines.line(indent, text: dash + text, comment: node.margin.beside)
            return []
        }
        lines.line(indent, text: "\(dash)\(node.kind.word): \(node.id)", comment: node.margin.beside)
        let inner = isItem ? indent + 2 : indent
        writeFields(fields(of: node), indent: inner)
        return slots(of: id, indent: inner)
    }

    private mutating func writeFields(_ fields: [Field], indent: Int) {
        for field in fields {
            lines.begin(indent, text: field.key + ": ")
            lines.add(field.block)
            lines.end(field.remark)
        }
    }

    private mutating func slots(of id: Draft.NodeID, indent: Int) -> [Step] {
        let children = draft.children(of: id)
        var steps: [Step] = []
        for slot in draft[id].kind.definition.slots {
            let members = children.filter { draft[$0].role == slot.role }
            if members.isEmpty { continue }
            if !slot.holdsMany {
                steps += members.map { .column(slot.keyword, $0, indent: indent) }
            } else if let list = list(key: slot.keyword.rawValue, of: members), list.fits(indent) {
                write(list, indent: indent)
            } else {
                lines.line(indent, text: "\(slot.keyword.rawValue):")
                steps += members.map { .node($0, indent: indent + 2, isItem: true) }
            }
        }
        if !draft[id].pushes.isEmpty || !draft[id].presents.isEmpty || !draft[id].moves.isEmpty {
            steps.append(.relations(id, indent: indent))
        }
        return steps
    }

    // MARK: Screens

    mutating func write(screen id: Draft.NodeID) {
        let node = draft[id]
        begin(node.margin, indent: 2)
        if let text = wholeLine(of: id), text.fits(2) {
            write(text, indent: 2, comment: node.margin.beside)
        } else {
            lines.line(2, text: "\(node.id):", comment: node.margin.beside)
            writeFields(fields(of: node), indent: 4)
            writeEmptySlot(of: id, indent: 4)
            write(slots(of: id, indent: 4).reversed())
        }
    }

    /// A screen has no key of its kind: that of its children says it, even if there are none.
    private mutating func writeEmptySlot(of id: Draft.NodeID, indent: Int) {
        if let key = emptySlot(of: id) { lines.line(indent, text: "\(key): []") }
    }
}

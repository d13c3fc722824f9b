import KindredBase
import KindredCore
import KindredImport

/// A draft as YAML, in the style in which a person would write it.
package struct SpecificationYAML: Sendable {
    package let bytes: [UInt8]
    /// The start of each declaration in the text and its origin, by ascending offset.
    private let landmarks: [Landmark]

    fileprivate struct Landmark: Sendable {
        var offset: Int
        var place: Place?
    }

    package init(_ draft: Draft) {
        var writer = SpecificationWriter(draft: draft)
        writer.write()
        bytes = writer.lines.bytes
        landmarks = writer.landmarks
    }

    /// The origin of the text at an offset, to map a diagnostic back.
    package func origin(of offset: Int) -> Place? {
        var (low, high) = (0, landmarks.count)
        while low < high {
            let middle = (low + high) / 2
            if landmarks[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? landmarks[low - 1].place : nil
    }
}

/// Writes the sections of one file in the order of the language's description.
private struct SpecificationWriter {
    let draft: Draft
    var lines = YAMLLines()
    var landmarks: [SpecificationYAML.Landmark] = []

    mutating func write() {
        if !draft.heading.isEmpty {
            lines.comments(0, draft.heading)
            lines.blank()
        }
        lines.line(0, "kindred: 1")
        section("windows", draft.windows) { writer, window in writer.write(window) }
        section("families", draft.families, spaced: true) { writer, family in writer.write(family) }
        section("presentations", draft.presentations) { writer, presentation in writer.write(presentation) }
        section("pushes", draft.pushes) { writer, push in writer.write(push) }
    }

    private mutating func section<Item>(
        _ key: String, _ items: [Item], spaced: Bool = false, _ body: (inout SpecificationWriter, Item) -> Void
    ) {
        if items.isEmpty { return }
        lines.blank()
        lines.line(0, key + ":")
        for (number, item) in items.enumerated() {
            if spaced, number > 0 { lines.blank() }
            body(&self, item)
        }
    }

    private mutating func begin(_ margin: Draft.Margin, _ indent: Int) {
        lines.comments(indent, margin.above)
        landmarks.append(SpecificationYAML.Landmark(offset: lines.bytes.count, place: margin.place))
    }

    private mutating func write(_ window: Draft.Window) {
        begin(window.margin, 2)
        lines.line(2, "\(window.id): \(oneOrList(window.families))", comment: window.margin.beside)
    }

    private mutating func write(_ presentation: Draft.Presentation) {
        begin(presentation.margin, 2)
        writeCallers(presentation)
        lines.line(4, "present: \(presentation.present)")
        if let id = presentation.id { lines.line(4, "id: \(id)") }
        if let style = presentation.style { lines.line(4, "style: \(style.rawValue)") }
        if let transition = presentation.transition { lines.line(4, "transition: \(transition.rawValue)") }
        if let flag = presentation.presentsInFullscreen { lines.line(4, "presentsInFullscreen: \(flag)") }
        if let anchor = presentation.anchor { lines.line(4, "anchor: \(anchor.rawValue)") }
    }

    /// Writes several on one line if there is room.
    private mutating func writeCallers(_ presentation: Draft.Presentation) {
        let line = "- from: \(oneOrList(presentation.from))"
        if presentation.from.count == 1 || line.unicodeScalars.count + 2 <= YAMLLines.width {
            return lines.line(2, line, comment: presentation.margin.beside)
        }
        lines.line(2, "- from:", comment: presentation.margin.beside)
        for caller in presentation.from { lines.line(6, "- \(caller)") }
    }

    private func oneOrList(_ ids: [String]) -> String {
        ids.count == 1 ? ids[0] : "[\(ids.joined(separator: ", "))]"
    }

    private mutating func write(_ push: Draft.Push) {
        begin(push.margin, 2)
        let kind = push.kind == .push ? "" : ", kind: \(push.kind.rawValue)"
        lines.line(2, "- {from: \(push.from), to: \(push.to)\(kind)}", comment: push.margin.beside)
    }

    private mutating func write(_ family: Draft.Family) {
        begin(family.margin, 2)
        if isScalar(family.root) {
            lines.begin(2, "\(family.id): ")
            landmark(family.root)
            lines.add(draft[family.root].id)
            lines.end(family.margin.beside)
        } else {
            lines.line(2, "\(family.id):", comment: family.margin.beside)
            write(tree: family.root, 4)
        }
    }
}

// MARK: Nodes

extension SpecificationWriter {
    /// The rest of a tree that is still to be written, without recursion.
    private enum Step {
        case node(Draft.NodeID, indent: Int, isItem: Bool)
        /// The key of a column, then its node.
        case column(Keyword, Draft.NodeID, indent: Int)
    }

    private mutating func write(tree root: Draft.NodeID, _ indent: Int) {
        var steps = [Step.node(root, indent: indent, isItem: false)]
        while let step = steps.popLast() {
            switch step {
            case .node(let id, let indent, let isItem):
                steps += write(id, indent, isItem: isItem).reversed()
            case .column(let keyword, let id, let indent):
                if isScalar(id) {
                    landmark(id)
                    lines.line(indent, "\(keyword.rawValue): \(draft[id].id)")
                } else {
                    landmark(draft[id].parent ?? id)
                    lines.line(indent, "\(keyword.rawValue):")
                    steps.append(.node(id, indent: indent + 2, isItem: false))
                }
            }
        }
    }

    /// Whether only the id has to be written.
    private func isScalar(_ id: Draft.NodeID) -> Bool { draft[id].isBare && !draft.hasChildren(id) }

    private mutating func landmark(_ id: Draft.NodeID) { begin(Draft.Margin(place: draft[id].margin.place), 0) }

    /// Writes a node up to its children, and returns the rest.
    private mutating func write(_ id: Draft.NodeID, _ indent: Int, isItem: Bool) -> [Step] {
        let node = draft[id]
        begin(node.margin, indent)
        let dash = isItem ? "- " : ""
        if isItem, isScalar(id) {
            lines.line(indent, dash + node.id, comment: node.margin.beside)
            return []
        }
        lines.line(indent, "\(dash)\(node.kind.word): \(node.id)", comment: node.margin.beside)
        let inner = isItem ? indent + 2 : indent
        writeFields(node, inner)
        return writeSlots(of: id, inner)
    }

    private mutating func writeFields(_ node: Draft.Node, _ indent: Int) {
        if let name = node.className { lines.field(indent, "class", name) }
        if let title = node.title { lines.field(indent, "title", title) }
        if let style = node.splitStyle { lines.line(indent, "style: \(style.rawValue)") }
        if let transition = node.pageTransition { lines.line(indent, "transition: \(transition.rawValue)") }
        if let flag = node.definesPresentationContext { lines.line(indent, "definesPresentationContext: \(flag)") }
        if let flag = node.providesPresentationContextTransitionStyle {
            lines.line(indent, "providesPresentationContextTransitionStyle: \(flag)")
        }
        if let flag = node.forwardsAppearance { lines.line(indent, "forwardsAppearance: \(flag)") }
        if let source = node.source { lines.field(indent, "source", source, comment: node.sourceRemark) }
        if let note = node.note { lines.field(indent, "note", note) }
        if !node.tags.isEmpty { lines.line(indent, "tags: [\(node.tags.joined(separator: ", "))]") }
    }

    private mutating func writeSlots(of id: Draft.NodeID, _ indent: Int) -> [Step] {
        let children = draft.children(of: id)
        var steps: [Step] = []
        for slot in draft[id].kind.definition.slots {
            let members = children.filter { draft[$0].role == slot.role }
            if members.isEmpty { continue }
            if !slot.holdsMany {
                steps += members.map { .column(slot.keyword, $0, indent: indent) }
            } else if fitsOnLine(members, slot.keyword, indent) {
                writeList(members, slot.keyword, indent)
            } else {
                lines.line(indent, "\(slot.keyword.rawValue):")
                steps += members.map { .node($0, indent: indent + 2, isItem: true) }
            }
        }
        return steps
    }

    /// Ids alone, and room for them.
    private func fitsOnLine(_ members: [Draft.NodeID], _ keyword: Keyword, _ indent: Int) -> Bool {
        guard members.allSatisfy(isScalar) else { return false }
        let length = members.reduce(indent + keyword.rawValue.utf8.count + 4) {
            $0 + draft[$1].id.unicodeScalars.count + 2
        }
        return length <= YAMLLines.width
    }

    private mutating func writeList(_ members: [Draft.NodeID], _ keyword: Keyword, _ indent: Int) {
        lines.begin(indent, "\(keyword.rawValue): [")
        for (number, member) in members.enumerated() {
            if number > 0 { lines.add(", ") }
            landmark(member)
            lines.add(draft[member].id)
        }
        lines.add("]")
        lines.end()
    }
}

import KindredGraph

/// The parts that are written on one line if there is room.
extension SpecificationWriter {
    /// A key of a node and its value, before it is known whether it gets a line of its own.
    struct Field {
        let key: String
        /// The value as it is written on a line of its own, and within braces.
        let block: String
        let flow: String
        var remark: String?

        /// A word that needs no quoting.
        init(key: String, word: String) { (self.key, block, flow) = (key, word, word) }

        init(key: String, text: String, remark: String? = nil) {
            (self.key, self.remark) = (key, remark)
            block = YAMLScalar.string(text)
            flow = YAMLScalar.string(text, inFlow: true)
        }
    }

    /// Pieces of a line. Some begin a declaration and know where it comes from.
    struct Line {
        private(set) var pieces: [(text: String, margin: Draft.Margin?)] = []
        private(set) var length = 0

        /// - Parameter margin: Of the declaration that begins here.
        mutating func add(_ text: String, margin: Draft.Margin? = nil) {
            pieces.append((text, margin))
            length += text.unicodeScalars.count
        }

        mutating func add(_ other: Line) {
            pieces += other.pieces
            length += other.length
        }

        func fits(_ indent: Int) -> Bool { indent + length <= YAMLLines.width }
    }

    mutating func write(_ line: Line, indent: Int, comment: String? = nil) {
        lines.begin(indent, text: "")
        for piece in line.pieces {
            if let margin = piece.margin { landmark(margin) }
            lines.add(piece.text)
        }
        lines.end(comment)
    }

    func fields(of node: Draft.Node) -> [Field] {
        var fields: [Field] = []
        if let name = node.className { fields.append(Field(key: "class", text: name)) }
        if let title = node.title { fields.append(Field(key: "title", text: title)) }
        if let style = node.splitStyle { fields.append(Field(key: "style", word: style.rawValue)) }
        if let transition = node.pageTransition { fields.append(Field(key: "transition", word: transition.rawValue)) }
        for flag in NodeFlag.allCases {
            if let value = node.booleans[flag] { fields.append(Field(key: flag.keyword.rawValue, word: "\(value)")) }
        }
        if let source = node.source { fields.append(Field(key: "source", text: source, remark: node.sourceComment)) }
        if let note = node.note { fields.append(Field(key: "note", text: note)) }
        if !node.tags.isEmpty { fields.append(Field(key: "tags", word: "[\(node.tags.joined(separator: ", "))]")) }
        return fields
    }

    /// `stack: [Home, Product]`; nil if a member needs lines of its own.
    func list(key: String, of members: [Draft.NodeID]) -> Line? {
        var line = Line()
        line.add("\(key): [")
        for (number, member) in members.enumerated() {
            guard let word = word(member) else { return nil }
            if number > 0 { line.add(", ") }
            line.add(word, margin: draft[member].margin)
        }
        line.add("]")
        return line
    }

    // MARK: Screens

    /// `Profile: {class: ProfileViewController, pushes: [Thread]}`; nil if something needs lines of its own.
    func wholeLine(of id: Draft.NodeID) -> Line? {
        let node = draft[id]
        let fields = fields(of: node)
        guard fields.allSatisfy({ $0.remark == nil }), let parts = parts(of: id) else { return nil }
        var line = Line()
        line.add("\(node.id):")
        if parts.isEmpty, fields.isEmpty { return line }
        if parts.isEmpty, fields.count == 1, node.className != nil {
            line.add(" " + fields[0].block)
            return line
        }
        line.add(" {")
        for (number, field) in fields.enumerated() {
            line.add("\(number > 0 ? ", " : "")\(field.key): \(field.flow)")
        }
        for (number, part) in parts.enumerated() {
            line.add(number + fields.count > 0 ? ", " : "", margin: node.margin)
            line.add(part)
        }
        line.add("}")
        return line
    }

    /// The children of a screen, and what it pushes and presents.
    private func parts(of id: Draft.NodeID) -> [Line]? {
        let children = draft.children(of: id)
        var parts: [Line] = []
        if let key = emptySlot(of: id) {
            var line = Line()
            line.add("\(key): []")
            parts.append(line)
        }
        for slot in draft[id].kind.definition.slots {
            let members = children.filter { draft[$0].role == slot.role }
            if members.isEmpty { continue }
            // Columns are easier to read below each other.
            guard slot.holdsMany, let line = list(key: slot.keyword.rawValue, of: members) else { return nil }
            parts.append(line)
        }
        for (key, entries) in relations(of: id) where !entries.isEmpty {
            guard let line = list(key: key, entries: entries) else { return nil }
            parts.append(line)
        }
        return parts
    }

    func emptySlot(of id: Draft.NodeID) -> String? {
        let slots = draft[id].kind.definition.slots
        guard draft[id].kind != .controller, slots.count == 1, !draft.hasChildren(id) else { return nil }
        return slots[0].keyword.rawValue
    }

    // MARK: Pushes and presentations of a node

    private typealias Entry = (text: String, margin: Draft.Margin)

    mutating func writeRelations(of id: Draft.NodeID, indent: Int) {
        for (key, entries) in relations(of: id) where !entries.isEmpty {
            if let line = list(key: key, entries: entries), line.fits(indent) {
                write(line, indent: indent)
                continue
            }
            lines.line(indent, text: "\(key):")
            for entry in entries {
                begin(entry.margin, indent: indent + 2)
                lines.line(indent + 2, text: "- \(entry.text)", comment: entry.margin.beside)
            }
        }
    }

    private func relations(of id: Draft.NodeID) -> [(key: String, entries: [Entry])] {
        let pushes = draft[id].pushes.flatMap { push -> [Entry] in
            let rest = words(kind: push.kind, sources: push.sources)
            if rest.isEmpty { return push.to.map { ($0, push.margin) } }
            return [("{to: \(oneOrList(push.to))\(rest)}", push.margin)]
        }
        let presents = draft[id].presents.map { made -> Entry in
            let fields = fields(of: made)
            if fields.isEmpty { return (made.present, made.margin) }
            let texts = [Field(key: "present", word: made.present)] + fields
            return ("{\(texts.map { "\($0.key): \($0.flow)" }.joined(separator: ", "))}", made.margin)
        }
        let moves = draft[id].moves.map { move -> Entry in
            (move.to.map { "{kind: \(move.kind.rawValue), to: \($0)}" } ?? move.kind.rawValue, move.margin)
        }
        return [("pushes", pushes), ("presents", presents), ("moves", moves)]
    }

    /// The list on one line, or nil if there are comments.
    private func list(key: String, entries: [Entry]) -> Line? {
        var line = Line()
        line.add("\(key): [")
        for (number, entry) in entries.enumerated() {
            guard entry.margin.isEmpty else { return nil }
            line.add(number > 0 ? ", " : "")
            line.add(entry.text, margin: entry.margin)
        }
        line.add("]")
        return line
    }

    /// The fields of a presentation besides its family and its callers.
    func fields(of made: Draft.Presentation) -> [Field] {
        var fields: [Field] = []
        if let id = made.id { fields.append(Field(key: "id", word: id)) }
        if let style = made.style { fields.append(Field(key: "style", word: style.rawValue)) }
        if let transition = made.transition { fields.append(Field(key: "transition", word: transition.rawValue)) }
        if let flag = made.presentsInFullscreen { fields.append(Field(key: "presentsInFullscreen", word: "\(flag)")) }
        if let anchor = made.anchor { fields.append(Field(key: "anchor", word: anchor.rawValue)) }
        if !made.sources.isEmpty { fields.append(Field(key: "source", word: inFlow(made.sources))) }
        return fields
    }

    /// The keys of a push besides its ends.
    func words(kind: PushKind, sources: [String]) -> String {
        (kind == .push ? "" : ", kind: \(kind.rawValue)") + (sources.isEmpty ? "" : ", source: \(inFlow(sources))")
    }

    /// One text or a list of them, within braces.
    private func inFlow(_ texts: [String]) -> String { oneOrList(texts.map { YAMLScalar.string($0, inFlow: true) }) }

    mutating func write(_ edge: Draft.CodeEdge) {
        let (from, to) = (edge.from.isEmpty ? "null" : inFlow(edge.from), edge.to.isEmpty ? "null" : inFlow(edge.to))
        let why = YAMLScalar.string(edge.why, inFlow: true)
        lines.line(2, text: "- {\(edge.kind): \(to), from: \(from), source: \(inFlow(edge.sources)), why: \(why)}")
    }
}

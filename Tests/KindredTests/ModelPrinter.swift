import TestSupport

/// Writes a model as YAML, now in block and now in flow style, now quoted and now plain, now in place and now behind an
/// alias or a merge.
struct ModelPrinter {
    private var random: Random
    /// The anchors of the current document, under keys that aren't read.
    private var anchored: [String] = []

    init(seed: UInt64) { random = Random(seed: seed) }

    mutating func text(_ file: Model.File) -> String {
        var text = random.oneIn(5) ? "\u{FEFF}" : ""
        for (index, document) in file.documents.enumerated() {
            if index > 0 || random.oneIn(4) { text += "---\n" }
            text += self.text(document)
        }
        return random.oneIn(6)
            ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") : text
    }

    private mutating func text(_ document: Model.Document) -> String {
        var sections: [String] = []
        anchored = []
        if !document.windows.isEmpty {
            let lines = document.windows.map { "  \(key($0.id)): \(list($0.families))\n" }
            sections.append("windows:\n" + lines.joined())
        }
        if !document.families.isEmpty {
            let lines = document.families.map { "  \(key($0.id)):\(node($0.root, 4))" }
            sections.append("families:\n" + lines.joined())
        }
        if !document.presentations.isEmpty {
            sections.append("presentations:\n" + document.presentations.map { presentation($0) }.joined())
        }
        if !document.pushes.isEmpty {
            let lines = document.pushes.map { push in
                mapping([("from", push.from), ("to", push.to)] + (push.kind.map { [("kind", $0)] } ?? []))
            }
            sections.append("pushes:\n" + lines.joined())
        }
        if !document.expect.isEmpty {
            sections.append("expect:\n" + document.expect.map { expectation($0.id, $0.relations) }.joined())
        }
        sections.shuffle(using: &random)
        sections.insert("kindred: 1\n", at: random.below(sections.count + 1))
        return (anchored + sections).joined()
    }

    /// An alias of a text that is anchored at the top of the document.
    private mutating func alias(_ text: String) -> String {
        if text.hasPrefix("*") { return text }
        let name = "a\(anchored.count)"
        anchored.append("x-\(name): &\(name) \(text)\n")
        return "*\(name)"
    }

    private mutating func expectation(_ id: String, _ relations: [(name: String, ids: [String])]) -> String {
        let lines = relations.map {
            "    \($0.name): \($0.ids.isEmpty ? random.pick(["null", "~", "[]"], or: "") : list($0.ids))\n"
        }
        return "  \(key(id)):\n" + lines.joined()
    }

    private mutating func presentation(_ made: Model.Presentation) -> String {
        var fields = [("from", made.id == nil ? list(made.from) : quoted(made.from[0])), ("present", made.family)]
        if let id = made.id { fields.append(("id", id)) }
        if let style = made.style { fields.append(("style", style)) }
        if let flag = made.presentsInFullscreen { fields.append(("presentsInFullscreen", "\(flag)")) }
        if let transition = made.transition { fields.append(("transition", transition)) }
        if let anchor = made.anchor { fields.append(("anchor", anchor)) }
        fields.shuffle(using: &random)
        if made.id == nil, random.oneIn(4) { fields = merged(fields) }
        return mapping(fields)
    }

    /// Some fields stay and a merge adds the others; a field that stays wins over a merged one.
    private mutating func merged(_ fields: [(String, String)]) -> [(String, String)] {
        let cut = random.below(fields.count)
        let decoys = fields[..<cut].prefix(1).map { "\($0.0): decoy" } + ["id: never"]
        let brought = fields[cut...].map { "\($0.0): \($0.1)" } + decoys
        let source = alias("{\(brought.joined(separator: ", "))}")
        return fields[..<cut] + [("<<", random.oneIn(2) ? source : "[\(source), \(source)]")]
    }

    private mutating func mapping(_ fields: [(String, String)]) -> String {
        let pairs = fields.map { "\($0.0): \($0.1)" }
        return random.oneIn(2)
            ? "  - {\(pairs.joined(separator: ", "))}\n" : "  - " + pairs.joined(separator: "\n    ") + "\n"
    }

    private mutating func list(_ ids: [String]) -> String {
        ids.count == 1 && random.oneIn(2) ? quoted(ids[0]) : "[" + ids.map { quoted($0) }.joined(separator: ", ") + "]"
    }

    private mutating func key(_ id: String) -> String {
        switch random.below(8) {
        case 0: "\"\(id)\""
        case 1: "'\(id)'"
        case 2: "\"" + id.unicodeScalars.map { "\\U" + Self.hexadecimal($0) }.joined() + "\""
        default: id
        }
    }

    private mutating func quoted(_ id: String) -> String {
        let text = key(id)
        return random.oneIn(10) ? alias(text) : text
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    // MARK: Nodes

    /// The text after a colon or a dash.
    private mutating func node(_ node: Model.Node, _ indent: Int) -> String {
        if random.oneIn(12) { return " \(alias(flow(node)))\n" }
        if random.oneIn(4) { return " \(flow(node))\n" }
        if isScalar(node) { return " \(quoted(node.id))\n" }
        return "\n" + block(node, indent)
    }

    private mutating func isScalar(_ node: Model.Node) -> Bool {
        node.kind == "controller" && node.children.isEmpty && node.definesContext == nil && node.className == nil
            && !random.oneIn(4)
    }

    private mutating func fields(_ node: Model.Node) -> [(String, String)] {
        var fields = [(node.kind, quoted(node.id))]
        if let style = node.style { fields.append(("style", style)) }
        if let flag = node.definesContext { fields.append(("definesPresentationContext", "\(flag)")) }
        if let name = node.className { fields.append(("class", name)) }
        fields.shuffle(using: &random)
        return fields
    }

    private mutating func block(_ node: Model.Node, _ indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var text = fields(node).map { "\(margin)\($0.0): \($0.1)\n" }.joined()
        if node.kind == "split" {
            for (key, child) in node.children { text += "\(margin)\(key):\(self.node(child, indent + 2))" }
        } else if let key = node.children.first?.key {
            text += "\(margin)\(key):\n"
            for (_, child) in node.children { text += "\(margin)  -\(self.node(child, indent + 4))" }
        }
        return text
    }

    private mutating func flow(_ node: Model.Node) -> String {
        if isScalar(node) { return quoted(node.id) }
        var pairs = fields(node).map { "\($0.0): \($0.1)" }
        if node.kind == "split" {
            for (key, child) in node.children { pairs.append("\(key): \(flow(child))") }
        } else if let key = node.children.first?.key {
            pairs.append("\(key): [\(node.children.map { flow($0.node) }.joined(separator: ", "))]")
        }
        return "{\(pairs.joined(separator: ", "))}"
    }
}

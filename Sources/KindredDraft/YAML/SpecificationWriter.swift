import KindredGraph

/// Writes the sections of one file in the order of the language's description.
struct SpecificationWriter {
    let draft: Draft
    var lines = YAMLLines()
    var landmarks: [SpecificationYAML.Landmark] = []

    mutating func write() {
        if !draft.heading.isEmpty {
            lines.comments(0, paragraphs: draft.heading)
            lines.blank()
        }
        lines.line(0, text: "kindred: 1")
        section("windows", items: draft.windows) { writer, window in writer.write(window) }
        section("screens", items: draft.screens) { writer, screen in writer.write(screen: screen) }
        section("families", items: draft.families, spaced: true) { writer, family in writer.write(family) }
        section("presentations", items: draft.presentations) { writer, presentation in writer.write(presentation) }
        section("pushes", items: draft.pushes) { writer, push in writer.write(push) }
        section("x-code", items: draft.unread) { writer, edge in writer.write(edge) }
    }

    private mutating func section<Item>(
        _ key: String, items: [Item], spaced: Bool = false, body: (inout SpecificationWriter, Item) -> Void
    ) {
        if items.isEmpty { return }
        lines.blank()
        lines.line(0, text: key + ":")
        for (number, item) in items.enumerated() {
            if spaced, number > 0 { lines.blank() }
            body(&self, item)
        }
    }

    mutating func begin(_ margin: Draft.Margin, indent: Int) {
        lines.comments(indent, paragraphs: margin.above)
        landmark(margin)
    }

    /// Notes that what a margin belongs to begins here.
    mutating func landmark(_ margin: Draft.Margin) {
        landmarks.append(SpecificationYAML.Landmark(offset: lines.bytes.count, place: margin.place))
    }

    private mutating func write(_ window: Draft.Window) {
        begin(window.margin, indent: 2)
        lines.line(2, text: "\(window.id): \(oneOrList(window.families))", comment: window.margin.beside)
    }

    private mutating func write(_ presentation: Draft.Presentation) {
        begin(presentation.margin, indent: 2)
        writeCallers(presentation)
        lines.line(4, text: "present: \(presentation.present)")
        for field in fields(of: presentation) { lines.line(4, text: "\(field.key): \(field.block)") }
    }

    /// Writes several on one line if there is room.
    private mutating func writeCallers(_ presentation: Draft.Presentation) {
        let line = "- from: \(oneOrList(presentation.from))"
        if presentation.from.count == 1 || line.unicodeScalars.count + 2 <= YAMLLines.width {
            return lines.line(2, text: line, comment: presentation.margin.beside)
        }
        lines.line(2, text: "- from:", comment: presentation.margin.beside)
        for caller in presentation.from { lines.line(6, text: "- \(caller)") }
    }

    func oneOrList(_ ids: [String]) -> String {
        ids.count == 1 ? ids[0] : "[\(ids.joined(separator: ", "))]"
    }

    private mutating func write(_ push: Draft.Push) {
        begin(push.margin, indent: 2)
        let rest = words(kind: push.kind, sources: push.sources)
        lines.line(
            2, text: "- {from: \(oneOrList(push.from)), to: \(oneOrList(push.to))\(rest)}", comment: push.margin.beside)
    }

    private mutating func write(_ family: Draft.Family) {
        begin(family.margin, indent: 2)
        if let text = line(family.root) {
            lines.comments(2, paragraphs: draft[family.root].margin.above)
            lines.begin(2, text: "\(family.id): ")
            landmark(draft[family.root].margin)
            lines.add(text)
            lines.end(family.margin.beside ?? draft[family.root].margin.beside)
        } else {
            lines.line(2, text: "\(family.id):", comment: family.margin.beside)
            write(tree: family.root, indent: 4)
        }
    }
}

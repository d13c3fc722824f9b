import KindredGraph

/// Writes the sections of one file in the order of the language's description.
struct SpecificationWriter {
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
        section("screens", draft.screens) { writer, screen in writer.write(screen: screen) }
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

    mutating func begin(_ margin: Draft.Margin, _ indent: Int) {
        lines.comments(indent, margin.above)
        landmark(margin)
    }

    /// Notes that what a margin belongs to begins here.
    mutating func landmark(_ margin: Draft.Margin) {
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
        for field in fields(of: presentation) { lines.line(4, "\(field.key): \(field.block)") }
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

    func oneOrList(_ ids: [String]) -> String {
        ids.count == 1 ? ids[0] : "[\(ids.joined(separator: ", "))]"
    }

    private mutating func write(_ push: Draft.Push) {
        begin(push.margin, 2)
        let kind = push.kind == .push ? "" : ", kind: \(push.kind.rawValue)"
        lines.line(
            2, "- {from: \(oneOrList(push.from)), to: \(oneOrList(push.to))\(kind)}", comment: push.margin.beside)
    }

    private mutating func write(_ family: Draft.Family) {
        begin(family.margin, 2)
        if let text = line(family.root) {
            lines.comments(2, draft[family.root].margin.above)
            lines.begin(2, "\(family.id): ")
            landmark(draft[family.root].margin)
            lines.add(text)
            lines.end(family.margin.beside ?? draft[family.root].margin.beside)
        } else {
            lines.line(2, "\(family.id):", comment: family.margin.beside)
            write(tree: family.root, 4)
        }
    }
}

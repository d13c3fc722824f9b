import KindredGraph
import KindredText

/// The graph as Markdown: a table of windows, then a table for each family and each block, with a row for each
/// controller.
package enum GraphMarkdown {
    package static func write(
        _ graph: ResolvedGraph, by naming: Naming = .screens, selected: ControllerSet? = nil,
        to out: consuming ByteWriter
    ) {
        var markdown = MarkdownWriter(out: out)
        let writer = MarkdownGraph(list: HomeList(graph: graph, by: naming, selected: selected))
        markdown.heading(1, piece: .text("View controllers"))
        writer.writeWindows(to: &markdown)
        for family in graph.familyIDs where writer.list.contains(family) { writer.write(family, to: &markdown) }
        for block in writer.list.blocks { writer.write(block: block, to: &markdown) }
        writer.writeAny(to: &markdown)
        markdown.finish()
    }
}

private struct MarkdownGraph {
    typealias Pieces = [MarkdownWriter.Piece]

    let list: HomeList
    private var graph: ResolvedGraph { list.graph }

    func writeWindows(to markdown: inout MarkdownWriter) {
        let windows = graph.windowIDs.filter { list.contains($0) }
        if windows.isEmpty { return }
        markdown.head(["window", "families"])
        for window in windows {
            var seen: Set<FamilyID> = []
            let named = graph[window].families.map(\.family).filter { seen.insert($0).inserted }
            let families = named.map { graph.name(of: $0) }
            markdown.row(cells: [[.code(graph.name(of: window))], .listing(families)])
        }
    }

    func write(_ family: FamilyID, to markdown: inout MarkdownWriter) {
        markdown.heading(2, piece: .code(graph.name(of: family)))
        let windows = graph.windows(of: family).map { graph.name(of: $0) }
        let callers = list.calls.callers(of: family)
        if !windows.isEmpty {
            markdown.paragraph(
                [.text(English.form("In window ", for: windows.count, many: "In windows "))] + .listing(windows))
        }
        let any: Pieces =
            graph.presentations(of: family).contains { graph[$0].isFromAny } ? [.code(Caller.any)] : []
        let others = callers.isEmpty ? [] : pieces(of: callers)
        let separator: Pieces = any.isEmpty || others.isEmpty ? [] : [.text(" and ")]
        if !any.isEmpty || !others.isEmpty { markdown.paragraph([.text("Presented by ")] + any + separator + others) }
        write(list.rows(of: family), to: &markdown)
    }

    func write(block index: Int, to markdown: inout MarkdownWriter) {
        let block = list.homes.blocks[index]
        markdown.heading(2, piece: .text(block.name))
        markdown.paragraph([.text("On ")] + .listing(block.stacks.map { list.declarations.name(of: $0) }))
        write(list.rows(ofBlock: index), to: &markdown)
    }

    private func pieces(of callers: [ControllerID]) -> Pieces {
        if list.declarations.areControllers { return .listing(callers.map { graph.name(of: $0) }) }
        return .phrase(list.declarations.phrase(for: callers) { "`\($0)`" })
    }

    private func write(_ rows: [Homes.Row], to markdown: inout MarkdownWriter) {
        markdown.head(["controller", "kind", "class", "presents", "pushes"] + (hasMoves ? ["moves"] : []))
        for row in rows { markdown.row(cells: cells(of: row)) }
    }

    private func cells(of row: Homes.Row) -> [Pieces] {
        switch row.item {
        case .home(let number): return cells(of: number, row: row)
        case .reference(let number):
            let name: Pieces = [.text("↗ "), .code(list.declarations.name(of: number)), .text(list.alias(of: row))]
            return padded([[.indent(row.level)] + name])
        case .blocks(let blocks):
            return padded([[.indent(row.level), .text("+ \(list.blockNames(blocks))")]])
        }
    }

    private var hasMoves: Bool { graph.moves?.all.isEmpty == false }

    /// Adds empty cells to a row.
    private func padded(_ cells: [Pieces]) -> [Pieces] {
        cells + Array(repeating: [], count: (hasMoves ? 6 : 5) - cells.count)
    }

    private func cells(of number: Declarations.Number, row: Homes.Row) -> [Pieces] {
        let controller = graph[row.place]
        let kind = controller.kind == .controller ? "" : controller.kind.word
        let places = list.places(of: number).map { " (\($0))" } ?? ""
        return [
            [
                .indent(row.level), .code(list.declarations.name(of: number)),
                .text(list.alias(of: row) + places + list.configurations(of: number)),
            ],
            [.text(controller.isImplicit ? "\(kind), implicit" : kind)], [.text(graph.className(row.place))],
        ] + calls(of: number, below: list.set(of: number))
    }

    /// Writes calls from any, once.
    func writeAny(to markdown: inout MarkdownWriter) {
        if !list.calls.hasAny { return }
        markdown.heading(2, piece: .code(Caller.any))
        markdown.paragraph([.text("Whatever is on top.")])
        markdown.head(["presents", "pushes"] + (hasMoves ? ["moves"] : []))
        markdown.row(cells: calls(of: nil, below: 0))
    }

    private func calls(of number: Declarations.Number?, below set: ConfigurationSet) -> [Pieces] {
        let presents = list.calls.presentations(by: number).map { each -> Pieces in
            let names = each.presenters.map { presenters($0.names) + [.text(list.phrase(for: $0, of: each))] }
            let noun = list.declarations.areControllers ? "presenter" : list.presenterNoun(each)
            let by: Pieces = names.isEmpty ? [] : [.text(", \(noun) ")]
            let style: Pieces = [.code(each.family), .text(" as \(each.style)")]
            let end = share(each.share) + [.text(list.phrase(for: each.configurations, below: set))]
            return style + by + Pieces(names.joined(separator: [.text("; ")])) + end
        }
        let pushes = list.calls.pushes(from: number).map { each -> Pieces in
            [.code(each.target), .text(each.kind == .push ? "" : " (\(each.kind.rawValue))")] + share(each.share)
                + [.text(list.phrase(for: each.configurations, below: set))]
        }
        let separator: MarkdownWriter.Piece = list.declarations.areControllers ? .lineBreak : .text(", ")
        return [
            .lines(presents), Pieces(pushes.joined(separator: [separator])),
        ]
            + (hasMoves
                ? [
                    .lines(
                        list.calls.moves(of: number).map {
                            [.text($0.phrase + list.phrase(for: $0.configurations, below: set))]
                        })
                ] : [])
    }

    private func presenters(_ names: [String]) -> Pieces {
        list.declarations.areControllers ? .listing(names) : .phrase(English.list(names.map { "`\($0)`" }))
    }

    private func share(_ share: String) -> Pieces { share.isEmpty ? [] : [.text(" (\(share))")] }
}

/// Writes Markdown with tables, as GitHub reads it.
struct MarkdownWriter: ~Copyable {
    /// Part of a line or of a cell.
    enum Piece {
        /// Any text, shown as it is.
        case text(String)
        /// An id, which has neither backticks nor bars.
        case code(String)
        case lineBreak
        /// An indentation by a number of levels.
        case indent(Int)
    }

    private var out: ByteWriter
    private var isEmpty = true

    init(out: consuming ByteWriter) {
        self.out = out
    }

    mutating func finish() {
        out.flush()
    }

    mutating func heading(_ level: Int, piece: Piece) {
        space()
        out.write(byte: 0x23, times: level)
        out.write(byte: 0x20)
        write(piece)
        out.write(byte: 0x0A)
    }

    mutating func paragraph(_ pieces: [Piece]) {
        space()
        for piece in pieces { write(piece) }
        out.write(byte: 0x0A)
    }

    /// Begins a table.
    mutating func head(_ columns: [String]) {
        space()
        row(cells: columns.map { [.text($0)] })
        out.write(byte: 0x7C)
        for _ in columns { out.write(" --- |" as StaticString) }
        out.write(byte: 0x0A)
    }

    mutating func row(cells: [[Piece]]) {
        out.write(byte: 0x7C)
        for cell in cells {
            out.write(byte: 0x20)
            for piece in cell { write(piece) }
            out.write(" |" as StaticString)
        }
        out.write(byte: 0x0A)
    }

    private mutating func space() {
        if !isEmpty { out.write(byte: 0x0A) }
        isEmpty = false
    }

    private mutating func write(_ piece: Piece) {
        switch piece {
        case .text(let text): out.write(MarkdownEscapes.escaped(text))
        case .code(let id):
            out.write(byte: 0x60)
            out.write(id)
            out.write(byte: 0x60)
        case .lineBreak: out.write("<br>" as StaticString)
        case .indent(let levels): for _ in 0..<levels { out.write("&emsp;" as StaticString) }
        }
    }
}

/// Texts as Markdown shows them.
package enum MarkdownEscapes {
    /// Every character that could have a meaning becomes a reference to itself, and control characters visible ones.
    package static func escaped(_ text: String) -> String {
        var safe = ""
        for scalar in TerminalText.line(text).unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "(", ")", "/", "'":
                safe.unicodeScalars.append(scalar)
            case _ where scalar.value >= 0x80: safe.unicodeScalars.append(scalar)
            default: safe += "&#\(scalar.value);"
            }
        }
        return safe
    }
}

extension [MarkdownWriter.Piece] {
    /// Ids, separated by commas.
    static func listing(_ ids: [String]) -> Self {
        Self(ids.map { [.code($0)] }.joined(separator: [.text(", ")]))
    }

    /// A text in which ids are between backticks.
    static func phrase(_ text: String) -> Self {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 0 ? .text(String(part)) : .code(String(part))
        }
    }

    static func lines(_ lines: [Self]) -> Self { Self(lines.joined(separator: [.lineBreak])) }
}

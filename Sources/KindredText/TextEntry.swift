/// A line or a row of a text of headings, paragraphs and tables, before its columns are aligned.
package struct TextEntry {
    package enum Kind {
        case line
        case row
        /// A row that means something only together with those around it.
        case step
        /// A row whose first cell, if it's empty, is that of a row before it.
        case answer
    }

    private static let step = 2
    /// The deepest indentation.
    private static let maxDepth = 12

    let kind: Kind
    let depth: Int
    let cells: [String]
    /// Whether an empty line comes before it.
    package var isSpaced: Bool
    /// The most rows of its table that are shown.
    let limit: Int
    /// The text after the last cell.
    let end: String

    package init(
        _ kind: Kind, cells: [String], depth: Int, isSpaced: Bool = false, limit: Int = .max, end: String = ""
    ) {
        (self.kind, self.depth, self.cells) = (kind, depth, cells)
        (self.isSpaced, self.limit, self.end) = (isSpaced, limit, end)
    }

    private var isRow: Bool { kind != .line }

    /// Returns the lines of a text; rows of one depth behind each other have aligned columns, without spaces after the last cell
    /// that has text.
    ///
    /// - Parameter isAligned: Whether columns are aligned: else there is a tab after each cell, and before the first of a table.
    package static func lines(_ entries: [TextEntry], isAligned: Bool = true) -> [String] {
        var lines: [String] = []
        var rest = entries[...]
        while let first = rest.first {
            if first.isSpaced { lines.append("") }
            guard first.isRow else {
                lines.append(first.line(first.cells.first ?? ""))
                rest.removeFirst()
                continue
            }
            let table = rest.prefix { $0.isRow && $0.depth == first.depth }
            rest = rest.dropFirst(table.count)
            let shown = table.prefix(first.limit)
            let widths = isAligned ? widths(of: shown) : []
            for (index, row) in shown.enumerated() {
                lines.append(isAligned ? row.line(row.text(widths: widths)) : (index == 0 ? "\t" : "") + row.apart)
            }
            if table.count > shown.count {
                lines.append(first.line("… and \(table.count - shown.count) more", isWithEnd: false))
            }
        }
        return lines
    }

    private static func widths(of rows: ArraySlice<TextEntry>) -> [Int] {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.cells.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.unicodeScalars.count)
            }
        }
        return widths
    }

    private var shownCells: ArraySlice<String> { cells[..<((cells.lastIndex { !$0.isEmpty } ?? -1) + 1)] }

    private func text(widths: [Int]) -> String {
        let cells = shownCells
        var text = ""
        for (column, cell) in cells.enumerated() {
            text += cell
            guard column + 1 < cells.count else { continue }
            text += String(repeating: " ", count: widths[column] - cell.unicodeScalars.count + Self.step)
        }
        return text
    }

    /// The room before it, its cells, and what comes after them.
    private var apart: String {
        room + shownCells.map { TerminalText.line($0) + "\t" }.joined()
            + (end.isEmpty ? "" : TerminalText.line("  " + end))
    }

    private var room: String { String(repeating: " ", count: min(depth, Self.maxDepth) * Self.step) }

    private func line(_ text: String, isWithEnd: Bool = true) -> String {
        let end = end.isEmpty || !isWithEnd ? "" : "  " + end
        return room + TerminalText.line(text + end)
    }
}

import KindredText

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

    init(_ out: consuming ByteWriter) {
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
        case .text(let text): out.write(Self.escaped(text))
        case .code(let id):
            out.write(byte: 0x60)
            out.write(id)
            out.write(byte: 0x60)
        case .lineBreak: out.write("<br>" as StaticString)
        case .indent(let levels): for _ in 0..<levels { out.write("&emsp;" as StaticString) }
        }
    }

    /// Every character that could have a meaning becomes a reference to itself, and control characters visible ones.
    static func escaped(_ text: String) -> String {
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

import KindredText

/// Writes graphviz's language, with quoting, indentation and line ends.
struct DOTWriter: ~Copyable {
    /// The value of an attribute.
    enum Value {
        /// A word or number from the code, which needs no quotes.
        case word(String)
        case number(Int)
        case text(String)
        case tooltip(String)
        /// An HTML-like label in pieces.
        case label([Piece])
        /// An HTML-like table with one column.
        case table(border: String, [Row])
    }

    /// Part of a table: one controller, or what is above them all.
    struct Row {
        /// The name by which edges refer to the row.
        let port: String
        var fill: String?
        var link: String?
        let pieces: [Piece]
    }

    /// Part of a label.
    enum Piece {
        case bold(String)
        case italic(String)
        case boldItalic(String)
        case font(size: Int, color: String, String)
        case text(String)
        case lineBreak
        /// Ends a line that is flush left.
        case lineEnd
        /// An indentation by a number of levels.
        case indent(Int)
    }

    typealias Attribute = (name: StaticString, value: Value)

    private var out: ByteWriter
    private var depth = 0

    init(_ out: consuming ByteWriter) {
        self.out = out
    }

    mutating func finish() {
        out.flush()
    }

    mutating func digraph(_ name: StaticString, body: (inout DOTWriter) -> Void) {
        out.write("digraph " as StaticString)
        out.write(name)
        block(body)
    }

    mutating func subgraph(_ name: String, body: (inout DOTWriter) -> Void) {
        indent()
        out.write("subgraph " as StaticString)
        quote(name, form: .text)
        block(body)
    }

    /// Attributes of a graph itself, or defaults of its nodes or edges.
    mutating func defaults(_ what: StaticString, attributes: [Attribute]) {
        indent()
        out.write(what)
        write(attributes)
    }

    mutating func node(_ name: String, attributes: [Attribute]) {
        indent()
        quote(name, form: .text)
        write(attributes)
    }

    mutating func edge(_ from: String, to: String, attributes: [Attribute]) {
        indent()
        quote(from, form: .text)
        out.write(" -> " as StaticString)
        quote(to, form: .text)
        write(attributes)
    }

    /// Writes an edge from a row of one table to a row of another.
    mutating func edge(
        _ from: (node: String, port: String), to: (node: String, port: String), attributes: [Attribute]
    ) {
        indent()
        quote(from.node, form: .text)
        out.write(":" as StaticString)
        out.write(from.port)
        out.write(":e -> " as StaticString)
        quote(to.node, form: .text)
        out.write(":" as StaticString)
        out.write(to.port)
        out.write(":w" as StaticString)
        write(attributes)
    }

    /// Nodes in one column, connected in a chain.
    mutating func column(_ names: [String], attributes: [Attribute]) {
        indent()
        out.write("{ rank=same; " as StaticString)
        for (index, name) in names.enumerated() {
            if index > 0 { out.write(" -> " as StaticString) }
            quote(name, form: .text)
        }
        write(attributes, end: " }\n")
    }

    private mutating func block(_ body: (inout DOTWriter) -> Void) {
        out.write(" {\n" as StaticString)
        depth += 1
        body(&self)
        depth -= 1
        indent()
        out.write("}\n" as StaticString)
    }

    private mutating func indent() {
        out.write(byte: 0x20, times: 2 * depth)
    }

    private mutating func write(_ attributes: [Attribute], end: StaticString = "\n") {
        for (index, attribute) in attributes.enumerated() {
            out.write(index == 0 ? " [" as StaticString : ", ")
            out.write(attribute.name)
            out.write(byte: 0x3D)
            write(attribute.value)
        }
        out.write(attributes.isEmpty ? ";" as StaticString : "];")
        out.write(end)
    }

    private mutating func write(_ value: Value) {
        switch value {
        case .word(let word): out.write(word)
        case .number(let number): out.write(number)
        case .text(let text): quote(text, form: .text)
        case .tooltip(let text): quote(text, form: .tooltip)
        case .label(let pieces):
            out.write(byte: 0x3C)
            for piece in pieces { write(piece) }
            out.write(byte: 0x3E)
        case .table(let border, let rows):
            out.write(
                "<<table style=\"rounded\" border=\"1\" cellborder=\"0\" cellspacing=\"1\" cellpadding=\"2\" "
                    as StaticString)
            out.write("bgcolor=\"white\" color=\"\(border)\">")
            for row in rows { write(row) }
            out.write("</table>>" as StaticString)
        }
    }

    private mutating func write(_ row: Row) {
        out.write("<tr><td align=\"left\" port=\"" as StaticString)
        out.write(row.port)
        if let fill = row.fill {
            out.write("\" bgcolor=\"" as StaticString)
            out.write(fill)
        }
        if let link = row.link {
            out.write("\" href=\"" as StaticString)
            escape(link, form: .attribute)
        }
        out.write("\">" as StaticString)
        for piece in row.pieces { write(piece) }
        out.write("</td></tr>" as StaticString)
    }

    private mutating func write(_ piece: Piece) {
        switch piece {
        case .bold(let text): element("b", text: text)
        case .italic(let text): element("i", text: text)
        case .boldItalic(let text):
            out.write("<b>" as StaticString)
            element("i", text: text)
            out.write("</b>" as StaticString)
        case .text(let text): escape(text, form: .label)
        case .lineBreak: out.write("<br/>" as StaticString)
        case .lineEnd: out.write("<br align=\"left\"/>" as StaticString)
        case .indent(let levels): for _ in 0..<4 * levels { out.write("&#160;" as StaticString) }
        case .font(let size, let color, let text):
            out.write("<font point-size=\"" as StaticString)
            out.write(size)
            out.write("\" color=\"" as StaticString)
            out.write(color)
            out.write("\">" as StaticString)
            escape(text, form: .label)
            out.write("</font>" as StaticString)
        }
    }

    private mutating func element(_ tag: StaticString, text: String) {
        out.write(byte: 0x3C)
        out.write(tag)
        out.write(byte: 0x3E)
        escape(text, form: .label)
        out.write("</" as StaticString)
        out.write(tag)
        out.write(byte: 0x3E)
    }

    private mutating func quote(_ text: String, form: DOTEscapes) {
        out.write(byte: 0x22)
        escape(text, form: form)
        out.write(byte: 0x22)
    }

    private mutating func escape(_ text: String, form: DOTEscapes) {
        var text = text
        text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var start = 0
            for index in bytes.indices where form.mayNotStay(bytes[index]) {
                guard let (instead, length) = form.replacement(at: index, in: bytes) else { continue }
                out.write(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
                out.write(instead)
                start = index + length
            }
            out.write(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
    }
}

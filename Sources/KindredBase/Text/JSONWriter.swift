/// Writes JSON: commas, indentation and escapes are its business alone.
///
/// Pretty output has two spaces of indent and every member and element on a line of its own; compact output is one line.
package struct JSONWriter: ~Copyable {
    package var out: ByteWriter
    private let compact: Bool
    private var depth = 0
    /// Nothing has been written yet at this level, so no comma is due.
    private var isFirst = true
    /// A key has been written, so the value follows on the same line.
    private var isValue = true

    package init(_ out: consuming ByteWriter, compact: Bool = false) {
        self.out = out
        self.compact = compact
    }

    /// Ends the document with a newline and hands on what is left.
    package mutating func finish() {
        out.write(byte: 0x0A)
        out.flush()
    }

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        open(0x7B)
        body(&self)
        close(0x7D)
    }

    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(0x5B)
        body(&self)
        close(0x5D)
    }

    /// A key from the code, which needs no escape.
    package mutating func key(_ name: StaticString) {
        separate()
        out.write(byte: 0x22)
        out.write(name)
        if compact { out.write("\":" as StaticString) } else { out.write("\": " as StaticString) }
        isValue = true
    }

    package mutating func key(_ name: String) {
        string(name)
        if compact { out.write(byte: 0x3A) } else { out.write(": " as StaticString) }
        isValue = true
    }

    package mutating func string(_ text: StaticString) {
        separate()
        out.write(byte: 0x22)
        out.write(text)
        out.write(byte: 0x22)
    }

    package mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(escaping: UnsafeRawBufferPointer($0)) }
    }

    /// Text that holds nothing to escape, an id for instance.
    package mutating func string(plain text: UnsafeRawBufferPointer) {
        separate()
        out.write(byte: 0x22)
        out.write(text)
        out.write(byte: 0x22)
    }

    package mutating func string(escaping text: UnsafeRawBufferPointer) {
        separate()
        out.write(byte: 0x22)
        var start = 0
        for index in 0..<text.count where text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C {
            out.write(UnsafeRawBufferPointer(rebasing: text[start..<index]))
            escape(text[index])
            start = index + 1
        }
        out.write(UnsafeRawBufferPointer(rebasing: text[start...]))
        out.write(byte: 0x22)
    }

    package mutating func number(_ value: Int) {
        separate()
        out.write(value)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        if value { out.write("true" as StaticString) } else { out.write("false" as StaticString) }
    }

    package mutating func null() {
        separate()
        out.write("null" as StaticString)
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x22: out.write("\\\"" as StaticString)
        case 0x5C: out.write("\\\\" as StaticString)
        case 0x0A: out.write("\\n" as StaticString)
        case 0x0D: out.write("\\r" as StaticString)
        case 0x09: out.write("\\t" as StaticString)
        case 0x08: out.write("\\b" as StaticString)
        case 0x0C: out.write("\\f" as StaticString)
        default:
            out.write("\\u00" as StaticString)
            for digit in [byte >> 4, byte & 0xF] { out.write(byte: digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        out.write(byte: bracket)
        depth += 1
        isFirst = true
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if !isFirst { breakLine() }
        out.write(byte: bracket)
        isFirst = false
        isValue = false
    }

    /// What stands before a key, an element or a value.
    private mutating func separate() {
        if isValue {
            isValue = false
            isFirst = false
            return
        }
        if !isFirst { out.write(byte: 0x2C) }
        isFirst = false
        breakLine()
    }

    private mutating func breakLine() {
        if compact { return }
        out.write(Self.indents.utf8Start, 1 + 2 * min(depth, 32))
    }

    private static let indents: StaticString =
        "\n                                                                "
}

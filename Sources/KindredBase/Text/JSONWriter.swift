/// Writes JSON: commas, indentation and escapes are its business alone.
///
/// Pretty output has two spaces of indent and every member and element on a line of its own; compact output is one line.
@usableFromInline
package struct JSONWriter: ~Copyable {
    @usableFromInline package var out: ByteWriter
    @usableFromInline let compact: Bool
    /// Bytes of indent at this level.
    @usableFromInline var indent = 0
    /// Nothing has been written yet at this level, so no comma is due.
    @usableFromInline var isFirst = true
    /// A key has been written, so the value follows on the same line.
    @usableFromInline var isValue = true

    package init(_ out: consuming ByteWriter, compact: Bool = false) {
        self.out = out
        self.compact = compact
    }

    /// Goes on where so many objects and arrays are open and something has been written in the innermost.
    package mutating func resume(level: Int) {
        indent = level * 2
        isFirst = false
        isValue = false
    }

    /// Ends the document with a newline and hands on what is left.
    package mutating func finish() {
        out.write(byte: 0x0A)
        out.flush()
    }

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        beginArray()
        body(&self)
        endArray()
    }

    @inlinable
    package mutating func beginObject() { open(0x7B) }

    @inlinable
    package mutating func endObject() { close(0x7D) }

    @inlinable
    package mutating func beginArray() { open(0x5B) }

    @inlinable
    package mutating func endArray() { close(0x5D) }

    /// A key from the code, which needs no escape.
    @inlinable
    package mutating func key(_ name: StaticString) {
        out.writeMember(
            name.utf8Start, name.utf8CodeUnitCount, comma: !isFirst, indent: compact ? -1 : indent)
        isFirst = false
        isValue = true
    }

    /// A key from the input.
    package mutating func key(escaping name: String) {
        string(name)
        endKey()
    }

    @inlinable
    package mutating func string(_ text: StaticString) {
        separate()
        quote(text.utf8Start, text.utf8CodeUnitCount)
    }

    package mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(escaping: UnsafeRawBufferPointer($0)) }
    }

    /// Text that holds nothing to escape, an id for instance.
    @inlinable
    package mutating func string(plain text: UnsafeRawBufferPointer) {
        guard let start = text.baseAddress else { return string("" as StaticString) }
        if isValue {
            isValue = false
            out.quote(start, text.count)
        } else {
            out.quoteOnLine(start, text.count, comma: !isFirst, indent: compact ? -1 : indent)
        }
        isFirst = false
    }

    package mutating func string(escaping text: UnsafeRawBufferPointer) {
        if Self.firstToEscape(in: text, from: 0) == nil { return string(plain: text) }
        separate()
        out.write(byte: 0x22)
        var start = 0
        while let index = Self.firstToEscape(in: text, from: start) {
            out.write(UnsafeRawBufferPointer(rebasing: text[start..<index]))
            escape(text[index])
            start = index + 1
        }
        out.write(UnsafeRawBufferPointer(rebasing: text[start...]))
        out.write(byte: 0x22)
    }

    /// Eight bytes at a time: a quote, a backslash, or a control character.
    private static func firstToEscape(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var index = start
        while index + 8 <= text.count {
            let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let quotes = word ^ 0x2222_2222_2222_2222
            let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
            let ones: UInt64 = 0x0101_0101_0101_0101
            let marked =
                (word &- 0x2020_2020_2020_2020) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
            if marked & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        while index < text.count {
            if text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C { return index }
            index += 1
        }
        return nil
    }

    @inlinable
    package mutating func number(_ value: Int) {
        separate()
        out.write(value)
    }

    @inlinable
    package mutating func bool(_ value: Bool) {
        separate()
        if value { out.write("true" as StaticString) } else { out.write("false" as StaticString) }
    }

    @inlinable
    package mutating func null() {
        separate()
        out.write("null" as StaticString)
    }

    @inlinable
    mutating func quote(_ text: UnsafeRawPointer, _ length: Int) {
        out.quote(text, length)
    }

    @inlinable
    mutating func endKey() {
        if compact { out.write(byte: 0x3A) } else { out.write(": " as StaticString) }
        isValue = true
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

    @inlinable
    mutating func open(_ bracket: UInt8) {
        separate()
        out.write(byte: bracket)
        indent += 2
        isFirst = true
    }

    @inlinable
    mutating func close(_ bracket: UInt8) {
        indent -= 2
        if isFirst { out.write(byte: bracket) } else { out.closeOnLine(bracket, indent: compact ? -1 : indent) }
        isFirst = false
        isValue = false
    }

    /// What stands before a key, an element or a value.
    @inlinable
    mutating func separate() {
        if isValue {
            isValue = false
            isFirst = false
            return
        }
        out.breakLine(comma: !isFirst, indent: compact ? -1 : indent)
        isFirst = false
    }
}

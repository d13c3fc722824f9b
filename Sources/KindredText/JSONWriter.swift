/// Writes JSON: commas, indentation and escapes are its business alone.
///
/// Pretty output has two spaces of indent and every member and element on a line of its own; compact output is one line.
package struct JSONWriter: ~Copyable {
    package var out: ByteWriter
    private(set) var compact: Bool
    /// Bytes of indent at this level.
    var indent = 0
    /// Whether nothing has been written yet at this level, so that no comma is due.
    var isFirst = true
    /// Whether a key has been written, so that the value follows on the same line.
    var isValue = true

    package init(to out: consuming ByteWriter, compact: Bool = false) {
        self.out = out
        self.compact = compact
    }

    /// Continues inside `level` open objects and arrays, after a first element of the innermost.
    package mutating func resume(level: Int) {
        indent = level * 2
        isFirst = false
        isValue = false
    }

    /// Ends the document with a newline and flushes the buffer.
    package mutating func finish() {
        out.write(byte: 0x0A)
        out.flush()
    }

    /// Ends a document that others follow, each on a line of its own.
    package mutating func endLine() {
        out.write(byte: 0x0A)
        (indent, isFirst, isValue) = (0, true, true)
    }

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    /// An object on one line, compact or not.
    package mutating func lineObject(_ body: (inout JSONWriter) -> Void) {
        let outer = compact
        beginObject()
        compact = true
        body(&self)
        endObject()
        compact = outer
    }

    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        beginArray()
        body(&self)
        endArray()
    }

    package mutating func beginObject() { open(0x7B) }

    package mutating func endObject() { close(0x7D) }

    package mutating func beginArray() { open(0x5B) }

    package mutating func endArray() { close(0x5D) }

    /// A key from the code, which needs no escape.
    package mutating func key(_ name: StaticString) {
        string(name)
        endKey()
    }

    /// A key from the input.
    package mutating func key(escaping name: String) {
        string(name)
        endKey()
    }

    package mutating func string(_ text: StaticString) {
        separate()
        out.quote(text.utf8Start, length: text.utf8CodeUnitCount)
    }

    package mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(escaping: UnsafeRawBufferPointer($0)) }
    }

    package mutating func string(orNull text: String?) {
        if let text { string(text) } else { null() }
    }

    package mutating func string(escaping text: UnsafeRawBufferPointer) {
        separate()
        out.quote(escaping: text)
    }

    /// A value as it is written.
    mutating func raw(_ text: ArraySlice<UInt8>) {
        separate()
        text.withUnsafeBytes { out.write($0) }
    }

    /// A key as it is written between its quotes.
    mutating func rawKey(_ text: ArraySlice<UInt8>) {
        separate()
        out.write(byte: 0x22)
        text.withUnsafeBytes { out.write($0) }
        out.write(byte: 0x22)
        endKey()
    }

    package mutating func number(_ value: Int) {
        separate()
        out.write(value)
    }

    /// A number above 0 with one decimal, if it isn't whole.
    package mutating func number(tenths: Int) {
        number(tenths / 10)
        if tenths % 10 == 0 { return }
        out.write(byte: 0x2E)
        out.write(tenths % 10)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        if value { out.write("true" as StaticString) } else { out.write("false" as StaticString) }
    }

    package mutating func null() {
        separate()
        out.write("null" as StaticString)
    }

    private mutating func endKey() {
        if compact { out.write(byte: 0x3A) } else { out.write(": " as StaticString) }
        isValue = true
    }

    mutating func open(_ bracket: UInt8) {
        separate()
        out.write(byte: bracket)
        indent += 2
        isFirst = true
    }

    mutating func close(_ bracket: UInt8) {
        indent -= 2
        if !isFirst { breakLine() }
        out.write(byte: bracket)
        isFirst = false
        isValue = false
    }

    /// The comma and the line break before an element that is not written here.
    package mutating func beginElement() { separate() }

    /// Writes what comes before a key, an element or a value.
    mutating func separate() {
        if isValue {
            isValue = false
            isFirst = false
            return
        }
        if !isFirst { out.write(byte: 0x2C) }
        breakLine()
        isFirst = false
    }

    private mutating func breakLine() {
        if compact { return }
        out.write(byte: 0x0A)
        out.write(byte: 0x20, times: indent)
    }
}

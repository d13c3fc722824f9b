/// Appends bytes to one buffer and hands it on whenever it is full, so that output of any size needs little memory.
@usableFromInline
package struct ByteWriter: ~Copyable {
    package typealias Sink = (UnsafeRawBufferPointer) -> Void

    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline var count = 0
    @usableFromInline let capacity: Int
    private let sink: Sink

    package init(capacity: Int = 1 << 16, to sink: @escaping Sink) {
        self.capacity = max(capacity, 32)
        self.base = .allocate(byteCount: self.capacity, alignment: 16)
        self.sink = sink
    }

    deinit { base.deallocate() }

    /// Hands on what is left; to be called once at the end.
    @usableFromInline package mutating func flush() {
        if count > 0 { sink(UnsafeRawBufferPointer(start: base, count: count)) }
        count = 0
    }

    @inlinable
    package mutating func write(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        write(source, bytes.count)
    }

    @inlinable
    package mutating func write(_ source: UnsafeRawPointer, _ length: Int) {
        if length > capacity - count {
            writeInPieces(source, length)
            return
        }
        copyShort(from: source, to: base + count, length)
        count += length
    }

    @inlinable
    package mutating func write(_ text: StaticString) {
        write(text.utf8Start, text.utf8CodeUnitCount)
    }

    @inlinable
    package mutating func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }

    package mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    @inlinable
    package mutating func write(byte: UInt8) {
        if count == capacity { flush() }
        base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    package mutating func write(byte: UInt8, times: Int) {
        for _ in 0..<max(0, times) { write(byte: byte) }
    }

    /// Text in double quotes, in one go where the buffer has room.
    @inlinable
    package mutating func quote(_ text: UnsafeRawPointer, _ length: Int) {
        guard length + 2 <= capacity - count else {
            write(byte: 0x22)
            write(text, length)
            return write(byte: 0x22)
        }
        let start = base + count
        start.storeBytes(of: 0x22, as: UInt8.self)
        copyShort(from: text, to: start + 1, length)
        start.storeBytes(of: 0x22, toByteOffset: length + 1, as: UInt8.self)
        count += length + 2
    }

    /// A text in double quotes on a line of its own.
    @inlinable
    package mutating func quoteOnLine(_ text: UnsafeRawPointer, _ length: Int, comma: Bool, indent: Int) {
        if capacity - count < indent + length + 24 { flush() }
        guard capacity - count >= indent + length + 24 else {
            breakLineSlowly(comma: comma, indent: indent)
            return quote(text, length)
        }
        let start = base + count
        let next = Self.breakLine(at: start, comma: comma, indent: indent)
        next.storeBytes(of: 0x22, as: UInt8.self)
        copyShort(from: text, to: next + 1, length)
        next.storeBytes(of: 0x22, toByteOffset: length + 1, as: UInt8.self)
        count += next + length + 2 - start
    }

    /// A closing bracket on a line of its own.
    @inlinable
    package mutating func closeOnLine(_ bracket: UInt8, indent: Int) {
        breakLine(comma: false, indent: indent)
        if count == capacity { flush() }
        base.storeBytes(of: bracket, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// A comma if one is due, and a new line with its indent; no line where the indent is negative.
    @inlinable
    @inline(__always)
    package mutating func breakLine(comma: Bool, indent: Int) {
        if capacity - count < indent + 24 { flush() }
        guard capacity - count >= indent + 24 else { return breakLineSlowly(comma: comma, indent: indent) }
        let start = base + count
        count += Self.breakLine(at: start, comma: comma, indent: indent) - start
    }

    /// A line break, a key in quotes, a colon: what a member of a JSON object starts with, in one go.
    @inlinable
    package mutating func writeMember(_ name: UnsafeRawPointer, _ length: Int, comma: Bool, indent: Int) {
        if capacity - count < indent + length + 24 { flush() }
        guard capacity - count >= indent + length + 24 else {
            breakLineSlowly(comma: comma, indent: indent)
            quote(name, length)
            return indent < 0 ? write(byte: 0x3A) : write(": " as StaticString)
        }
        let start = base + count
        var next = Self.breakLine(at: start, comma: comma, indent: indent)
        next.storeBytes(of: 0x22, as: UInt8.self)
        copyShort(from: name, to: next + 1, length)
        next += length + 1
        next.storeBytes(of: 0x203A22, as: UInt32.self)
        count += next + (indent < 0 ? 2 : 3) - start
    }

    /// Writes up to 18 bytes more than it says, which later ones overwrite.
    @inlinable
    static func breakLine(at start: UnsafeMutableRawPointer, comma: Bool, indent: Int) -> UnsafeMutableRawPointer {
        start.storeBytes(of: 0x2C, as: UInt8.self)
        var next = comma ? start + 1 : start
        if indent < 0 { return next }
        next.storeBytes(of: 0x0A, as: UInt8.self)
        next += 1
        let spaces = SIMD16<UInt8>(repeating: 0x20)
        next.storeBytes(of: spaces, as: SIMD16<UInt8>.self)
        var written = 16
        while written < indent {
            next.storeBytes(of: spaces, toByteOffset: written, as: SIMD16<UInt8>.self)
            written += 16
        }
        return next + indent
    }

    @usableFromInline
    mutating func breakLineSlowly(comma: Bool, indent: Int) {
        if comma { write(byte: 0x2C) }
        if indent < 0 { return }
        write(byte: 0x0A)
        write(byte: 0x20, times: indent)
    }

    @inlinable
    package mutating func write(_ number: Int) {
        if number >= 0, number < 10 { return write(byte: 0x30 + UInt8(truncatingIfNeeded: number)) }
        writeDigits(number)
    }

    @usableFromInline
    mutating func writeDigits(_ number: Int) {
        if number >= 0, number < 100_000_000, capacity - count >= 8 { return writeShort(UInt32(number)) }
        if number < 0 { write(byte: 0x2D) }
        var rest = number.magnitude
        var length = 1
        var power: UInt = 10
        while length < 19, power <= rest {
            length += 1
            power *= 10
        }
        if length == 19, power <= rest { length = 20 }
        if capacity - count < length { flush() }
        for offset in stride(from: length - 1, through: 0, by: -1) {
            base.storeBytes(
                of: 0x30 + UInt8(truncatingIfNeeded: rest % 10), toByteOffset: count + offset, as: UInt8.self)
            rest /= 10
        }
        count += length
    }

    /// Up to eight digits, put together in a register.
    private mutating func writeShort(_ number: UInt32) {
        var rest = number
        var digits: UInt64 = 0
        var length = 0
        repeat {
            digits = digits << 8 | UInt64(0x30 + rest % 10)
            rest /= 10
            length += 1
        } while rest > 0
        base.storeBytes(of: digits.littleEndian, toByteOffset: count, as: UInt64.self)
        count += length
    }

    @usableFromInline
    mutating func writeInPieces(_ source: UnsafeRawPointer, _ length: Int) {
        flush()
        if length >= capacity {
            sink(UnsafeRawBufferPointer(start: source, count: length))
        } else {
            (base + count).copyMemory(from: source, byteCount: length)
            count += length
        }
    }

    /// Everything that `body` writes, as one array: for small texts and for tests.
    package static func collect(_ body: (inout ByteWriter) -> Void) -> [UInt8] {
        var collected: [UInt8] = []
        withoutActuallyEscaping({ (bytes: UnsafeRawBufferPointer) in collected.append(contentsOf: bytes) }) { sink in
            var writer = ByteWriter(to: sink)
            body(&writer)
            writer.flush()
        }
        return collected
    }
}

/// Copies what is mostly a few bytes, without the call that longer texts deserve: whole words, the last one overlapping.
@inlinable
@inline(__always)
func copyShort(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ length: Int) {
    if length > 64 { return target.copyMemory(from: source, byteCount: length) }
    if length >= 16 {
        var offset = 0
        while offset + 16 < length {
            copy(SIMD16<UInt8>.self, offset)
            offset += 16
        }
        copy(SIMD16<UInt8>.self, length - 16)
    } else if length >= 8 {
        copy(UInt64.self, 0)
        copy(UInt64.self, length - 8)
    } else if length >= 4 {
        copy(UInt32.self, 0)
        copy(UInt32.self, length - 4)
    } else {
        for offset in 0..<length { copy(UInt8.self, offset) }
    }

    @inline(__always)
    func copy<Word: BitwiseCopyable>(_: Word.Type, _ offset: Int) {
        target.storeBytes(
            of: source.loadUnaligned(fromByteOffset: offset, as: Word.self), toByteOffset: offset, as: Word.self)
    }
}

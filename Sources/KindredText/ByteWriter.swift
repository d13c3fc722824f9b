/// Appends bytes to one buffer and hands it on whenever it is full, so that output of any size needs little memory.
@usableFromInline
package struct ByteWriter: ~Copyable {
    package typealias Sink = (UnsafeRawBufferPointer) -> Void

    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline var count = 0
    @usableFromInline let capacity: Int
    /// The number of times that the buffer has been handed on.
    @usableFromInline var flushes = 0
    private let sink: Sink

    /// The buffer by default is one that stays in the processor's nearest cache.
    package init(capacity: Int = 1 << 15, to sink: @escaping Sink) {
        self.capacity = max(capacity, 32)
        self.base = .allocate(byteCount: self.capacity, alignment: 16)
        self.sink = sink
    }

    deinit { base.deallocate() }

    /// Hands on what is left; to be called once at the end.
    @usableFromInline package mutating func flush() {
        if count > 0 { sink(UnsafeRawBufferPointer(start: base, count: count)) }
        count = 0
        flushes &+= 1
    }

    @inlinable
    package mutating func write(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        write(source, length: bytes.count)
    }

    @inlinable
    package mutating func write(_ source: UnsafeRawPointer, length: Int) {
        guard length <= capacity - count else { return writeInPieces(source, length: length) }
        (base + count).copyMemory(from: source, byteCount: length)
        count += length
    }

    @inlinable
    package mutating func write(_ text: StaticString) {
        write(text.utf8Start, length: text.utf8CodeUnitCount)
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

    @usableFromInline
    mutating func writeInPieces(_ source: UnsafeRawPointer, length: Int) {
        flush()
        if length >= capacity {
            sink(UnsafeRawBufferPointer(start: source, count: length))
        } else {
            (base + count).copyMemory(from: source, byteCount: length)
            count += length
        }
    }

    // MARK: Numbers

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

    /// Writes up to eight digits, put together in a register.
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

    // MARK: Blocks

    /// The size of the blocks in which short texts are copied: a length that the processor cannot guess costs more time than
    /// some bytes too many.
    @usableFromInline package static var block: Int { 32 }

    /// Copies whole blocks, which the source must have; what is beyond the length is overwritten by what comes next.
    @inlinable
    @inline(__always)
    mutating func writeBlocks(_ source: UnsafeRawPointer, length: Int) {
        guard length &+ Self.block <= capacity &- count else { return write(source, length: length) }
        let target = base + count
        count &+= length
        var offset = 0
        repeat {
            Self.copyBlock(from: source + offset, to: target + offset)
            offset &+= Self.block
        } while offset < length
    }

    /// Writes a text of at most a block, in double quotes; the source must have a whole block.
    @inlinable
    @inline(__always)
    mutating func quoteBlock(_ text: UnsafeRawPointer, length: Int) {
        guard capacity &- count > Self.block + 2 else { return quote(text, length: length) }
        let target = base + count
        target.storeBytes(of: 0x22, as: UInt8.self)
        Self.copyBlock(from: text, to: target + 1)
        target.storeBytes(of: 0x22, toByteOffset: length &+ 1, as: UInt8.self)
        count &+= length &+ 2
    }

    @inlinable
    package mutating func quote(_ text: UnsafeRawPointer, length: Int) {
        write(byte: 0x22)
        write(text, length: length)
        write(byte: 0x22)
    }

    @inlinable
    @inline(__always)
    static func copyBlock(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        let low = source.loadUnaligned(as: SIMD16<UInt8>.self)
        let high = source.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
        target.storeBytes(of: low, as: SIMD16<UInt8>.self)
        target.storeBytes(of: high, toByteOffset: 16, as: SIMD16<UInt8>.self)
    }

    // MARK: Again

    /// A place in the buffer where something begins or ends.
    @usableFromInline
    package struct Position {
        @usableFromInline let flushes: Int
        @usableFromInline let offset: Int

        @inlinable
        init(flushes: Int, offset: Int) {
            self.flushes = flushes
            self.offset = offset
        }
    }

    @inlinable package var position: Position { Position(flushes: flushes, offset: count) }

    /// Writes the bytes between two positions again; false if they were already handed on.
    @inlinable
    package mutating func repeatWritten(from start: Position, to end: Position) -> Bool {
        let length = end.offset &- start.offset
        guard start.flushes == flushes, end.flushes == flushes, length <= capacity &- count else { return false }
        (base + count).copyMemory(from: base + start.offset, byteCount: length)
        count &+= length
        return true
    }

    /// Returns everything that `body` writes, as one array: for small texts and for tests.
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

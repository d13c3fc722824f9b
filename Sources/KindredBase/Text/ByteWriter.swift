/// Appends bytes to one buffer and hands it on whenever it is full, so that output of any size needs little memory.
package struct ByteWriter: ~Copyable {
    package typealias Sink = (UnsafeRawBufferPointer) -> Void

    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline var count = 0
    @usableFromInline let capacity: Int
    private let sink: Sink

    package init(capacity: Int = 1 << 16, to sink: @escaping Sink) {
        self.capacity = capacity
        self.base = .allocate(byteCount: capacity, alignment: 16)
        self.sink = sink
    }

    deinit { base.deallocate() }

    /// Hands on what is left; to be called once at the end.
    package mutating func flush() {
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
        (base + count).copyMemory(from: source, byteCount: length)
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

    package mutating func write(_ number: Int) {
        if number < 0 { write(byte: 0x2D) }
        var rest = number.magnitude
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var index = 20
            repeat {
                index -= 1
                digits[index] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(digits)[index...]))
        }
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

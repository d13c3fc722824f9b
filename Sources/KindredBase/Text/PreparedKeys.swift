/// Keys of one kind of JSON object at one level, each with its comma, line break, indent and quotes ready to be copied.
///
/// Large output is mostly keys; made ready once, each costs a few instructions.
package struct PreparedKeys: ~Copyable {
    /// What every key has room for, the last byte holding its length.
    @usableFromInline static var room: Int { 64 }

    @usableFromInline let base: UnsafeMutableRawPointer

    /// `level` counts the objects and arrays around the members. With its indent a key has 63 bytes at most.
    package init(_ names: [String], level: Int, compact: Bool) {
        base = .allocate(byteCount: names.count * Self.room, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: names.count * Self.room)
        for (index, name) in names.enumerated() {
            let head = compact ? ",\"\(name)\":" : ",\n" + String(repeating: " ", count: level * 2) + "\"\(name)\": "
            let bytes = Array(head.utf8.prefix(Self.room - 1))
            (base + index * Self.room).copyMemory(from: bytes, byteCount: bytes.count)
            base.storeBytes(of: UInt8(bytes.count), toByteOffset: (index + 1) * Self.room - 1, as: UInt8.self)
        }
    }

    deinit { base.deallocate() }
}

extension JSONWriter {
    /// One of the prepared keys, by its index.
    @inlinable
    package mutating func key(_ index: Int, of keys: borrowing PreparedKeys) {
        let head = keys.base + index * PreparedKeys.room
        let length = Int(head.load(fromByteOffset: PreparedKeys.room - 1, as: UInt8.self))
        let skipped = isFirst ? 1 : 0
        out.copyBlock(head + skipped, length - skipped)
        isFirst = false
        isValue = true
    }
}

extension ByteWriter {
    /// Copies a few bytes by copying 56; what is beyond is overwritten by what comes next.
    @inlinable
    mutating func copyBlock(_ source: UnsafeRawPointer, _ length: Int) {
        guard length <= 56, capacity - count >= 64 else { return write(source, length) }
        let target = base + count
        var offset = 0
        repeat {
            target.storeBytes(
                of: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self), toByteOffset: offset, as: UInt64.self)
            offset += 8
        } while offset < length
        count += length
    }
}

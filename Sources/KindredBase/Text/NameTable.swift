#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Gives equal texts one small number, in order of first sight, and keeps their bytes side by side.
@usableFromInline
package struct NameTable: Sendable {
    private var arena: [UInt8] = []
    private var ends: [Int32] = []
    private var hashes: [UInt32] = []
    /// Open addressing; 0 is free, otherwise the name's number + 1.
    private var slots: [Int32]

    package init(minimumCapacity: Int = 16) {
        var size = 32
        while size * 3 <= minimumCapacity * 4 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        arena.reserveCapacity(minimumCapacity * 20)
        ends.reserveCapacity(minimumCapacity)
        hashes.reserveCapacity(minimumCapacity)
    }

    package var count: Int { ends.count }

    /// The number of a text, given to it now if it is new.
    package mutating func intern(_ text: UnsafeRawBufferPointer) -> Int32 {
        let hash = Self.hash(text)
        let slot = find(text, hash)
        if slots[slot] > 0 { return slots[slot] - 1 }
        arena.append(contentsOf: text)
        ends.append(Int32(truncatingIfNeeded: arena.count))
        hashes.append(hash)
        slots[slot] = Int32(ends.count)
        if ends.count * 4 > slots.count * 3 { grow() }
        return Int32(ends.count - 1)
    }

    package mutating func intern(_ text: String) -> Int32 {
        var text = text
        return text.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
    }

    package func number(of text: UnsafeRawBufferPointer) -> Int32? {
        let slot = find(text, Self.hash(text))
        return slots[slot] > 0 ? slots[slot] - 1 : nil
    }

    package func number(of text: String) -> Int32? {
        var text = text
        return text.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
    }

    package func withBytes<Result>(of name: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        arena.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(name)])) }
    }

    /// Quick access to all texts for as long as `body` runs.
    package func withAll(_ body: (Names) -> Void) {
        arena.withUnsafeBytes { arena in
            ends.withUnsafeBufferPointer { body(Names(arena: arena, ends: $0)) }
        }
    }

    /// The texts of all names.
    @usableFromInline
    package struct Names {
        @usableFromInline let arena: UnsafeRawBufferPointer
        @usableFromInline let ends: UnsafeBufferPointer<Int32>

        @inlinable
        package subscript(_ name: Int32) -> UnsafeRawBufferPointer {
            guard name >= 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
            let start = name == 0 ? 0 : Int(ends[Int(name) - 1])
            return UnsafeRawBufferPointer(rebasing: arena[start..<Int(ends[Int(name)])])
        }
    }

    package func string(_ name: Int32) -> String {
        withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
    }

    private func range(_ name: Int32) -> Range<Int> {
        let index = Int(name)
        return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }

    private func find(_ text: UnsafeRawBufferPointer, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] > 0 {
            let name = slots[slot] - 1
            if hashes[Int(name)] == hash, withBytes(of: name, { isEqual($0, text) }) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for (name, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] > 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(name + 1)
        }
    }

    /// Multiplies and folds eight bytes at a time.
    private static func hash(_ text: UnsafeRawBufferPointer) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(text.count)
        var offset = 0
        while offset + 8 <= text.count {
            hash = mix(hash ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < text.count {
            rest = rest << 8 | UInt64(text[offset])
            offset += 1
        }
        return UInt32(truncatingIfNeeded: mix(hash ^ rest))
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }
}

/// Whether two texts are the same bytes.
package func isEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    guard one.count == other.count else { return false }
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, one.count) == 0
}

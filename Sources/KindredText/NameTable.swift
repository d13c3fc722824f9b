import KindredPlatform

/// Gives equal texts one small number, in order of first sight, and keeps their bytes side by side.
@usableFromInline
package struct NameTable: Sendable {
    private var arena: [UInt8] = []
    /// The start of each text in the arena; one more, where the last one ends.
    private var bounds: [Int32] = [0]
    /// Open addressing: a byte of the hash of the name in each slot, 0 where there is none. A new name is compared with these
    /// alone; they are few enough to stay in the processor's cache.
    private var tags: [UInt8]
    private var slots: [Int32]
    let hash = NameHash.ofProcess

    package init(minimumCapacity: Int = 16) {
        var size = 32
        while size * 3 <= minimumCapacity * 4 { size *= 2 }
        tags = Array(repeating: 0, count: size)
        slots = Array(repeating: 0, count: size)
        arena.reserveCapacity(minimumCapacity * 20)
        bounds.reserveCapacity(minimumCapacity + 1)
    }

    package var count: Int { bounds.count - 1 }

    /// The number of a text, given to it now if it is new.
    package mutating func intern(_ text: UnsafeRawBufferPointer) -> Int32 { intern(text, hash: hash(text)) }

    mutating func intern(_ text: UnsafeRawBufferPointer, hash: UInt32) -> Int32 {
        let slot = find(text, hash: hash)
        if tags[slot] > 0 { return slots[slot] }
        let name = Int32(truncatingIfNeeded: count)
        arena.append(contentsOf: text)
        bounds.append(Int32(truncatingIfNeeded: arena.count))
        take(slot, name: name, hash: hash)
        if count * 4 > slots.count * 3 { grow() }
        return name
    }

    package mutating func intern(_ text: String) -> Int32 {
        var text = text
        return text.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
    }

    package func number(of text: UnsafeRawBufferPointer) -> Int32? {
        let slot = find(text, hash: hash(text))
        return tags[slot] > 0 ? slots[slot] : nil
    }

    package func number(of text: String) -> Int32? {
        var text = text
        return text.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
    }

    package func withBytes<Result>(of name: Int32, body: (UnsafeRawBufferPointer) -> Result) -> Result {
        arena.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(name)])) }
    }

    /// Quick access to all texts for as long as `body` runs.
    package func withAll<Result>(_ body: (Names) -> Result) -> Result {
        arena.withUnsafeBytes { arena in
            bounds.withUnsafeBufferPointer { body(Names(arena: arena, bounds: $0)) }
        }
    }

    /// The texts of all names.
    @usableFromInline
    package struct Names {
        @usableFromInline let arena: UnsafeRawBufferPointer
        @usableFromInline let bounds: UnsafeBufferPointer<Int32>

        @inlinable
        package subscript(_ name: Int32) -> UnsafeRawBufferPointer {
            let bounds = bounds(of: name)
            return UnsafeRawBufferPointer(rebasing: arena[Int(bounds.start)..<Int(bounds.start + bounds.length)])
        }

        @inlinable
        package func bounds(of name: Int32) -> Bounds {
            if name < 0 { return Bounds(start: 0, length: 0) }
            let start = bounds[Int(name)]
            return Bounds(start: start, length: bounds[Int(name) + 1] &- start)
        }
    }

    /// The position of a name among all texts.
    @usableFromInline
    package struct Bounds: Sendable {
        @usableFromInline let start: Int32
        @usableFromInline let length: Int32

        @inlinable
        init(start: Int32, length: Int32) {
            self.start = start
            self.length = length
        }
    }

    package func string(_ name: Int32) -> String {
        withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
    }

    private func range(_ name: Int32) -> Range<Int> {
        let index = Int(name)
        return Int(bounds[index])..<Int(bounds[index + 1])
    }

    private func find(_ text: UnsafeRawBufferPointer, hash: UInt32) -> Int {
        tags.withUnsafeBufferPointer { tags in
            let mask = tags.count &- 1
            let tag = Self.tag(hash)
            var slot = Int(hash) & mask
            while tags[slot] > 0 {
                if tags[slot] == tag, withBytes(of: slots[slot], body: { isEqual($0, other: text) }) { break }
                slot = (slot &+ 1) & mask
            }
            return slot
        }
    }

    /// The first name whose tag is that of the hash, -1 if there is none: most likely the one that is looked for, if any is.
    func candidate(_ hash: UInt32) -> Int32 {
        tags.withUnsafeBufferPointer { tags in
            let mask = tags.count &- 1
            let tag = Self.tag(hash)
            var slot = Int(hash) & mask
            while tags[slot] > 0, tags[slot] != tag { slot = (slot &+ 1) & mask }
            return tags[slot] > 0 ? slots[slot] : -1
        }
    }

    private mutating func take(_ slot: Int, name: Int32, hash: UInt32) {
        tags[slot] = Self.tag(hash)
        slots[slot] = name
    }

    private mutating func grow() {
        let size = slots.count * 2
        tags = Array(repeating: 0, count: size)
        slots = Array(repeating: 0, count: size)
        for name in 0..<Int32(truncatingIfNeeded: count) {
            let hash = withBytes(of: name, body: hash.callAsFunction)
            var slot = Int(hash) & (size - 1)
            while tags[slot] > 0 { slot = (slot + 1) & (size - 1) }
            take(slot, name: name, hash: hash)
        }
    }

    private static func tag(_ hash: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 24) | 0x80 }
}

/// Whether a text is a word.
package func isEqual(_ text: UnsafeRawBufferPointer, word: String) -> Bool {
    guard text.count == word.utf8.count else { return false }
    var word = word
    return word.withUTF8 { isEqual(text, other: UnsafeRawBufferPointer($0)) }
}

/// Whether two texts are the same bytes.
package func isEqual(_ one: UnsafeRawBufferPointer, other: UnsafeRawBufferPointer) -> Bool {
    guard one.count == other.count else { return false }
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    let last = one.count &- 8
    // Names are short: calling for help would take longer than comparing a few words, the last one overlapping.
    guard last >= 0, last <= 56 else { return first.order(second, count: one.count) == 0 }
    var offset = 0
    while offset < last {
        if word(first, offset) != word(second, offset) { return false }
        offset &+= 8
    }
    return word(first, last) == word(second, last)

    @inline(__always)
    func word(_ text: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}

extension ByteWriter {
    /// A name in double quotes; it must hold nothing to escape, as no id does.
    @inlinable
    @inline(__always)
    package mutating func quote(_ name: NameTable.Bounds, of names: NameTable.Names) {
        guard let base = names.arena.baseAddress else { return }
        let (start, length) = (Int(name.start), Int(name.length))
        if length <= Self.block, start &+ Self.block <= names.arena.count {
            quoteBlock(base + start, length: length)
        } else {
            quote(base + start, length: length)
        }
    }

    /// Reads a byte of each name, so that all are near when they are written; negative ones are none.
    package mutating func prefetch(_ names: NameTable.Names, of numbers: [Int32]) {
        var sum: UInt8 = 0
        for number in numbers where number >= 0 { sum &+= names.arena[Int(names.bounds[Int(number)])] }
        // What was read must go somewhere, or it would not be read: here the next byte is written over it.
        if count < capacity { base.storeBytes(of: sum, toByteOffset: count, as: UInt8.self) }
    }
}

/// Counts bytes of a text in plain loops, which the compiler vectorizes.
package enum ByteCounts {
    /// The number of bytes that are counted in one byte, which lets the processor take sixteen of them in one step.
    private static let size = 128

    /// The number of line feeds; nil if anything else isn't a printable ASCII character or a tab.
    // Inside of its callers the loop takes a fourth more instructions.
    @inline(never)
    package static func feedsOfPlain(_ start: UnsafeRawPointer, length: Int) -> Int? {
        var strange: UInt8 = 0
        let feeds = count(start, length: length) { byte in
            let isSpacing: UInt8 = byte &- 0x09 < 2 ? 1 : 0
            strange |= isSpacing ^ (byte &- 0x20 >= 0x5F ? 1 : 0)
            return byte == 0x0A ? 1 : 0
        }
        return strange == 0 ? feeds : nil
    }

    @inline(__always)
    package static func feeds(_ start: UnsafeRawPointer, length: Int) -> Int {
        count(start, length: length) { $0 == 0x0A ? 1 : 0 }
    }

    /// Returns how many bytes continue a UTF-8 sequence.
    @inline(__always)
    package static func continuations(_ start: UnsafeRawPointer, length: Int) -> Int {
        count(start, length: length) { $0 & 0xC0 == 0x80 ? 1 : 0 }
    }

    /// Returns the start of the line that `offset` is on: behind the last line feed before it.
    @inline(__always)
    package static func startOfLine(_ start: UnsafeRawPointer, before offset: Int) -> Int {
        var offset = offset
        while offset >= 8 {
            let feeds = feeds(inWord: start.loadUnaligned(fromByteOffset: offset &- 8, as: UInt64.self))
            if feeds != 0 { return offset &- feeds.leadingZeroBitCount / 8 }
            offset &-= 8
        }
        while offset > 0, start.load(fromByteOffset: offset &- 1, as: UInt8.self) != 0x0A { offset &-= 1 }
        return offset
    }

    /// The highest bit of each byte that is a line feed; the first byte is the lowest.
    @inline(__always)
    private static func feeds(inWord word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let other = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
        return ~((other & low &+ low) | other | low)
    }

    @inline(__always)
    private static func count(_ start: UnsafeRawPointer, length: Int, countsAs: (UInt8) -> UInt8) -> Int {
        let bytes = start.assumingMemoryBound(to: UInt8.self)
        var count = 0
        var offset = 0
        while offset < length {
            let end = min(offset &+ size, length)
            var sum: UInt8 = 0
            while offset < end {
                sum &+= countsAs(bytes[offset])
                offset &+= 1
            }
            count &+= Int(sum)
        }
        return count
    }
}

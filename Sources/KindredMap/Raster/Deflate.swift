/// Compresses bytes as zlib does, in one block with the fixed codes of RFC 1951.
struct Deflate: ~Copyable {
    /// The output that is done: at first the header of zlib.
    private(set) var bytes: [UInt8] = [0x78, 0x01]
    /// The bits that fill no byte yet: at first those that begin the block.
    private var bits: UInt64 = 0b011
    private var bitCount: UInt64 = 3
    private var (sumA, sumB): (UInt64, UInt64) = (1, 0)

    private static let reach = 1 << 15
    private static let capacity = 1 << 17
    /// The input that may be repeated, and what is being compressed.
    private let window = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 8)
    private var used = 0
    /// The number of bytes that have left the window.
    private var offset = 0
    /// The last place of each hash of four bytes, counted from the beginning of all.
    private var last = [Int](repeating: -1, count: 1 << 14)

    deinit { window.deallocate() }

    /// Takes more input.
    mutating func write(_ input: UnsafeBufferPointer<UInt8>) {
        guard let source = input.baseAddress else { return }
        var done = 0
        while done < input.count {
            let count = min(input.count - done, Self.reach)
            if used + count > Self.capacity {
                window.update(from: window + used - Self.reach, count: Self.reach)
                offset += used - Self.reach
                used = Self.reach
            }
            (window + used).update(from: source + done, count: count)
            compress(from: used, to: used + count)
            used += count
            done += count
        }
    }

    private func word(_ place: Int) -> UInt64 {
        UnsafeRawPointer(window + place).loadUnaligned(as: UInt64.self)
    }

    private mutating func compress(from start: Int, to end: Int) {
        addToSum(from: start, to: end)
        var place = start
        while place < end {
            // Most of a picture repeats the byte before.
            var (length, distance) = (place > 0 ? same(at: place, and: place - 1, before: end) : 0, 1)
            if length < 4, place + 4 <= end {
                let hash = Int((UInt32(truncatingIfNeeded: word(place)) &* 2_654_435_761) >> 18)
                let candidate = last[hash] - offset
                last[hash] = place + offset
                if candidate >= 0, place - candidate <= Self.reach {
                    (length, distance) = (same(at: place, and: candidate, before: end), place - candidate)
                }
            }
            if length > 3 {
                put(length: length, distance: distance)
                place += length
            } else {
                put(symbol: Int(window[place]))
                place += 1
            }
        }
    }

    /// The number of bytes that are equal, up to 258.
    private func same(at place: Int, and other: Int, before end: Int) -> Int {
        let most = min(258, end - place)
        var length = 0
        while length + 8 <= most {
            let difference = word(place + length) ^ word(other + length)
            if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
            length += 8
        }
        while length < most, window[place + length] == window[other + length] { length += 1 }
        return length
    }

    private mutating func put(symbol: Int) {
        switch symbol {
        case ..<144: putReversed(0x30 + symbol, count: 8)
        case ..<256: putReversed(0x190 + symbol - 144, count: 9)
        case ..<280: putReversed(symbol - 256, count: 7)
        default: putReversed(0xC0 + symbol - 280, count: 8)
        }
    }

    private mutating func put(length: Int, distance: Int) {
        if length == 258 {
            put(symbol: 285)
        } else {
            put(length - 3, first: 257, groups: 4)
        }
        put(distance - 1, first: 0, groups: 2)
    }

    /// Writes a length or distance: codes double what they stand for after each group of them.
    private mutating func put(_ value: Int, first: Int, groups: Int) {
        var (code, extra) = (value, 0)
        if value >= 2 * groups {
            extra = value.bitWidth - value.leadingZeroBitCount - (groups == 4 ? 3 : 2)
            code = extra * groups + value >> extra
        }
        if groups == 4 { put(symbol: first + code) } else { putReversed(code, count: 5) }
        put(UInt64(value & (1 << extra - 1)), count: UInt64(extra))
    }

    private mutating func put(_ value: UInt64, count: UInt64) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Codes begin with their highest bit.
    private mutating func putReversed(_ value: Int, count: Int) {
        put(UInt64(UInt16(value << (16 - count)).bitReversed), count: UInt64(count))
    }

    private mutating func addToSum(from start: Int, to end: Int) {
        var place = start
        while place + 8 <= end {
            if word(place) == 0 {
                sumB += 8 * sumA
            } else {
                for byte in place..<place + 8 {
                    sumA += UInt64(window[byte])
                    sumB += sumA
                }
            }
            place += 8
        }
        for byte in place..<end {
            sumA += UInt64(window[byte])
            sumB += sumA
        }
        (sumA, sumB) = (sumA % 65_521, sumB % 65_521)
    }

    /// Hands on what is done, to be written.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// Ends the stream.
    mutating func finish() {
        put(symbol: 256)
        if bitCount > 0 { put(0, count: 8 - bitCount) }
        for byte in [sumB >> 8, sumB, sumA >> 8, sumA] { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    }

    static func compressed(_ input: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        input.withUnsafeBufferPointer { deflate.write($0) }
        deflate.finish()
        return deflate.take()
    }
}

extension UInt16 {
    fileprivate var bitReversed: UInt16 {
        var value = byteSwapped
        value = (value & 0x0F0F) << 4 | (value >> 4) & 0x0F0F
        value = (value & 0x3333) << 2 | (value >> 2) & 0x3333
        return (value & 0x5555) << 1 | (value >> 1) & 0x5555
    }
}

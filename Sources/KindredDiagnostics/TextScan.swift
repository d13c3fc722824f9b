import KindredText

/// A walk through a text, once: where its lines start, whether it is ASCII, and the first byte that keeps it from being a text,
/// because it is not UTF-8 or is a control character.
package struct TextScan {
    package struct Fault: Sendable {
        package var offset: Int
        package var length: Int
        package var reason: String
    }

    /// The line on which each block of the line index begins; lines end at a line feed, whatever else is wrong.
    private(set) var lines: [LineIndex.Line] = []
    private(set) var lineCount = 1
    private(set) var isASCII = true
    private(set) var fault: Fault?

    private let bytes: UnsafeRawBufferPointer

    /// - Parameter bytes: Those of a `SourceText`, for its padding.
    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        lines.reserveCapacity(bytes.count >> LineIndex.lineShift + 1)
        fault = otherEncoding()
        let mark = SourceFile.markLength(bytes)
        isASCII = mark == 0
        scan(from: mark)
    }

    /// Scans block after block of the line index: most hold nothing but plain characters. Behind the first fault, only lines count.
    @inline(never)
    private mutating func scan(from start: Int) {
        guard let base = bytes.baseAddress else { return note(LineIndex.Line(), before: 1) }
        var line = LineIndex.Line(number: 0, start: Int32(truncatingIfNeeded: start))
        var offset = start
        while offset < bytes.count {
            note(line, before: offset &+ 1)
            let end = (offset >> LineIndex.lineShift &+ 1) << LineIndex.lineShift
            let isWhole = end &- offset == 1 << LineIndex.lineShift && end <= bytes.count
            if isWhole, let feeds = feedsOfSimple(base + offset, length: end &- offset) {
                offset = end
                line.number &+= Int32(truncatingIfNeeded: feeds)
                if feeds > 0 { line.start = Int32(truncatingIfNeeded: ByteCounts.startOfLine(base, before: end)) }
            } else {
                offset = scanClosely(from: offset, to: min(end, bytes.count), line: &line)
            }
        }
        note(line, before: bytes.count + 1)
        lineCount = Int(line.number) + 1
        // What is behind a fault was not looked at.
        if fault != nil { isASCII = false }
    }

    /// Returns the number of line feeds if there is nothing else to find.
    @inline(__always)
    private func feedsOfSimple(_ start: UnsafeRawPointer, length: Int) -> Int? {
        fault == nil ? ByteCounts.feedsOfPlain(start, length: length) : ByteCounts.feeds(start, length: length)
    }

    /// Scans to `end`, or a little further, and returns where it stopped. Reads into the padding: zeroes are unusual.
    private mutating func scanClosely(from start: Int, to end: Int, line: inout LineIndex.Line) -> Int {
        var offset = start
        while let base = bytes.baseAddress, offset < end {
            // Two words at a time, as most lines are longer.
            let first = Self.unusual((base + offset).loadUnaligned(as: UInt64.self))
            let second = Self.unusual((base + offset).loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            if first | second == 0 {
                offset = min(offset &+ 16, end)
                continue
            }
            var (word, origin) = first != 0 ? (first, offset) : (second, offset &+ 8)
            while word != 0 {
                let next = origin &+ word.trailingZeroBitCount / 8
                guard next < end else { return max(offset, end) }
                offset = next
                if bytes[offset] == 0x0A {
                    offset &+= 1
                    line.number &+= 1
                    line.start = Int32(truncatingIfNeeded: offset)
                } else {
                    offset &+= lengthOfRare(at: offset)
                }
                // A sequence may go on in the next word.
                let done = offset &- origin
                word = done < 8 ? word & (~0 &<< UInt64(truncatingIfNeeded: 8 &* done)) : 0
            }
            offset = max(offset, min(origin &+ 8, end))
        }
        return offset
    }

    /// Notes the line for all blocks that begin before `offset` and have none yet.
    @inline(__always)
    private mutating func note(_ line: LineIndex.Line, before offset: Int) {
        while lines.count << LineIndex.lineShift < offset { lines.append(line) }
    }

    /// Returns the highest bit of each byte that isn't a printable ASCII character. No carry goes from one byte to the next.
    @inline(__always)
    private static func unusual(_ bytes: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: bytes)
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let printable = low &+ 0x6060_6060_6060_6060
        let delete = low &+ 0x0101_0101_0101_0101
        return (word | ~printable | delete) & 0x8080_8080_8080_8080
    }

    /// Returns the length of what isn't a printable ASCII character, and notes what it is.
    private mutating func lengthOfRare(at offset: Int) -> Int {
        if bytes[offset] == 0x09 { return 1 }
        if bytes[offset] < 0x80 {
            let endsLine = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if !endsLine, fault == nil { fault = control(at: offset) }
            return 1
        }
        isASCII = false
        let length = sequenceLength(at: offset)
        if length == 0 {
            if fault == nil { fault = Fault(offset: offset, length: 1, reason: "this is not UTF-8") }
            return 1
        }
        if isForbidden(scalar(at: offset, length: length)), fault == nil { fault = control(at: offset, length: length) }
        return length
    }

    /// The length of the well-formed sequence at `offset`, 0 if there is none.
    private func sequenceLength(at offset: Int) -> Int {
        func byte(_ index: Int) -> UInt8 { offset + index < bytes.count ? bytes[offset + index] : 0 }
        func continues(_ index: Int) -> Bool { byte(index) & 0xC0 == 0x80 }
        switch (byte(0), byte(1)) {
        case (0xC2...0xDF, 0x80...0xBF): return 2
        case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
            return continues(2) ? 3 : 0
        case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
            return continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }

    private func scalar(at offset: Int, length: Int) -> UInt32 {
        var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
        for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
        return value
    }

    /// Whether YAML does not allow a character in a text, though it is well-formed UTF-8.
    private func isForbidden(_ scalar: UInt32) -> Bool {
        scalar < 0xA0 || isLineEnd(scalar) || scalar == 0xFEFF || scalar == 0xFFFE || scalar == 0xFFFF
    }

    /// Whether YAML ends a line there, besides at LF, though hardly any editor does: next line, line and paragraph separator.
    private func isLineEnd(_ scalar: UInt32) -> Bool { scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 }

    private func control(at offset: Int, length: Int = 1) -> Fault {
        if bytes[offset] == 0x0D {
            return Fault(offset: offset, length: 1, reason: "a carriage return without a line feed")
        }
        let value = length == 1 ? UInt32(bytes[offset]) : scalar(at: offset, length: length)
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let what =
            isLineEnd(value)
            ? "a line ending that isn't allowed" : value < 0xA0 ? "a control character" : "not a text character"
        return Fault(offset: offset, length: length, reason: "\(name) is \(what)")
    }

    private func otherEncoding() -> Fault? {
        WideEncoding(bytes).map { wide in
            let sign = wide.hasMark ? "its byte order mark says" : "its zero bytes show"
            return Fault(
                offset: 0, length: wide.length, reason: "this is \(wide.name), as \(sign); save it as UTF-8")
        }
    }
}

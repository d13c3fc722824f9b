import KindredDiagnostics

/// A piece of a log without control sequences for terminals; its indices map back to the file.
struct LogLine {
    let text: ArraySlice<UInt8>
    /// The offset of each byte of `text` in the file; empty if the index is the offset.
    private let offsets: [Int32]

    /// - Parameter line: A slice of the bytes of the file.
    init(_ line: ArraySlice<UInt8>) {
        guard line.contains(0x1B) else {
            text = line
            offsets = []
            return
        }
        var kept: [UInt8] = []
        var offsets: [Int32] = []
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == 0x1B {
                index = Self.endOfEscape(at: index, in: line)
            } else {
                kept.append(line[index])
                offsets.append(Int32(truncatingIfNeeded: index))
                index += 1
            }
        }
        offsets.append(Int32(truncatingIfNeeded: line.endIndex))
        text = kept[...]
        self.offsets = offsets
    }

    private init(text: ArraySlice<UInt8>, offsets: [Int32]) {
        self.text = text
        self.offsets = offsets
    }

    func range(_ indices: Range<Int>) -> ByteRange {
        if offsets.isEmpty { return ByteRange(start: indices.lowerBound, end: indices.upperBound) }
        // Bytes left out after the last one don't belong to the range.
        let end = indices.isEmpty ? indices.lowerBound : indices.upperBound - 1
        return ByteRange(
            start: Int(offsets[indices.lowerBound]), end: Int(offsets[end]) + (indices.isEmpty ? 0 : 1))
    }

    /// Hands on the pieces that may each hold a controller: a debugger that shows a string as a literal writes `\n` for a
    /// line break.
    func forEachPiece(_ body: (LogLine) -> Void) {
        guard text.contains(0x3C) else { return body(self) }
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            let isEscape = text[index] == 0x5C && index + 1 < text.endIndex && text[index + 1] == 0x6E
            if isEscape || text[index] == 0x0D {
                body(LogLine(text: text[start..<index], offsets: offsets))
                index += isEscape ? 2 : 1
                start = index
            } else {
                index += 1
            }
        }
        body(LogLine(text: text[start...], offsets: offsets))
    }

    /// The index after a control sequence (`ESC [ … letter`), or after the escape alone.
    private static func endOfEscape(at start: Int, in line: ArraySlice<UInt8>) -> Int {
        var index = start + 1
        guard index < line.endIndex, line[index] == 0x5B else { return min(index + 1, line.endIndex) }
        index += 1
        while index < line.endIndex, !(0x40...0x7E).contains(line[index]) { index += 1 }
        return min(index + 1, line.endIndex)
    }
}

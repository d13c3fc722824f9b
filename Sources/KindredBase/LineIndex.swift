/// Turns byte offsets into lines and columns.
///
/// Lines end at a line feed. Columns count Unicode scalars; where a text is not ASCII, a running count per block of bytes
/// keeps a look-up short however long the line is.
package struct LineIndex: Sendable {
    private static let blockShift = 10

    private let starts: [Int32]
    /// Scalars before each block of 1,024 bytes; empty for ASCII, where a byte is a scalar.
    private var scalarsBeforeBlock: [Int32] = []

    init(_ scan: TextScan, _ bytes: UnsafeRawBufferPointer) {
        starts = scan.lineStarts
        if !scan.isASCII { countScalars(bytes) }
    }

    package var count: Int { starts.count }

    package var isASCII: Bool { scalarsBeforeBlock.isEmpty }

    package func position(of offset: Int, in bytes: UnsafeRawBufferPointer) -> Position {
        position(of: offset, onLine: lineIndex(of: offset), in: bytes)
    }

    /// The same for offsets asked for in rising order, in constant time each: `hint` is where the last one was.
    package func position(of offset: Int, in bytes: UnsafeRawBufferPointer, hint: inout Int) -> Position {
        if hint >= starts.count || offset < Int(starts[hint]) || offset - Int(starts[hint]) > 4096 {
            hint = lineIndex(of: offset)
        }
        while hint + 1 < starts.count, Int(starts[hint + 1]) <= offset { hint += 1 }
        if isASCII {
            let start = Int(starts[hint])
            return Position(line: hint + 1, column: min(max(offset, start), bytes.count) - start + 1)
        }
        return position(of: offset, onLine: hint, in: bytes)
    }

    package func range(ofLine number: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        guard number >= 1, number <= starts.count else { return 0..<0 }
        let start = Int(starts[number - 1])
        var end = number < starts.count ? Int(starts[number]) - 1 : bytes.count
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<max(start, end)
    }

    private func position(of offset: Int, onLine line: Int, in bytes: UnsafeRawBufferPointer) -> Position {
        let start = Int(starts[line])
        let offset = min(max(offset, start), bytes.count)
        let column =
            scalarsBeforeBlock.isEmpty
            ? offset - start : scalars(before: offset, in: bytes) - scalars(before: start, in: bytes)
        return Position(line: line + 1, column: column + 1)
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func scalars(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        let block = offset >> Self.blockShift
        var count = Int(scalarsBeforeBlock[block])
        for index in (block << Self.blockShift)..<offset where !isContinuation(bytes[index]) { count += 1 }
        return count
    }

    private mutating func countScalars(_ bytes: UnsafeRawBufferPointer) {
        scalarsBeforeBlock.reserveCapacity(bytes.count >> Self.blockShift + 1)
        var count: Int32 = 0
        for index in 0...bytes.count {
            if index & (1 << Self.blockShift - 1) == 0 { scalarsBeforeBlock.append(count) }
            if index < bytes.count, !isContinuation(bytes[index]) { count += 1 }
        }
    }
}

/// Whether a byte continues a UTF-8 sequence instead of starting one.
@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

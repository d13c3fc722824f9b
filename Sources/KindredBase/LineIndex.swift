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

    /// Gives quick access to the lines of the text for as long as `body` runs.
    package func withLines<Result>(of bytes: UnsafeRawBufferPointer, _ body: (Lines) -> Result) -> Result {
        starts.withUnsafeBufferPointer { starts in
            scalarsBeforeBlock.withUnsafeBufferPointer {
                body(Lines(bytes: bytes, starts: starts, scalarsBeforeBlock: $0))
            }
        }
    }

    private mutating func countScalars(_ bytes: UnsafeRawBufferPointer) {
        scalarsBeforeBlock.reserveCapacity(bytes.count >> Self.blockShift + 1)
        var count: Int32 = 0
        for index in 0...bytes.count {
            if index & (1 << Self.blockShift - 1) == 0 { scalarsBeforeBlock.append(count) }
            if index < bytes.count, !isContinuation(bytes[index]) { count += 1 }
        }
    }

    /// The lines of one text.
    package struct Lines {
        fileprivate let bytes: UnsafeRawBufferPointer
        fileprivate let starts: UnsafeBufferPointer<Int32>
        fileprivate let scalarsBeforeBlock: UnsafeBufferPointer<Int32>

        package func position(of offset: Int) -> Position {
            position(of: offset, onLine: index(of: offset))
        }

        /// The same for offsets asked for in rising order, in constant time each: `hint` is where the last one was.
        package func position(of offset: Int, hint: inout Int) -> Position {
            var line = hint
            if line >= starts.count || offset < Int(starts[line]) || offset &- Int(starts[line]) > 4096 {
                line = index(of: offset)
            }
            while line &+ 1 < starts.count, Int(starts[line &+ 1]) <= offset { line &+= 1 }
            hint = line
            return position(of: offset, onLine: line)
        }

        package func range(ofLine number: Int) -> Range<Int> {
            guard number >= 1, number <= starts.count else { return 0..<0 }
            let start = Int(starts[number - 1])
            var end = number < starts.count ? Int(starts[number]) - 1 : bytes.count
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
            return start..<max(start, end)
        }

        private func position(of offset: Int, onLine line: Int) -> Position {
            let start = Int(starts[line])
            let offset = min(max(offset, start), bytes.count)
            let column = scalarsBeforeBlock.isEmpty ? offset - start : scalars(before: offset) - scalars(before: start)
            return Position(line: line + 1, column: column + 1)
        }

        private func index(of offset: Int) -> Int {
            var low = 0
            var high = starts.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if Int(starts[middle]) <= offset { low = middle } else { high = middle }
            }
            return low
        }

        private func scalars(before offset: Int) -> Int {
            let block = offset >> LineIndex.blockShift
            var count = Int(scalarsBeforeBlock[block])
            for index in (block << LineIndex.blockShift)..<offset where !isContinuation(bytes[index]) { count += 1 }
            return count
        }
    }
}

/// Whether a byte continues a UTF-8 sequence instead of starting one.
@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

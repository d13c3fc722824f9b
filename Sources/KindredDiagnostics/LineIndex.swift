import KindredPlatform
import KindredText

/// An index that turns byte offsets into lines and columns.
///
/// Lines end at a line feed. Columns count Unicode scalars. For each block of bytes it keeps the line that the block begins on:
/// a look-up takes the same short time however many lines there are and however long they are, and costs less memory than a
/// table of lines.
package struct LineIndex: Sendable {
    /// A line counted from 0, and where it starts.
    struct Line: Sendable {
        var number: Int32 = 0
        var start: Int32 = 0
    }

    /// Blocks of lines have 512 bytes, blocks of scalars 1,024.
    static let lineShift = 9
    private static let scalarShift = 10

    package let count: Int
    /// The line on which each block begins.
    private let lines: [Line]
    /// Scalars before each block; empty for ASCII, where a byte is a scalar.
    private var scalarsBeforeBlock: [Int32] = []

    init(scan: TextScan, bytes: UnsafeRawBufferPointer) {
        lines = scan.lines
        count = scan.lineCount
        if !scan.isASCII { countScalars(bytes) }
    }

    package var isASCII: Bool { scalarsBeforeBlock.isEmpty }

    /// Gives quick access to the lines of the text for as long as `body` runs.
    package func withLines<Result>(of bytes: UnsafeRawBufferPointer, body: (Lines) -> Result) -> Result {
        lines.withUnsafeBufferPointer { lines in
            scalarsBeforeBlock.withUnsafeBufferPointer {
                body(Lines(bytes: bytes, lines: lines, count: count, scalarsBeforeBlock: $0))
            }
        }
    }

    private mutating func countScalars(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        scalarsBeforeBlock.reserveCapacity(bytes.count >> Self.scalarShift + 1)
        var count: Int32 = 0
        for start in stride(from: 0, through: bytes.count, by: 1 << Self.scalarShift) {
            scalarsBeforeBlock.append(count)
            let length = min(1 << Self.scalarShift, bytes.count - start)
            count += Int32(truncatingIfNeeded: length - ByteCounts.continuations(base + start, length: length))
        }
    }

    /// The lines of one text.
    package struct Lines {
        fileprivate let bytes: UnsafeRawBufferPointer
        fileprivate let lines: UnsafeBufferPointer<Line>
        fileprivate let count: Int
        fileprivate let scalarsBeforeBlock: UnsafeBufferPointer<Int32>

        package func position(of offset: Int) -> Position {
            var cursor = LineCursor(lines: self)
            return cursor.position(of: offset)
        }

        fileprivate func position(of offset: Int, on line: Line) -> Position {
            let offset = min(max(offset, Int(line.start)), bytes.count)
            let column =
                scalarsBeforeBlock.isEmpty
                ? offset - Int(line.start) : scalars(before: offset) - scalars(before: Int(line.start))
            return Position(line: Int(line.number) + 1, column: column + 1)
        }

        package func range(ofLine number: Int) -> Range<Int> {
            guard number >= 1, number <= count else { return 0..<0 }
            let start = start(ofLine: number)
            var end = number < count ? self.start(ofLine: number + 1) - 1 : bytes.count
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
            return start..<max(start, end)
        }

        /// The line on which the block of an offset begins, and where that block is.
        fileprivate func blockLine(at offset: Int) -> (start: Int, line: Line) {
            let block = min(offset >> LineIndex.lineShift, lines.count - 1)
            return (block << LineIndex.lineShift, lines[block])
        }

        /// The last line that does not start behind `end`; `line` is the one at `start`.
        fileprivate func line(from start: Int, to end: Int, line: Line) -> Line {
            guard let base = bytes.baseAddress, start < end else { return line }
            let feeds = ByteCounts.feeds(base + start, length: end &- start)
            if feeds == 0 { return line }
            return Line(
                number: line.number &+ Int32(truncatingIfNeeded: feeds),
                start: Int32(truncatingIfNeeded: ByteCounts.startOfLine(base, before: end)))
        }

        /// - Parameter number: Counted from 1, and there.
        private func start(ofLine number: Int) -> Int {
            var low = 0
            var high = lines.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if Int(lines[middle].number) < number { low = middle } else { high = middle }
            }
            var line = Int(lines[low].number)
            var start = line + 1 == number ? Int(lines[low].start) : low << LineIndex.lineShift
            while line + 1 < number, let base = bytes.baseAddress,
                let feed = (base + start).first(0x0A, count: bytes.count - start)
            {
                line += 1
                start = feed - base + 1
            }
            return start
        }

        private func scalars(before offset: Int) -> Int {
            let block = offset >> LineIndex.scalarShift
            let start = block << LineIndex.scalarShift
            guard let base = bytes.baseAddress else { return 0 }
            return Int(scalarsBeforeBlock[block]) + offset - start
                - ByteCounts.continuations(base + start, length: offset - start)
        }
    }
}

/// A cursor that finds positions in rising order, without looking again at anything before the last one.
package struct LineCursor {
    private let lines: LineIndex.Lines
    private var offset = 0
    private var line: LineIndex.Line

    package init(lines: LineIndex.Lines) {
        self.lines = lines
        line = lines.blockLine(at: 0).line
    }

    package mutating func position(of offset: Int) -> Position {
        let end = min(max(offset, 0), lines.bytes.count)
        let block = lines.blockLine(at: end)
        // Not from further away than the block begins.
        if self.offset > end || self.offset < block.start { (self.offset, line) = block }
        line = lines.line(from: self.offset, to: end, line: line)
        self.offset = end
        return lines.position(of: offset, on: line)
    }
}

import KindredText

/// A line of source as a terminal can show it: tabs expanded, nothing unprintable, cut to a window where it is long.
///
/// Only the window is looked at, so a line of many megabytes costs no more than a short one.
struct VisibleLine {
    private static let maxColumns = 140
    /// Marks that take no column could otherwise make a window of any length.
    private static let maxBytes = 1_024
    /// The columns that are shown of a long line before the range that matters.
    private static let lead = 40
    private static let tab = 4

    /// The bytes of the window, as UTF-8.
    private(set) var text: [UInt8] = []
    private let line: ArraySlice<UInt8>
    /// The byte that the window starts at.
    private var start: Int
    /// The column of each byte of the window, and the one behind the last.
    private var columns: [Int] = []

    /// Shows the start of the line where that holds the range, else what is around the range.
    init(line: ArraySlice<UInt8>, around range: Range<Int>) {
        self.line = line
        self.start = line.startIndex
        let last = max(range.upperBound, range.lowerBound + 1)
        // No window is that long.
        if last <= start + Self.maxBytes || line.count <= Self.maxBytes { fill() }
        if end < line.endIndex, last > end {
            start = Self.start(before: min(range.lowerBound, line.endIndex), in: line)
            fill()
        }
    }

    /// Whether a range starts within the window.
    func shows(_ range: Range<Int>) -> Bool {
        range.lowerBound >= start && (range.lowerBound < end || end == line.endIndex)
    }

    /// The columns of a range, at least one.
    func columns(of range: Range<Int>) -> Range<Int> {
        let first = column(of: range.lowerBound)
        return first..<max(first + 1, column(of: range.upperBound))
    }

    /// The byte behind the window.
    private var end: Int { start + columns.count - 1 }

    private func column(of offset: Int) -> Int {
        columns[min(max(offset - start, 0), columns.count - 1)]
    }

    private mutating func fill() {
        text.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        if start > line.startIndex { append("…") }
        var column = text.isEmpty ? 0 : 1
        var offset = start
        while offset < line.endIndex {
            // Nearly all of a line is such bytes.
            while offset < line.endIndex, Self.isPlain(line[offset]), column < Self.maxColumns,
                columns.count < Self.maxBytes
            {
                text.append(line[offset])
                columns.append(column)
                column += 1
                offset += 1
            }
            var scalars = SourceScalars(line[offset...])
            guard let next = scalars.next() else { break }
            let width = Self.width(of: next.scalar, at: column)
            if column + width > Self.maxColumns || columns.count + next.length > Self.maxBytes {
                append("…")
                break
            }
            append(next.scalar, width: width)
            columns.append(contentsOf: repeatElement(column, count: next.length))
            column += width
            offset += next.length
        }
        columns.append(column)
    }

    private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

    private mutating func append(_ scalar: Unicode.Scalar, width: Int = 1) {
        if scalar == "\t" {
            text.append(contentsOf: repeatElement(0x20, count: width))
        } else {
            text.append(contentsOf: TerminalText.form(of: scalar).utf8)
        }
    }

    private static func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
        scalar == "\t" ? tab - column % tab : DisplayWidth.of(TerminalText.form(of: scalar))
    }

    private static func start(before offset: Int, in line: ArraySlice<UInt8>) -> Int {
        var start = offset
        var columns = 0
        while start > line.startIndex, columns < lead, offset - start < maxBytes / 2 {
            if isPlain(line[start - 1]) {
                (columns, start) = (columns + 1, start - 1)
                continue
            }
            let previous = SourceScalars.last(of: line[..<start])
            columns += width(of: previous.scalar, at: 0)
            start -= previous.length
        }
        return start
    }
}

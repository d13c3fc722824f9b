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

    private(set) var text = ""
    private let line: ArraySlice<UInt8>
    /// The byte that the window starts at.
    private var start: Int
    /// The column of each byte of the window, and the one behind the last.
    private var columns: [Int] = []

    /// Shows the start of the line where that holds the range, else what is around the range.
    init(line: ArraySlice<UInt8>, around range: Range<Int>) {
        self.line = line
        self.start = line.startIndex
        fill()
        if end < line.endIndex, max(range.upperBound, range.lowerBound + 1) > end {
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
        text = start > line.startIndex ? "…" : ""
        columns.removeAll(keepingCapacity: true)
        var column = text.isEmpty ? 0 : 1
        var scalars = SourceScalars(line[start...])
        while let next = scalars.next() {
            let width = Self.width(of: next.scalar, at: column)
            if column + width > Self.maxColumns || columns.count + next.length > Self.maxBytes {
                text += "…"
                break
            }
            append(next.scalar, width: width)
            columns.append(contentsOf: repeatElement(column, count: next.length))
            column += width
        }
        columns.append(column)
    }

    private mutating func append(_ scalar: Unicode.Scalar, width: Int) {
        if scalar == "\t" {
            text += String(repeating: " ", count: width)
        } else {
            text.unicodeScalars.append(TerminalText.form(of: scalar))
        }
    }

    private static func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
        scalar == "\t" ? tab - column % tab : DisplayWidth.of(TerminalText.form(of: scalar))
    }

    private static func start(before offset: Int, in line: ArraySlice<UInt8>) -> Int {
        var start = offset
        var columns = 0
        while start > line.startIndex, columns < lead, offset - start < maxBytes / 2 {
            let previous = SourceScalars.last(of: line[..<start])
            columns += width(of: previous.scalar, at: 0)
            start -= previous.length
        }
        return start
    }
}

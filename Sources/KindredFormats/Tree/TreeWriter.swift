import KindredText

/// Writes lines that hang from each other by box characters. Control characters become visible.
struct TreeWriter: ~Copyable {
    private var out: ByteWriter
    /// Whether each line is the last of its siblings: those that the last line hangs from, then that line.
    private var isLast: [Bool] = []
    private var isEmpty = true

    init(out: consuming ByteWriter) {
        self.out = out
    }

    mutating func finish() {
        out.flush()
    }

    /// A line at the margin, after an empty one.
    mutating func top(_ text: String) {
        if !isEmpty { out.write(byte: 0x0A) }
        isEmpty = false
        isLast = []
        line(text)
    }

    /// A line, and its level: 0 hangs from the line at the margin.
    typealias Line = (text: String, level: Int)

    mutating func branches(_ lines: [Line]) {
        for ((text, level), isLast) in zip(lines, Self.lastOnes(lines)) { branch(text, level: level, isLast: isLast) }
    }

    /// Whether each line is the last of its siblings.
    private static func lastOnes(_ lines: [Line]) -> [Bool] {
        var isLast = Array(repeating: false, count: lines.count)
        /// Whether each level has a line further below.
        var hasMore: [Bool] = []
        for (index, line) in lines.enumerated().reversed() {
            if hasMore.count > line.level {
                hasMore.removeLast(hasMore.count - line.level - 1)
            } else {
                hasMore += Array(repeating: false, count: line.level + 1 - hasMore.count)
            }
            isLast[index] = !hasMore[line.level]
            hasMore[line.level] = true
        }
        return isLast
    }

    private mutating func branch(_ text: String, level: Int, isLast: Bool) {
        self.isLast.removeLast(max(0, self.isLast.count - level))
        for isLast in self.isLast { out.write(isLast ? "    " as StaticString : "│   ") }
        out.write(isLast ? "└── " as StaticString : "├── ")
        self.isLast.append(isLast)
        line(text)
    }

    private mutating func line(_ text: String) {
        out.write(TerminalText.line(text))
        out.write(byte: 0x0A)
    }
}

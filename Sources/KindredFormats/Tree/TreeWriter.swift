import KindredText

/// Writes lines that hang from each other by box characters. Control characters become visible.
struct TreeWriter: ~Copyable {
    private var out: ByteWriter
    /// Whether each line is the last of its siblings: those that the last line hangs from, then that line.
    private var isLast: [Bool] = []
    private var isEmpty = true

    init(_ out: consuming ByteWriter) {
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

    /// - Parameter level: 0 hangs from the line at the margin.
    mutating func branch(_ text: String, level: Int, isLast: Bool) {
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

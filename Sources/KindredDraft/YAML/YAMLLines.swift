/// Writes lines of YAML in block style, with indentation, comments and quoting.
struct YAMLLines {
    private(set) var bytes: [UInt8] = []

    /// Comments are broken before this column, and short lists end before it.
    static let width = 100

    /// A line of code that needs no quoting.
    mutating func line(_ indent: Int, text: String, comment: String? = nil) {
        begin(indent, text: text)
        end(comment)
    }

    mutating func blank() { bytes.append(0x0A) }

    /// Paragraphs of a comment, wrapped if too long.
    mutating func comments(_ indent: Int, paragraphs: [String]) {
        for paragraph in paragraphs {
            for line in wrapped(readable(paragraph), to: Self.width - indent - 2) {
                begin(indent, text: line.isEmpty ? "#" : "# " + line)
                end()
            }
        }
    }

    /// Starts a line that is written piece by piece.
    mutating func begin(_ indent: Int, text: String) {
        bytes.append(contentsOf: repeatElement(0x20, count: indent))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func end(_ comment: String? = nil) {
        if let comment { bytes.append(contentsOf: ("  # " + readable(comment)).utf8) }
        bytes.append(0x0A)
    }

    /// A comment ends with its line, so it must not contain a line break.
    private func readable(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var readable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { readable.append(YAMLScalar.isVisible(scalar) ? scalar : " ") }
        return String(readable)
    }

    private func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in text.split(separator: " ") {
            let count = word.unicodeScalars.count
            if length > 0, length + 1 + count > width {
                lines.append(line)
                (line, length) = ("", 0)
            }
            if length > 0 { line += " " }
            length += count + (length > 0 ? 1 : 0)
            line += word
        }
        return lines + [line]
    }
}

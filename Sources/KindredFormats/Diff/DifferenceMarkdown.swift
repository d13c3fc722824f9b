import KindredDiff
import KindredText

/// Writes a difference as Markdown that fits into a comment of a pull request.
enum DifferenceMarkdown {
    /// GitHub takes comments of at most 65,536 characters; the rest is for the line that says what was left out.
    private static let longest = 65_000

    static func write(_ outline: ConfiguredOutline, to out: inout ByteWriter) {
        var text = MarkdownText(room: longest)
        for summary in outline.summaries { text.add("### \(markdown(summary))\n") }
        for entry in outline.entries {
            let place = entry.place.map { " (\(code($0)))" } ?? ""
            text.addItem("- \(markdown(entry.heading.phrase))\(place)\(end(of: entry.heading))\n")
            for consequence in entry.consequences { text.addItem("  - \(markdown(consequence))\n") }
        }
        out.write(text.text)
        if text.leftOut > 0 {
            out.write("\n*\(English.count(text.leftOut, of: "more line")): run `kindred diff` to see all.*\n")
        }
    }

    private static func end(of line: ConfiguredOutline.Line) -> String { line.on.isEmpty ? "" : "  " + line.end }

    private static func markdown(_ line: ConfiguredOutline.Line) -> String { markdown(line.phrase) + end(of: line) }

    private static func markdown(_ phrase: DifferencePhrase) -> String {
        phrase.pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .id(let id): code(id)
            case .strong(let id): "**\(code(id))**"
            }
        }.joined()
    }

    /// Text as it is, between more backticks than it has in a row.
    private static func code(_ text: String) -> String {
        let text = TerminalText.line(text)
        guard text.utf8.contains(UInt8(ascii: "`")) else { return "`\(text)`" }
        var (longest, length) = (0, 0)
        for byte in text.utf8 {
            length = byte == UInt8(ascii: "`") ? length + 1 : 0
            longest = max(longest, length)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(text) \(fence)"
    }
}

/// Lines up to a limit, and the number of those beyond it.
private struct MarkdownText {
    private(set) var text = ""
    private(set) var leftOut = 0
    private var room: Int

    init(room: Int) { self.room = room }

    mutating func add(_ line: String) {
        if leftOut == 0, line.utf8.count <= room {
            text += line
            room -= line.utf8.count
        }
    }

    /// Adds a line if there is room. Once there is none, nothing follows: what is below it would seem to belong elsewhere.
    mutating func addItem(_ line: String) {
        if leftOut > 0 || line.utf8.count > room { leftOut += 1 } else { add(line) }
    }
}

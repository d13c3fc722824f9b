import KindredText

/// A short text with a line below it that marks a part, for errors in what isn't in any file.
package enum TextMark {
    private static let shownBefore = 40
    private static let shownAfter = 60

    /// The text and the line with the mark. Of a long text, only what is near the mark.
    ///
    /// - Parameter range: In bytes.
    package static func lines(_ text: String, range: Range<Int>) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let start = scalarCount(text, bytes: range.lowerBound)
        let end = max(start + 1, scalarCount(text, bytes: range.upperBound))
        let first = max(0, start - shownBefore)
        let last = min(scalars.count, min(end, start + shownAfter) + shownAfter)
        var shown = String.UnicodeScalarView(scalars[first..<max(first, last)].map(TerminalText.form))
        if last < scalars.count { shown.append("…") }
        let width = scalars[first..<min(start, scalars.count)].reduce(0) {
            $0 + DisplayWidth.of(TerminalText.form(of: $1))
        }
        let marked = scalars[min(start, scalars.count)..<min(end, scalars.count)].prefix(last - start)
        let length = max(1, marked.reduce(0) { $0 + DisplayWidth.of(TerminalText.form(of: $1)) })
        let indent = String(repeating: " ", count: width + (first > 0 ? 1 : 0))
        return [
            "  " + (first > 0 ? "…" : "") + String(shown),
            "  " + indent + "^" + String(repeating: "~", count: length - 1),
        ]
    }

    private static func scalarCount(_ text: String, bytes: Int) -> Int {
        text.utf8.prefix(bytes).count { $0 & 0xC0 != 0x80 }
    }
}

import KindredGraph

/// The words that maps have beside styles.
enum HeadWords {
    /// The callers without a line, after the words at a head; empty if there are none.
    static func callers(_ count: Int, hasLines: Bool, isFromAny: Bool) -> String {
        var callers: [String] = []
        if count > 0 { callers.append("\(count)" + (hasLines ? " more" : "")) }
        if isFromAny { callers.append(Caller.any) }
        return callers.isEmpty ? "" : "  ← " + callers.joined(separator: ", ")
    }

    /// The words at the beginning of lines, with the number of presentations if that is more than the lines.
    static func merged(_ words: String, count: Int, lines: Int) -> String {
        if count <= lines { return words }
        return words + (words.isEmpty ? "" : " ") + "×\(count)"
    }
}

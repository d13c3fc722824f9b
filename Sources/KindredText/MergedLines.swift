/// Texts about the same thing under different conditions, as one: a line that is in all of them once, and behind any other the
/// conditions under which it holds.
package enum MergedLines {
    private struct Line {
        let text: ArraySlice<UInt8>
        var texts: UInt64
    }

    /// The most comparisons of lines; beyond them texts follow each other.
    private static let limit = 4_000_000

    /// - Parameter phrase: The end of a line that is in some texts only, by their numbers.
    package static func join(_ texts: [[UInt8]], phrase: ([Int]) -> String) -> [UInt8] {
        var lines: [Line] = []
        for (number, text) in texts.enumerated() {
            let bit = UInt64(1) << UInt64(number)
            merge(text.split(separator: 0x0A, omittingEmptySubsequences: false), into: &lines, as: bit)
        }
        let all = UInt64(1) << UInt64(texts.count) &- 1
        var joined: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { joined.append(0x0A) }
            joined += line.text
            if line.texts == all || line.text.isEmpty { continue }
            joined += Array("  \(phrase(texts.indices.filter { line.texts & 1 << UInt64($0) != 0 }))".utf8)
        }
        return joined
    }

    private static func merge(_ text: [ArraySlice<UInt8>], into lines: inout [Line], as bit: UInt64) {
        var start = 0
        while start < min(text.count, lines.count), text[start] == lines[start].text {
            lines[start].texts |= bit
            start += 1
        }
        var end = 0
        while end < min(text.count, lines.count) - start,
            text[text.count - 1 - end] == lines[lines.count - 1 - end].text
        {
            lines[lines.count - 1 - end].texts |= bit
            end += 1
        }
        let (old, new) = (Array(lines[start..<lines.count - end]), Array(text[start..<text.count - end]))
        lines.replaceSubrange(start..<lines.count - end, with: merged(old, new: new, as: bit))
    }

    /// The longest common subsequence once, all else in its order.
    private static func merged(_ old: [Line], new: [ArraySlice<UInt8>], as bit: UInt64) -> [Line] {
        let added = new.map { Line(text: $0, texts: bit) }
        if old.isEmpty || new.isEmpty || old.count * new.count > limit { return old + added }
        let width = new.count + 1
        var lengths = Array(repeating: Int32(0), count: (old.count + 1) * width)
        for one in old.indices.reversed() {
            for other in new.indices.reversed() {
                lengths[one * width + other] =
                    old[one].text == new[other]
                    ? lengths[(one + 1) * width + other + 1] + 1
                    : max(lengths[(one + 1) * width + other], lengths[one * width + other + 1])
            }
        }
        var (one, other, merged) = (0, 0, [Line]())
        while one < old.count, other < new.count {
            if old[one].text == new[other] {
                merged.append(Line(text: old[one].text, texts: old[one].texts | bit))
                (one, other) = (one + 1, other + 1)
            } else if lengths[(one + 1) * width + other] >= lengths[one * width + other + 1] {
                merged.append(old[one])
                one += 1
            } else {
                merged.append(added[other])
                other += 1
            }
        }
        return merged + old[one...] + added[other...]
    }
}

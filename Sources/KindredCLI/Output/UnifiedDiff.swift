import KindredText

/// Changes to texts, written as `git apply` and `patch` read them.
enum UnifiedDiff {
    private static let context = 3

    /// - Parameter path: Relative to the folder in which the difference is applied.
    static func write(_ path: String, old: ArraySlice<UInt8>, new: ArraySlice<UInt8>, to out: inout ByteWriter) {
        let (before, after) = (lines(old), lines(new))
        let blocks = blocks(before, new: after)
        if blocks.isEmpty { return }
        let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
        out.write("--- \(quoted("a/" + name))\n+++ \(quoted("b/" + name))\n")
        var index = 0
        while index < blocks.count {
            var last = index
            while last + 1 < blocks.count,
                blocks[last + 1].old.lowerBound - blocks[last].old.upperBound <= 2 * context
            {
                last += 1
            }
            write(blocks[index...last], old: before, new: after, to: &out)
            index = last + 1
        }
    }

    /// Lines that were replaced by others.
    private struct Block {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Returns the lines that differ. Edits seldom add or remove lines; if they do, all from the first that differs to the last
    /// are one block.
    private static func blocks(_ old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) -> [Block] {
        if old.count == new.count {
            var blocks: [Block] = []
            for index in old.indices where old[index] != new[index] {
                if let last = blocks.last, last.old.upperBound == index {
                    blocks[blocks.count - 1].old = last.old.lowerBound..<index + 1
                    blocks[blocks.count - 1].new = last.new.lowerBound..<index + 1
                } else {
                    blocks.append(Block(old: index..<index + 1, new: index..<index + 1))
                }
            }
            return blocks
        }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        return [Block(old: start..<old.count - tail, new: start..<new.count - tail)]
    }

    private static func write(
        _ blocks: ArraySlice<Block>, old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>], to out: inout ByteWriter
    ) {
        guard let first = blocks.first, let last = blocks.last else { return }
        let start = max(0, first.old.lowerBound - context)
        let end = min(old.count, last.old.upperBound + context)
        let offset = first.new.lowerBound - first.old.lowerBound
        let newEnd = last.new.upperBound + end - last.old.upperBound
        out.write("@@ -\(span(start..<end)) +\(span(start + offset..<newEnd)) @@\n")
        var line = start
        for block in blocks {
            for index in line..<block.old.lowerBound { write(" ", line: old[index], to: &out) }
            for index in block.old { write("-", line: old[index], to: &out) }
            for index in block.new { write("+", line: new[index], to: &out) }
            line = block.old.upperBound
        }
        for index in line..<end { write(" ", line: old[index], to: &out) }
    }

    private static func span(_ lines: Range<Int>) -> String {
        "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }

    private static func write(_ mark: String, line: ArraySlice<UInt8>, to out: inout ByteWriter) {
        out.write(mark)
        line.withUnsafeBytes { out.write($0) }
        if line.last != 0x0A { out.write("\n\\ No newline at end of file\n" as StaticString) }
    }

    /// Splits a text into lines, each with its line break.
    private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Quotes a name with control characters, quotes or backslashes in it, as git does.
    private static func quoted(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else { return name }
        var text = "\""
        for byte in name.utf8 {
            switch byte {
            case 0x22: text += "\\\""
            case 0x5C: text += "\\\\"
            case ..<0x20, 0x7F...: text += "\\" + octal(byte)
            default: text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text + "\""
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
}

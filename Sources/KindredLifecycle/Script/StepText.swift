import KindredDiagnostics
import KindredGraph
import KindredYAML

/// Steps as their author wrote them: the key and its value.
package struct StepText {
    package let files: [SourceFile]

    package init(graph: ResolvedGraph) {
        files = graph.files
    }

    /// The key and its value. The entries of a mapping over several lines are joined.
    package func text(of step: Step) -> String {
        guard files.indices.contains(Int(step.place.file)) else { return "" }
        let file = files[Int(step.place.file)]
        let start = Int((step.place.origin ?? step.place.range).start)
        let number = file.position(of: start).line
        let line = file.line(number)
        let first = Self.entry(line[max(line.startIndex, min(start, line.endIndex))...])
        let text = Self.text(first)
        guard first.last == UInt8(ascii: ":") else { return text }
        let entries = Self.entries(below: number, indent: start - line.startIndex, in: file)
        return entries.isEmpty ? text : "\(text) {\(entries.joined(separator: ", "))}"
    }

    /// The most lines that a mapping of arguments can have.
    private static let reach = 20

    /// The entries of a mapping in the lines below its key; none if they are a list.
    private static func entries(below number: Int, indent: Int, in file: SourceFile) -> [String] {
        var entries: [String] = []
        var inner: Int?
        for next in (number + 1)..<min(number + reach, file.lines.count + 1) {
            let line = file.line(next)
            let text = line.drop { $0 == 0x20 }
            guard let first = text.first, first != UInt8(ascii: "#"), first != 0x0D else { continue }
            let column = line.count - text.count
            if column <= indent || first == UInt8(ascii: "-") && inner == nil { break }
            if column != inner ?? column { continue }
            inner = column
            let entry = entry(text)
            entries.append(Self.text(entry) + (entry.last == UInt8(ascii: ":") ? " …" : ""))
        }
        return entries
    }

    /// Cuts long text, because all steps may be on one line.
    private static func text(_ entry: ArraySlice<UInt8>) -> String {
        let text = String(decoding: entry, as: UTF8.self)
        let shown = text.unicodeScalars.prefix(longest)
        return shown.endIndex == text.endIndex ? text : String(shown) + "…"
    }

    private static let longest = 160

    /// One entry of a mapping: up to a comment, the end of the line, or the bracket that closes around it.
    private static func entry(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var depth = 0
        var quote: UInt8?
        var previous: UInt8 = 0
        let line = line.prefix(4 * (longest + 1))
        var end = line.endIndex
        scan: for position in line.indices {
            let byte = line[position]
            switch byte {
            case _ where quote != nil: if byte == quote { quote = nil }
            case UInt8(ascii: "'"), UInt8(ascii: "\""): if !isWord(previous) { quote = byte }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 {
                    end = position
                    break scan
                }
            case UInt8(ascii: "#") where previous == 0x20 || previous == 0x09:
                end = position
                break scan
            default: break
            }
            previous = byte
        }
        var entry = line[..<end]
        while let last = entry.last, last == 0x20 || last == 0x09 || last == 0x0D { entry.removeLast() }
        return entry
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }
}

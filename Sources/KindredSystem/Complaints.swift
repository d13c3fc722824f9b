import KindredText

/// The output of a program to its standard error: the most important line, and the number of lines.
package struct Complaints {
    private static let longest = 1_000

    private var lines = 0
    private var first: String?
    private var firstError: String?
    private var line: [UInt8] = []
    /// The hundredths to which graphviz has shrunk a picture that is too large for a bitmap, if it has.
    package private(set) var shrunk: Int?

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            if byte == 0x0A { endLine() } else if line.count < Self.longest { line.append(byte) }
        }
    }

    /// All of it in one line; nil where there was nothing.
    package var summary: String? {
        var all = self
        all.endLine()
        return all.line(of: all.lines)
    }

    private func line(of lines: Int) -> String? {
        guard let line = firstError ?? first else { return nil }
        return lines == 1 ? line : "\(line) (and \(English.count(lines - 1, of: "more line")))"
    }

    private mutating func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        if line.allSatisfy({ $0 <= 0x20 }) { return }
        lines += 1
        let text = String(decoding: line, as: UTF8.self)
        shrunk = shrunk ?? Self.scaling(text)
        if first != nil, firstError != nil { return }
        if first == nil { first = text }
        if line.starts(with: Array("Error".utf8)) { firstError = firstError ?? text }
    }

    /// Reads the hundredths from a line such as "graph is too large for cairo-renderer bitmaps. Scaling by 0.95 to fit".
    private static func scaling(_ line: String) -> Int? {
        let words = line.split(separator: " ")
        guard let by = words.firstIndex(of: "by"), by > 0, words[by - 1] == "Scaling", by + 1 < words.count else {
            return nil
        }
        return Double(words[by + 1]).flatMap { $0 > 0 && $0 < 1 ? Int($0 * 100) : nil }
    }
}

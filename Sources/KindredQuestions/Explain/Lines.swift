import KindredDiagnostics
import KindredText

/// A text of headings, paragraphs and aligned columns, put together line by line.
struct Lines {
    /// The longest list; a longer one ends with the number of entries left out.
    static let maxRows = 50
    private static let step = 2
    /// The deepest indentation.
    private static let maxDepth = 12

    private var lines: [String] = []

    mutating func add(_ text: String, depth: Int = 0) {
        let room = String(repeating: " ", count: min(depth, Self.maxDepth) * Self.step)
        lines.append(room + TerminalText.line(text))
    }

    /// Begins a section, one step to the right, with an empty line before it.
    mutating func heading(_ text: String) {
        lines.append("")
        add(text, depth: 1)
    }

    /// Rows with aligned columns, without spaces after the last cell that has text.
    mutating func table(_ rows: [[String]], depth: Int, atMost limit: Int = maxRows) {
        let shown = rows.prefix(limit)
        var widths: [Int] = []
        for row in shown {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.unicodeScalars.count)
            }
        }
        for row in shown {
            let cells = row[..<((row.lastIndex { !$0.isEmpty } ?? -1) + 1)]
            var line = ""
            for (column, cell) in cells.enumerated() {
                line += cell
                guard column + 1 < cells.count else { continue }
                line += String(repeating: " ", count: widths[column] - cell.unicodeScalars.count + Self.step)
            }
            add(line, depth: depth)
        }
        if rows.count > shown.count { add("… and \(rows.count - shown.count) more", depth: depth) }
    }

    /// The facts that the lines cite, as in `(R11, R12)`, each once.
    var facts: [Fact] {
        var known: Set<String> = []
        var facts: [Fact] = []
        for line in lines {
            for part in line.split(separator: "(").dropFirst() {
                guard let end = part.firstIndex(of: ")") else { continue }
                let cited = part[..<end].split(separator: ",").map { $0.drop { $0 == " " } }
                for id in cited where known.insert(String(id)).inserted {
                    if let fact = Fact.named(String(id)) { facts.append(fact) }
                }
            }
        }
        return facts
    }

    func write(to out: inout ByteWriter) {
        for line in lines {
            out.write(line)
            out.write(byte: 0x0A)
        }
    }
}

/// The first few of a list, separated by commas, and the number of the others.
package func enumeration(_ words: [String], atMost limit: Int = 20) -> String {
    let shown = words.prefix(limit).joined(separator: ", ")
    return words.count > limit ? "\(shown), … and \(words.count - limit) more" : shown
}

import KindredDiagnostics
import KindredGraph
import KindredText

/// A text of headings, paragraphs and aligned columns, put together line by line.
struct Lines {
    /// The longest list; a longer one ends with the number of entries left out.
    static let maxRows = 50

    private var entries: [TextEntry] = []

    init() {}

    /// Puts texts together, with an empty line between them.
    init(_ texts: [Lines]) {
        for text in texts {
            let start = entries.count
            entries += text.entries
            if start > 0, start < entries.count { entries[start].isSpaced = true }
        }
    }

    /// Says of all configurations at once what each of its parts says; nil if none says anything.
    static func merged(_ graph: ResolvedGraph, lines: (ResolvedGraph, ConfiguredGraphs.Part?) -> Lines?) -> Lines? {
        guard let configured = graph.configured, configured.parts.count > 1 else { return lines(graph, nil) }
        let texts = configured.parts.compactMap { part in
            lines(part.graph, part).map { ($0.entries, part.configurations) }
        }
        if texts.isEmpty { return nil }
        var merged = Lines()
        merged.entries = TextTree.merge(texts, of: configured.all) { Diagnostic.phrase(configured.names(of: $0)) }
        return merged
    }

    mutating func add(_ text: String, depth: Int = 0, isSpaced: Bool = false) {
        entries.append(TextEntry(.line, cells: [text], depth: depth, isSpaced: isSpaced))
    }

    /// Begins a section, one step to the right, with an empty line before it.
    mutating func heading(_ text: String) { add(text, depth: 1, isSpaced: true) }

    /// Rows with aligned columns, without spaces after the last cell that has text.
    mutating func table(_ rows: [[String]], depth: Int, of kind: TextEntry.Kind = .row, atMost limit: Int = maxRows) {
        entries += rows.map { TextEntry(kind, cells: $0, depth: depth, limit: limit) }
    }

    /// The lines as they are shown.
    var shown: [String] { shown(isAligned: true) }

    func shown(isAligned: Bool) -> [String] { TextEntry.lines(entries, isAligned: isAligned) }

    /// The facts that lines cite, as in `(R11, R12)`, each once.
    static func facts(citedIn lines: [String]) -> [Fact] {
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

    static func write(_ lines: [String], to out: inout ByteWriter) {
        for line in lines {
            out.write(line)
            out.write(byte: 0x0A)
        }
    }
}

/// The first few of a list, separated by commas, and the number of the others.
package func enumeration(_ words: [String], atMost limit: Int = 20) -> String {
    let shown = words.prefix(limit).joined(separator: ", ")
    return words.count > limit ? "\(shown) and \(words.count - limit) more" : shown
}

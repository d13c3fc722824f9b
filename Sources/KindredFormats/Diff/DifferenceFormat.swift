import KindredDiagnostics
import KindredDiff
import KindredText

/// The formats of a difference.
package enum DifferenceFormat: String, CaseIterable, FileFormat {
    case text, json, markdown, dot, mermaid

    package var suffixes: [String] {
        switch self {
        case .text: ["txt"]
        case .json: ["json"]
        case .markdown: ["md"]
        case .dot: ["dot", "gv"]
        case .mermaid: ["mmd"]
        }
    }

    /// Writes what differs in each of several configurations as one.
    package func write(
        _ differences: [(configuration: String?, difference: GraphDifference)], compact: Bool = false,
        to sink: @escaping ByteWriter.Sink
    ) {
        let texts =
            differences.count < 2 ? [] : differences.map { each in bytes(of: each.difference, compact: compact) }
        if texts.allSatisfy({ $0 == texts[0] }) {
            if let first = differences.first { write(first.difference, compact: compact, to: sink) }
            return
        }
        func names(_ numbers: [Int]) -> [String] { numbers.compactMap { differences[$0].configuration } }
        switch self {
        case .json: JSONUnion.join(texts, compact: compact, names: names, to: ByteWriter(to: sink))
        case .text, .markdown:
            var out = ByteWriter(to: sink)
            let all = texts.indices.map { (entries(of: texts[$0]), TextTree.Texts(1 << $0)) }
            let merged = TextTree.merge(all, of: all.reduce(0) { $0 | $1.1 }, isExact: true) { set in
                Diagnostic.phrase(names(texts.indices.filter { set & 1 << $0 != 0 }))
            }
            out.write(TextEntry.lines(merged).map { $0 + "\n" }.joined())
            out.flush()
        case .dot, .mermaid:
            // A drawing is of one configuration: the first in which anything differs.
            if let first = differences.first(where: { !$0.difference.isEmpty }) {
                write(first.difference, compact: compact, to: sink)
            }
        }
    }

    /// The lines of a text, by their indentation.
    private func entries(of text: [UInt8]) -> [TextEntry] {
        var isSpaced = false
        return text.split(separator: 0x0A, omittingEmptySubsequences: false).compactMap { line in
            let text = line.drop { $0 == 0x20 }
            defer { isSpaced = text.isEmpty }
            if text.isEmpty { return nil }
            let cells = [String(decoding: text, as: UTF8.self)]
            return TextEntry(.line, cells: cells, depth: (line.count - text.count) / 2, isSpaced: isSpaced)
        }
    }

    private func bytes(of difference: GraphDifference, compact: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (text: UnsafeRawBufferPointer) in bytes.append(contentsOf: text) }) { sink in
            write(difference, compact: compact, to: sink)
        }
        return bytes
    }

    package func write(_ difference: GraphDifference, compact: Bool = false, to sink: @escaping ByteWriter.Sink) {
        var out = ByteWriter(to: sink)
        switch self {
        case .json: return DifferenceJSON.write(difference, compact: compact, to: out)
        case .dot: return DifferenceDOT.write(DifferenceDrawing(difference: difference), to: out)
        case .text: DifferenceText.write(difference, to: &out)
        case .markdown: DifferenceMarkdown.write(difference, to: &out)
        case .mermaid: DifferenceMermaid.write(DifferenceDrawing(difference: difference), to: &out)
        }
        out.flush()
    }
}

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

    /// Writes what differs in each of several configurations, at least one, as one.
    package func write(
        _ comparisons: [ConfiguredOutline.Comparison], compact: Bool = false, to sink: @escaping ByteWriter.Sink
    ) {
        var out = ByteWriter(to: sink)
        switch self {
        case .json: return Self.writeJSON(comparisons, compact: compact, to: out)
        case .text: DifferenceText.write(ConfiguredOutline(comparisons), to: &out)
        case .markdown: DifferenceMarkdown.write(ConfiguredOutline(comparisons), to: &out)
        // A drawing is of one configuration: the first in which anything differs.
        case .dot, .mermaid:
            guard let first = comparisons.first(where: { !$0.difference.isEmpty }) ?? comparisons.first else { return }
            let drawing = DifferenceDrawing(difference: first.difference)
            if self == .dot { return DifferenceDOT.write(drawing, to: out) }
            DifferenceMermaid.write(drawing, to: &out)
        }
        out.flush()
    }

    private static func writeJSON(
        _ comparisons: [ConfiguredOutline.Comparison], compact: Bool, to out: consuming ByteWriter
    ) {
        func write(_ difference: GraphDifference, to writer: consuming ByteWriter) {
            DifferenceJSON.write(difference, compact: compact, to: writer)
        }
        if comparisons.count == 1 { return write(comparisons[0].difference, to: out) }
        let texts = comparisons.map { comparison in
            var bytes: [UInt8] = []
            withoutActuallyEscaping({ (text: UnsafeRawBufferPointer) in bytes.append(contentsOf: text) }) { sink in
                write(comparison.difference, to: ByteWriter(to: sink))
            }
            return bytes
        }
        if texts.allSatisfy({ $0 == texts[0] }) { return write(comparisons[0].difference, to: out) }
        func names(_ numbers: [Int]) -> [String] { numbers.compactMap { comparisons[$0].configuration } }
        JSONUnion.join(texts, compact: compact, names: names, to: out)
    }

    package func write(_ difference: GraphDifference, compact: Bool = false, to sink: @escaping ByteWriter.Sink) {
        write([(nil, difference)], compact: compact, to: sink)
    }
}

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

    package func write(_ difference: GraphDifference, compact: Bool = false, to sink: @escaping ByteWriter.Sink) {
        var out = ByteWriter(to: sink)
        switch self {
        case .json: return DifferenceJSON.write(difference, compact: compact, to: out)
        case .dot: return DifferenceDOT.write(DifferenceDrawing(difference), to: out)
        case .text: DifferenceText.write(difference, to: &out)
        case .markdown: DifferenceMarkdown.write(difference, to: &out)
        case .mermaid: DifferenceMermaid.write(DifferenceDrawing(difference), to: &out)
        }
        out.flush()
    }
}

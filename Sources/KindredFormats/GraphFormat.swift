import KindredDiagnostics
import KindredGraph
import KindredText

/// The formats of a resolved graph. This is the only list of them: commands, the library and the tests go through it.
package enum GraphFormat: String, CaseIterable, FileFormat {
    case json, dot, mermaid, markdown, tree, csv, graphml

    package struct Options: Sendable {
        /// JSON on one line.
        package var compact: Bool
        /// The number of threads that may write at once.
        package var threads: Int
        package var drawing: GraphDOT.Options
        /// The controllers to write; nil for all. What is drawn is in `drawing`.
        package var selected: ControllerSet?

        package init(
            compact: Bool = false, threads: Int = 1, drawing: GraphDOT.Options = .init(),
            selected: ControllerSet? = nil
        ) {
            self.compact = compact
            self.threads = threads
            self.drawing = drawing
            self.selected = selected
        }
    }

    package var suffixes: [String] {
        switch self {
        case .json: ["json"]
        case .dot: ["dot", "gv"]
        case .mermaid: ["mmd", "mermaid"]
        case .markdown: ["md", "markdown"]
        case .tree: ["tree"]
        case .csv: ["csv"]
        case .graphml: ["graphml"]
        }
    }

    package func write(_ hierarchy: ResolvedGraph, options: Options = Options(), to sink: @escaping ByteWriter.Sink) {
        switch self {
        case .json:
            GraphJSON.write(
                hierarchy, selected: options.selected, compact: options.compact, threads: options.threads, to: sink)
        case .dot: GraphDOT.write(hierarchy, options: options.drawing, to: ByteWriter(to: sink))
        case .mermaid: GraphMermaid.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        case .markdown: GraphMarkdown.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        case .tree: GraphTree.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        case .csv: GraphCSV.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        case .graphml: GraphGraphML.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        }
    }
}

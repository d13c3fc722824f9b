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
        /// The rows of tree, Markdown and Mermaid. The other formats list places.
        package var naming: Naming
        /// The controllers to write; nil for all. What is drawn is in `drawing`.
        package var selected: ControllerSet?

        package init(
            compact: Bool = false, threads: Int = 1, drawing: GraphDOT.Options = .init(), naming: Naming = .screens,
            selected: ControllerSet? = nil
        ) {
            (self.compact, self.threads, self.drawing) = (compact, threads, drawing)
            (self.naming, self.selected) = (naming, selected)
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
        case .mermaid:
            GraphMermaid.write(hierarchy, by: options.naming, selected: options.selected, to: ByteWriter(to: sink))
        case .markdown:
            GraphMarkdown.write(hierarchy, by: options.naming, selected: options.selected, to: ByteWriter(to: sink))
        case .tree:
            var narrowing = options.drawing.narrowing
            narrowing.selected = options.selected
            GraphTree.write(hierarchy, by: options.naming, narrowing: narrowing, to: ByteWriter(to: sink))
        case .csv: GraphCSV.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        case .graphml: GraphGraphML.write(hierarchy, selected: options.selected, to: ByteWriter(to: sink))
        }
    }
}

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

    package var suffixes: [String] { traits.suffixes }

    /// The properties of a format, as the table of Docs/Formats.md shows them.
    package var traits: (suffixes: [String], readers: StaticString, content: StaticString) {
        switch self {
        case .json: (["json"], "scripts", "everything, as [its schema](../Schemas/graph.schema.json) describes")
        case .dot: (["dot", "gv"], "graphviz", "see [Pictures](Pictures.md)")
        case .mermaid: (["mmd", "mermaid"], "GitHub, GitLab, wikis", "a flowchart of families")
        case .markdown:
            (["md", "markdown"], "pages to read", "a table for each family, and for each block of screens")
        case .tree: (["tree"], "the terminal", "windows, families, controllers, what they present and push")
        case .csv: (["csv"], "spreadsheets", "a row for each view controller")
        case .graphml: (["graphml"], "networkx, yEd, Gephi", "controllers as nodes, relations as edges")
        }
    }

    package func write(_ graph: ResolvedGraph, options: Options = Options(), to sink: @escaping ByteWriter.Sink) {
        switch self {
        case .json:
            GraphJSON.write(
                graph, selected: options.selected, compact: options.compact, threads: options.threads, to: sink)
        case .dot: GraphDOT.write(graph, options: options.drawing, to: ByteWriter(to: sink))
        case .mermaid:
            GraphMermaid.write(graph, by: options.naming, selected: options.selected, to: ByteWriter(to: sink))
        case .markdown:
            GraphMarkdown.write(graph, by: options.naming, selected: options.selected, to: ByteWriter(to: sink))
        case .tree:
            var narrowing = options.drawing.narrowing
            narrowing.selected = options.selected
            GraphTree.write(graph, by: options.naming, narrowing: narrowing, to: ByteWriter(to: sink))
        case .csv: GraphCSV.write(graph, selected: options.selected, to: ByteWriter(to: sink))
        case .graphml: GraphGraphML.write(graph, selected: options.selected, to: ByteWriter(to: sink))
        }
    }
}

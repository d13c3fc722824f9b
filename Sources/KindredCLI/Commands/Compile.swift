import KindredFormats
import KindredSession
import KindredSystem

extension Command {
    static let compile = Command(
        name: "compile", summary: "write the resolved graph as JSON, DOT, Mermaid, CSV and other formats",
        usage: "[PATH…] [-o FILE] [options]",
        about: """
            Resolves every relation (parents, children, navigation, tab bar and split view controllers,
            who presents and who is presented) and writes the graph. The same input gives the same
            bytes. If there are errors, nothing is written and an existing FILE stays as it is. Diagnostics
            go to standard error.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.graphFormat, .destination, .compact, .listedPlaces, .allViews, .depfile),
            SelectionOptions.all, DrawingOptions.ofGraph, CheckOptions.all, ReportOptions.all, ProjectOptions.all,
            GeneralOptions.withWatch,
        ],
        examples: [
            ("compile", "JSON to standard output"),
            ("compile Specs -o graph.json", "into a file, written whole or not at all"),
            ("compile Specs -o graph.json --depfile graph.d", "and what make has to look at"),
            ("compile --select 'within(tag:payment)'", "some view controllers, and what is among them"),
            ("compile --format dot --legend | dot -Tsvg > graph.svg", "a picture; 'kindred render' does the same"),
            ("compile -o graph.mmd", "a Mermaid flowchart, which GitHub draws"),
        ],
        exits: exitsOfGraph
    ) { run throws(Failure) in
        try write(GraphFormat(rawValue: run.options.output.format) ?? .json, of: run)
    }

    static let exitsOfGraph = [
        (code: ExitCode.done, about: "written"),
        (.errors, "errors, or warnings with --fail-on warning: nothing is written"), wrongUsage,
        (.environment, "something could not be read or written"),
    ]

    /// Writes the graph in a format.
    static func write(_ form: GraphFormat, of run: Run) throws(Failure) -> ExitCode {
        try run.produce(suffix: form.suffixes[0]) { part, stream throws(Failure) in
            let drawing = try run.options.drawing.narrowed(to: part)
            let options = GraphFormat.Options(
                compact: run.options.output.isCompact, threads: run.environment.threads, drawing: drawing,
                naming: run.options.output.naming, selected: part.selected)
            form.write(part.graph, options: options, to: stream.write)
            return true
        }
    }
}

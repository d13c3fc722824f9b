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
        exits: exits
    ) { run throws(Failure) in
        try write(GraphFormat(rawValue: run.options.output.format) ?? .json, of: run)
    }

    static let tree = Command(
        name: "tree", summary: "show windows, families and controllers as a tree", usage: "[PATH…] [-o FILE] [options]",
        about: """
            Shows each window with its families, then the families that are presented, and in each what
            contains what, who presents whom and what is pushed. A screen is shown once: in its first
            container, or, if pushes put it on several stacks, in the block of these stacks ('+ shared A').
            '↗' names a screen that is shown elsewhere. The same as 'kindred compile --format tree'. If
            there are errors, nothing is shown.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.destination, .places), SelectionOptions.all, DrawingOptions.ofTree, CheckOptions.all,
            ReportOptions.all, ProjectOptions.all, GeneralOptions.all,
        ],
        examples: [
            ("tree", "everything below the current folder"), ("tree Specs/shop | less", "one folder, in pages"),
            ("tree --family checkout --depth 2", "the top of one family"),
        ],
        exits: exits
    ) { run throws(Failure) in
        try write(.tree, of: run)
    }

    private static let exits = [
        (code: ExitCode.done, about: "written"),
        (.errors, "errors, or warnings with --fail-on warning: nothing is written"), wrongUsage,
        (.environment, "something could not be read or written"),
    ]

    private static func write(_ form: GraphFormat, of run: Run) throws(Failure) -> ExitCode {
        try run.produce(suffix: form.suffixes[0]) { part, stream throws(Failure) in
            let drawing = try run.options.drawing.narrowed(to: part)
            let options = GraphFormat.Options(
                compact: run.options.output.isCompact, threads: run.environment.threads, drawing: drawing,
                naming: run.options.output.naming, selected: part.selected)
            form.write(part.hierarchy, options: options, to: stream.write)
            return true
        }
    }
}

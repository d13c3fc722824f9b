import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredSystem

extension Command {
    static let compile = Command(
        name: "compile", summary: "write the resolved graph as JSON, DOT, Mermaid, CSV and other formats",
        usage: "[PATH…] [-o FILE] [options]",
        about: """
            Resolves every relation (parents, children, navigation, tab bar and split view controllers,
            who presents and who is presented) and writes the graph. The same input gives the same
            bytes. If there are errors, nothing is written and an existing FILE stays as it is. Problems
            go to standard error.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.graphFormat, .destination, .compact, .allViews, .depfile), SelectionOptions.all,
            DrawingOptions.ofGraph, CheckOptions.all, ReportOptions.all, ProjectOptions.all, GeneralOptions.withWatch,
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
    ) { options, environment throws(Failure) in
        try compile(options, in: environment, as: GraphFormat(rawValue: options.output.format) ?? .json)
    }

    static let tree = Command(
        name: "tree", summary: "show windows, families and controllers as a tree", usage: "[PATH…] [-o FILE] [options]",
        about: """
            Shows each window with its families, then the families that are presented, and in each what
            contains what, who presents whom and what is pushed. The same as 'kindred compile --format
            tree'. If there are errors, nothing is shown.
            """,
        operands: [.paths],
        options: [
            OutputOptions.only(.destination), SelectionOptions.all, CheckOptions.all, ReportOptions.all,
            ProjectOptions.all, GeneralOptions.all,
        ],
        examples: [
            ("tree", "everything below the current folder"), ("tree Specs/shop | less", "one folder, in pages"),
        ],
        exits: exits
    ) { options, environment throws(Failure) in
        try compile(options, in: environment, as: .tree)
    }

    private static let exits = [
        (code: ExitCode.done, about: "written"),
        (.errors, "errors, or warnings with --fail-on warning: nothing is written"), wrongUsage,
        (.environment, "something could not be read or written"),
    ]

    private static func compile(
        _ options: Options, in environment: Environment, as form: GraphFormat
    ) throws(Failure) -> ExitCode {
        let (destination, dependencies) = (options.output.destination, options.output.dependencies)
        let (selecting, allViews) = (options.selection, AllViews(options, in: environment))
        return try Reports.run(
            options: options, in: environment, paths: options.operands, result: destination
        ) { reports throws(Failure) in
            let specification = try specification(
                reports, options: options, in: environment, destination: destination, dependencies: dependencies)
            guard specification.writingVerdict == .done else {
                specification.sayWhatBlocks(specification.outcome, options: options)
                return specification.writingVerdict
            }
            func write(_ selected: ControllerSet?, to stream: Stream) throws(Failure) {
                let drawing = try options.drawing.narrowed(to: selected, of: specification.hierarchy)
                form.write(
                    specification.hierarchy,
                    options: .init(
                        compact: options.output.isCompact, threads: environment.threads, drawing: drawing,
                        selected: selected),
                    to: stream.write)
            }
            if let allViews {
                let views = try selecting.views(in: specification, environment: environment)
                try allViews.write(views, of: specification, suffix: form.suffixes[0], reports: reports) {
                    _, selected, stream throws(Failure) in
                    try write(selected, to: stream)
                }
                return .done
            }
            let selected = try selecting.controllers(in: specification, environment: environment)
            try reports.write(destination) { stream throws(Failure) in try write(selected, to: stream) }
            try dependencies?.write(specification, reports: reports)
            return .done
        }
    }

    /// Reads the specification and reports on it; refuses to write over what was read.
    private static func specification(
        _ reports: Reports, options: Options, in environment: Environment, destination: Destination,
        dependencies: DependencyFile?
    ) throws(Failure) -> Specification {
        let specification = try Specification(paths: options.operands, options: options, in: environment)
        try destination.check(against: specification.identities, in: environment)
        try dependencies?.check(against: specification.identities, in: environment)
        try reports.add(specification)
        try specification.outcome.write(reports, onlyIfAny: true)
        return specification
    }
}

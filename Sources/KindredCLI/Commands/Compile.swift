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
        operands: [Command.paths],
        options: [format, .destination, compact] + SelectionOptions.options + [AllViews.option] + DrawingOptions.options
            + DependencyFile.options + Option.common,
        examples: [
            ("compile", "JSON to standard output"),
            ("compile Specs -o graph.json", "into a file, written whole or not at all"),
            ("compile Specs -o graph.json --depfile graph.d", "and what make has to look at"),
            ("compile --select 'within(tag:payment)'", "some view controllers, and what is among them"),
            ("compile --format dot --legend | dot -Tsvg > graph.svg", "a picture; 'kindred render' does the same"),
            ("compile -o graph.mmd", "a Mermaid flowchart, which GitHub draws"),
        ],
        exits: exits
    ) { arguments, environment throws(Failure) in
        try compile(
            arguments, in: environment, as: try form(arguments, destination: Destination(arguments.value(.destination)))
        )
    }

    static let tree = Command(
        name: "tree", summary: "show windows, families and controllers as a tree", usage: "[PATH…] [-o FILE] [options]",
        about: """
            Shows each window with its families, then the families that are presented, and in each what
            contains what, who presents whom and what is pushed. The same as 'kindred compile --format
            tree'. If there are errors, nothing is shown.
            """,
        operands: [Command.paths],
        options: [.destination] + SelectionOptions.options + Option.common,
        examples: [
            ("tree", "everything below the current folder"), ("tree Specs/shop | less", "one folder, in pages"),
        ],
        exits: exits
    ) { arguments, environment throws(Failure) in
        try compile(arguments, in: environment, as: .tree)
    }

    private static let exits = [
        (code: ExitCode.done, about: "written"),
        (.errors, "errors, or warnings with --fail-on warning: nothing is written"), wrongUsage,
        (.environment, "something could not be read or written"),
    ]

    private static func compile(
        _ arguments: Arguments, in environment: Environment, as form: GraphFormat
    ) throws(Failure) -> ExitCode {
        let destination = Destination(arguments.value(.destination))
        let dependencies = try DependencyFile(arguments: arguments, target: destination)
        let selecting = try SelectionOptions(arguments)
        let allViews = try AllViews(arguments: arguments, in: environment)
        var drawing = try DrawingOptions(arguments)
        return try Reports.run(
            arguments: arguments, in: environment, paths: arguments.operands, result: destination
        ) { reports throws(Failure) in
            let specification = try specification(
                reports, arguments: arguments, in: environment, destination: destination, dependencies: dependencies)
            guard specification.writingVerdict == .done else {
                specification.sayWhatBlocks(specification.outcome, arguments: arguments)
                return specification.writingVerdict
            }
            func write(_ selected: ControllerSet?, to stream: Stream) throws(Failure) {
                try drawing.narrow(to: selected, of: specification)
                let options = GraphFormat.Options(
                    compact: arguments.has(compact), threads: environment.threads, drawing: drawing.options,
                    selected: selected)
                form.write(specification.hierarchy, options: options, to: stream.write)
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
        _ reports: Reports, arguments: Arguments, in environment: Environment, destination: Destination,
        dependencies: DependencyFile?
    ) throws(Failure) -> Specification {
        let specification = try Specification(paths: arguments.operands, arguments: arguments, in: environment)
        try destination.check(against: specification.identities, in: environment)
        try dependencies?.check(against: specification.identities, in: environment)
        try reports.add(specification)
        try specification.outcome.write(reports, onlyIfAny: true)
        return specification
    }

    private static let format = Option(
        name: "--format", value: .word(GraphFormat.words),
        about: "by default what the suffix of FILE names (\(GraphFormat.suffixList)), else json")
    private static let compact = Option(name: "--compact", about: "JSON on one line")

    /// The format that `--format` names, else the suffix; options of other formats are refused.
    private static func form(_ arguments: Arguments, destination: Destination) throws(Failure) -> GraphFormat {
        let suffix = destination.suffix ?? ""
        if arguments.value(format) == nil,
            Graphviz.formats.contains(suffix) || suffix == PictureOptions.Format.html.rawValue
        {
            throw .usage(
                "'compile' writes \(GraphFormat.words.joined(separator: ", ")); for a picture use 'kindred render'",
                "see 'kindred help render'")
        }
        let form = arguments.value(format).flatMap(GraphFormat.init) ?? GraphFormat(suffix: suffix) ?? .json
        for other in GraphFormat.allCases where other != form {
            guard let option = options(of: other).first(where: arguments.has) else { continue }
            throw arguments.wrong("option '\(option.name)' requires --format \(other.rawValue)")
        }
        return form
    }

    private static func options(of form: GraphFormat) -> [Option] {
        switch form {
        case .json: [compact]
        case .dot: DrawingOptions.options
        case .mermaid, .markdown, .tree, .csv, .graphml: []
        }
    }
}

extension Option {
    static let destination = Destination.output
}

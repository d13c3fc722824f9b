import KindredBase
import KindredEmit

extension Command {
    static let compile = Command(
        name: "compile", summary: "write the resolved graph as JSON or DOT", usage: "[PATH…] [-o FILE] [options]",
        about: """
            Resolves every relation (parents, children, navigation, tab bar and split view controllers,
            who presents and who is presented) and writes the graph. The same input gives the same
            bytes. With errors nothing is written, and a FILE that exists stays as it is; problems go
            to standard error, and there is silence where there are none.
            """,
        operands: [Command.paths],
        options: [format, .destination, compact] + Drawing.options + [.failOn, .notes, .color],
        examples: [
            ("compile", "JSON to standard output"),
            ("compile Specs -o graph.json", "into a file, written whole or not at all"),
            ("compile --format dot --legend | dot -Tsvg > graph.svg", "a picture; 'kindred render' does it at once"),
        ],
        exits: [
            (.done, "written"), (.problems, "errors, or warnings with --fail-on warning: nothing is written"),
            wrongUsage,
            (.environment, "something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let destination = Destination(arguments.value(.destination))
        let isDOT = try isDOT(arguments, destination)
        let specification = Specification(arguments.operands, arguments, environment)
        try destination.check(against: specification.identities, environment)
        let drawing = isDOT ? Drawing(arguments) : nil
        specification.explainIfNeeded(arguments, environment)
        guard specification.verdict == .done else { return specification.verdict }
        if let drawing { try drawing.check(specification, arguments) }
        try destination.write(in: environment) { stream in
            if let drawing {
                drawing.write(specification, to: stream.writer)
            } else {
                GraphJSON.write(
                    specification.hierarchy, compact: arguments.has(compact), threads: environment.threads,
                    to: stream.write)
            }
        }
        return .done
    }

    private static let format = Option(
        "--format", .word(["json", "dot"]), "by default what the suffix of FILE says (.json; .dot, .gv), else json")
    private static let compact = Option("--compact", "JSON on one line")

    /// What `--format` says, else the suffix; options of the other format are wrong.
    private static func isDOT(_ arguments: Arguments, _ destination: Destination) throws(Failure) -> Bool {
        let suffix = destination.suffix ?? ""
        if arguments.value(format) == nil, Graphviz.formats.contains(suffix) {
            throw .usage(
                "'compile' writes json or dot; for a picture use 'kindred render'", "see 'kindred help render'")
        }
        let isDOT = arguments.value(format).map { $0 == "dot" } ?? ["dot", "gv"].contains(suffix)
        let foreign = isDOT ? [compact] : Drawing.options
        if let option = foreign.first(where: arguments.has) {
            throw arguments.wrong("option '\(option.name)' goes with --format \(isDOT ? "json" : "dot") only")
        }
        return isDOT
    }
}

extension Option {
    static let destination = Destination.output
}

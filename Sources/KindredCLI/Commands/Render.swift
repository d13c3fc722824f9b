import KindredBase
import KindredCore
import KindredEmit

extension Command {
    static let render = Command(
        name: "render", summary: "draw the graph as SVG, PNG or PDF", usage: "[PATH…] -o FILE [options]",
        about: """
            Draws families as boxes with their controllers, and presentations and pushes as arrows.
            Needs graphviz's 'dot' in PATH. If there are errors, nothing is drawn and an existing FILE
            stays as it is.
            """,
        operands: [Command.paths],
        options: [destination] + Drawing.options + [timeout, .failOn, .notes, .color],
        examples: [
            ("render -o app.svg", "everything below the current folder"),
            (
                "render -o checkout.pdf --family checkout --depth 1",
                "one family: its root and the root's children"
            ),
            (
                "render -o app.svg --link-base https://example.org/blob/main/",
                "a picture whose nodes link to the specification"
            ),
        ],
        exits: [
            (.done, "drawn"), (.problems, "errors, or warnings with --fail-on warning: nothing is drawn"), wrongUsage,
            (.environment, "graphviz is missing, failed or took too long, or something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let target = Destination(arguments.value(destination))
        let format = try format(arguments, target)
        let specification = Specification(arguments.operands, arguments, environment)
        try target.check(against: specification.identities, environment)
        specification.explainIfNeeded(arguments, environment)
        guard specification.verdict == .done else { return specification.verdict }
        let drawing = Drawing(arguments)
        try drawing.check(specification, arguments)
        let graphviz = try Graphviz(environment, timeout: arguments.count(timeout) ?? Graphviz.usualTimeout)
        let size = drawing.size(specification)
        if size > comfortable, !arguments.has(.depth) { environment.say(largePicture(size)) }
        try target.write(in: environment) { stream throws(Failure) in
            try graphviz.draw(format, to: stream) {
                GraphDOT.write(specification.hierarchy, options: drawing.options, to: $0)
            }
        }
        return .done
    }

    private static let destination = Option(
        "-o", .text("FILE"), "the picture to write: .svg, .png or .pdf; - is standard output, as SVG")
    private static let timeout = Option(
        "--timeout", .count("SECONDS"),
        "stop graphviz after this time; by default \(Graphviz.usualTimeout), 0 for no limit")
    /// Above this, `dot` takes minutes and the picture is unreadable.
    private static let comfortable = 2_000

    private static func format(_ arguments: Arguments, _ destination: Destination) throws(Failure) -> String {
        guard let file = arguments.value(.destination) else {
            throw arguments.wrong("'-o FILE' is missing; name the picture to write")
        }
        if file == "-" { return "svg" }
        if let suffix = destination.suffix, Graphviz.formats.contains(suffix) { return suffix }
        if ["dot", "gv", "json"].contains(destination.suffix) {
            throw .usage(
                "'render' draws svg, png or pdf; for '\(file)' use 'kindred compile'", "see 'kindred help compile'")
        }
        throw arguments.wrong("'\(file)' must end in .svg, .png or .pdf")
    }

    private static func largePicture(_ size: Int) -> String {
        "kindred: \(size) controllers take long to draw; use --family NAME or --depth N to draw fewer"
    }
}

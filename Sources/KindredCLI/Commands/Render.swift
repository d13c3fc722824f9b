import KindredBase
import KindredCore
import KindredEmit
import KindredLayout

extension Command {
    static let render = Command(
        name: "render", summary: "draw the graph as SVG, PNG or PDF", usage: "[PATH…] -o FILE [options]",
        about: """
            Draws families as boxes with their controllers, and presentations and pushes as arrows.
            SVG is a map: families are beside their callers, and a presentation that would be a far
            line is a reference. PNG and PDF need graphviz's 'dot' in PATH. If there are errors,
            nothing is drawn and an existing FILE stays as it is.
            """,
        operands: [Command.paths],
        options: [destination, format, layout] + Drawing.options + [timeout, .failOn, .notes, .color],
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
            ("render --format layout", "where everything on the map is, as JSON"),
        ],
        exits: [
            (.done, "drawn"), (.problems, "errors, or warnings with --fail-on warning: nothing is drawn"), wrongUsage,
            (.environment, "graphviz is missing, failed or took too long, or something could not be read or written"),
        ]
    ) { arguments, environment throws(Failure) in
        let target = Destination(arguments.value(destination))
        let picture = try Picture(arguments, target)
        let specification = Specification(arguments.operands, arguments, environment)
        try target.check(against: specification.identities, environment)
        specification.explainIfNeeded(arguments, environment)
        guard specification.verdict == .done else { return specification.verdict }
        let drawing = Drawing(arguments)
        try drawing.check(specification, arguments)
        if picture.isMap {
            try target.write(in: environment) { stream in
                picture.writeMap(specification.hierarchy, drawing.options, to: ByteWriter(to: stream.write))
            }
            return .done
        }
        let graphviz = try Graphviz(environment, timeout: arguments.count(timeout) ?? Graphviz.usualTimeout)
        let size = drawing.size(specification)
        if size > comfortable, !arguments.has(.depth) { environment.say(largePicture(size)) }
        try target.write(in: environment) { stream throws(Failure) in
            try graphviz.draw(picture.format, to: stream) {
                GraphDOT.write(specification.hierarchy, options: drawing.options, to: $0)
            }
        }
        return .done
    }

    fileprivate static let destination = Option(
        "-o", .text("FILE"), "the picture to write: .svg, .png or .pdf; - is standard output")
    fileprivate static let format = Option(
        "--format", .word(Graphviz.formats + [Picture.layoutFormat]),
        "by default what the suffix of FILE names, else svg; layout is the map's geometry as JSON")
    fileprivate static let layout = Option(
        "--layout", .word(["map", "dot"]), "who places the boxes: map, the default for svg, or graphviz's dot")
    fileprivate static let timeout = Option(
        "--timeout", .count("SECONDS"),
        "stop graphviz after this time; by default \(Graphviz.usualTimeout), 0 for no limit")
    /// Above this, `dot` takes minutes and the picture is unreadable.
    private static let comfortable = 2_000

    private static func largePicture(_ size: Int) -> String {
        "kindred: \(size) controllers take long to draw; use --family NAME or --depth N to draw fewer"
    }
}

/// What `render` is asked for: a format, and who places the boxes.
private struct Picture {
    static let layoutFormat = "layout"

    let format: String
    let isMap: Bool

    init(_ arguments: Arguments, _ destination: Destination) throws(Failure) {
        format = try Self.format(arguments, destination)
        let canBeMap = ["svg", Self.layoutFormat].contains(format)
        isMap = arguments.value(Command.layout).map { $0 == "map" } ?? canBeMap
        if isMap, !canBeMap { throw arguments.wrong("\(format) requires --layout dot") }
        if !isMap, format == Self.layoutFormat { throw arguments.wrong("--format layout requires --layout map") }
        for option in [Command.timeout, .legend] where isMap && arguments.has(option) {
            throw arguments.wrong("option '\(option.name)' requires --layout dot")
        }
    }

    private static func format(_ arguments: Arguments, _ destination: Destination) throws(Failure) -> String {
        if let format = arguments.value(Command.format) { return format }
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

    func writeMap(_ hierarchy: Hierarchy, _ options: GraphDOT.Options, to writer: consuming ByteWriter) {
        let map = HierarchyChart(hierarchy, families: options.families, depth: options.depth)
        let geometry = MapLayout.layOut(map.chart)
        if format == Self.layoutFormat {
            LayoutJSON.write(map.chart, geometry, to: writer)
        } else {
            MapSVG.write(map, geometry, hierarchy, linkBase: options.linkBase, to: writer)
        }
    }
}

import KindredFormats
import KindredMap
import KindredSession
import KindredSystem
import KindredText

/// A picture of a graph: its format, and who places the boxes.
struct Picture {
    let format: PictureFormat
    private let isMap: Bool
    /// The scale, in hundredths.
    private let scale: Int
    private let timeout: Int
    let options: Options

    init(options: Options) {
        format = PictureFormat(rawValue: options.output.format) ?? .svg
        self.options = options
        (isMap, scale, timeout) = (options.drawing.isMap, options.drawing.scale, options.drawing.timeout)
    }

    private var needsGraphviz: Bool { format.needsGraphviz(isMap: isMap) }

    /// Draws a part, and returns whether anything is left of it.
    func draw(_ part: Part, options dot: GraphDOT.Options, to stream: Stream, in environment: Environment)
        throws(Failure) -> Bool
    {
        if let drawing = drawing(part, narrowing: dot.narrowing, in: environment) {
            try self.write(drawing, part: part, to: stream, in: environment)
            return !drawing.isEmpty
        }
        if options.drawing.colors != nil {
            throw .usage(
                "\(Option.colorBy.name) is for the map of screens, and there are none", "use it with --around ID")
        }
        if isMap {
            try drawMap(part, options: dot, to: stream, in: environment)
        } else {
            try drawGraph(part, options: dot, to: stream, in: environment)
        }
        return dot.narrowing.shown(in: part.graph)?.contains(true) ?? !part.graph.controllers.isEmpty
    }

    private func drawGraph(
        _ part: Part, options dot: GraphDOT.Options, to stream: Stream, in environment: Environment
    ) throws(Failure) {
        let graph = part.graph
        var dot = dot
        dot.title = title(part, in: environment)
        if !needsGraphviz { return GraphDOT.write(graph, options: dot, to: ByteWriter(to: stream.write)) }
        let graphviz = try Graphviz(
            in: environment, timeout: timeout, advice: "use --layout map, which places the boxes without graphviz")
        if dot.form == .clusters, dot.narrowing.isAll, graph.controllers.count > Self.comfortable {
            environment.say("kindred: graphviz takes long for so many clusters; use --tables or --layout map")
        }
        let drawn = dot
        func write(_ out: consuming ByteWriter) { GraphDOT.write(graph, options: drawn, to: out) }
        guard format == .pdf else {
            return try graphviz.draw(format.rawValue, arguments: resolution, scale: scale, to: stream, body: write)
        }
        let picture = MeasuredPicture(result: stream)
        try graphviz.draw(
            MeasuredPicture.format, arguments: ["-T" + format.rawValue, Self.largestPage(margin: 1)], scale: scale,
            to: Stream(keeping: picture.take), body: write)
        if let percent = picture.finish() { Self.sayShrunk(to: percent, in: environment) }
    }

    private func drawMap(
        _ part: Part, options: GraphDOT.Options, to stream: Stream, in environment: Environment
    ) throws(Failure) {
        let graph = part.graph
        let map = GraphChart(graph: graph, narrowing: options.narrowing)
        let geometry = MapLayout.layOut(map.chart)
        if format == .html {
            return ViewerHTML.write(
                map, geometry: geometry, graph: graph, title: title(part, in: environment),
                opensPlaces: self.options.output.naming == .places, report: part.report, traces: part.traces,
                linkBase: options.linkBase, marks: part.marks, old: part.old, to: stream.write)
        }
        if format == .dot {
            let writer = ByteWriter(to: stream.write)
            return MapDOT.write(
                map, geometry: geometry, graph: graph, title: title(part, in: environment),
                linkBase: options.linkBase, to: writer)
        }
        let drawing = PlacesDrawing.draw(
            map, geometry: geometry, title: title(part, in: environment), hasKey: self.options.drawing.hasKey,
            marks: part.marks, hasRows: format == .layout)
        try write(drawing, part: part, to: stream, in: environment)
    }

    /// The largest number of controllers for clusters: above it, `dot` takes minutes, and the picture is unreadable.
    private static let comfortable = 2_000

    // MARK: Sizes

    /// The longest page that readers of PDF can show, in points.
    private static let longestPage = 14_400

    /// - Parameter margin: What graphviz adds to both sides together, in inches.
    private static func largestPage(margin: Int) -> String {
        let inches = longestPage / 72 - margin
        return "-Gsize=\(inches),\(inches)"
    }

    static func sayShrunk(to percent: Int, in environment: Environment) {
        environment.say("kindred: the PDF is drawn at \(percent) % of its size: pages have at most \(longestPage) pt")
    }

    private var resolution: [String] {
        if format != .png || scale == 100 { return [] }
        let dots = 96 * scale
        return ["-Gdpi=\(dots / 100).\(dots % 100 < 10 ? "0" : "")\(dots % 100)"]
    }
}

import KindredGraph
import KindredMap
import KindredSession
import KindredSystem
import KindredText

/// Pictures that are drawn shape by shape.
extension Picture {
    /// The picture, if it is drawn shape by shape: the overview, and the map of screens if there are any.
    func drawing(_ part: Part, narrowing: Narrowing, in environment: Environment) -> Drawing? {
        let (graph, drawing) = (part.graph, options.drawing)
        let title = title(part, in: environment)
        if !part.differences.isEmpty {
            return Changes.draw(part.differences, to: graph, title: title, hasKey: drawing.hasKey)
        }
        if drawing.isOverview { return Overview.draw(graph, title: title, hasKey: drawing.hasKey) }
        let colors = drawing.colors.map { ColorChoice(by: $0, report: part.report) }
        let isDrawn = drawing.isMap && part.marks == nil && [.svg, .png, .pdf, .layout].contains(format)
        if isDrawn, let centre = options.selection.centre, drawing.graph.narrowing.isAll {
            return Around.draw(
                centre, in: graph, by: options.output.naming, title: drawing.title ?? part.title,
                hasKey: drawing.hasKey, hops: options.selection.hops, colors: colors)
        }
        guard isDrawn, graph.screens != nil, options.output.naming == .screens else { return nil }
        return ScreenMap.draw(
            graph, narrowing: narrowing, title: title, hasKey: drawing.hasKey, colors: colors)
    }

    func write(_ drawing: Drawing, part: Part, to stream: Stream, in environment: Environment) throws(Failure) {
        if part.marks == nil { saySmall(drawing, in: environment) }
        if format == .png || format == .pdf { return try paint(drawing, to: stream, in: environment) }
        let writer = ByteWriter(to: stream.write)
        if format == .layout { return DrawingJSON.write(drawing, to: writer) }
        let base = options.drawing.graph.linkBase.map(PercentEncoding.ofURL)
        DrawingSVG.write(
            drawing, link: base.map { base in { base + part.graph.link(to: ControllerID(index: $0)) } },
            tip: { part.graph.tip(of: ControllerID(index: $0)) }, threads: environment.threads, to: writer)
    }

    /// Says how small the names of a whole map are on paper, if that is too small to read.
    private func saySmall(_ drawing: Drawing, in environment: Environment) {
        let isWhole = options.drawing.graph.narrowing.isAll && options.output.naming == .screens
        guard isWhole, format != .layout, let size = drawing.smallestNameOnA3, size < 6 else { return }
        let tenths = Int(10 * size)
        environment.say(
            "kindred: names are \(tenths / 10).\(tenths % 10) pt on A3; \(Option.overview.name) shows what opens what")
    }

    /// Writes a PNG, or a page of PDF.
    private func paint(_ drawing: Drawing, to stream: Stream, in environment: Environment) throws(Failure) {
        let (paper, isDark) = (options.drawing.paper, options.drawing.isDark)
        if format == .png {
            let page = DrawingPage(drawing, paper: paper)
            let scale = Double(options.drawing.scale) * 96 / 7_200
            let longest = max(page.width, page.height)
            let pixels = DrawingPNG.pixels(longest, scale: scale)
            if pixels > Self.mostPixels {
                throw Self.tooLarge(
                    largest: Int(Double(Self.mostPixels) * 7_200 / 96 / longest), size: "\(pixels) pixels long")
            }
            DrawingPNG.write(drawing, on: page, scale: scale, isDark: isDark, to: ByteWriter(to: stream.write))
        } else {
            let page = DrawingPage(drawing, paper: paper, longest: DrawingPDF.longestPage)
            if paper == nil, page.scale < 1 { Self.sayShrunk(to: Int(100 * page.scale), in: environment) }
            DrawingPDF.write(drawing, on: page, isDark: isDark, to: ByteWriter(to: stream.write))
        }
        let missing = drawing.lettersWithoutOutline
        if missing > 0 {
            let letters = English.count(missing, of: "letter has", many: "letters have")
            environment.say("kindred: \(letters) no outline in PNG and PDF")
        }
    }

    /// The most pixels that a PNG may be wide or high: more than that, few programs show.
    static let mostPixels = 32_767

    /// - Parameter largest: The scale that would fit, in hundredths.
    static func tooLarge(largest: Int, size: String) -> Failure {
        let reason = "the PNG would be \(size), and may be at most \(mostPixels)"
        if largest < 1 {
            return .usage(reason, "narrow the picture with --family, --depth or --around, or draw an SVG")
        }
        let number = "\(largest / 100).\(largest % 100 < 10 ? "0" : "")\(largest % 100)"
        return .usage(reason, "use --scale \(number) or less, or draw an SVG")
    }

    /// The title, with the revisions that are compared.
    func title(_ part: Part, in environment: Environment) -> String {
        let title = name(of: part, in: environment)
        return options.comparison.range.map { "\(title): \($0.old)…\($0.new ?? "working tree")" } ?? title
    }

    /// The name: what was asked for, that of a view or the project, or the name of the first path.
    private func name(of part: Part, in environment: Environment) -> String {
        if let title = options.drawing.title ?? part.title { return title }
        let operand = options.operands.first ?? "."
        if operand == FileText.standardInput.argument { return "App" }
        let path = PathText.normalised(operand)
        var name = PathText.name(of: path)
        if name.isEmpty || name == "." || name == ".." {
            name = PathText.name(of: environment.files.currentFolders().first ?? "")
        }
        for suffix in [".yaml", ".yml", ".kindred"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return name.isEmpty ? "App" : name
    }
}

import KindredFormats
import KindredMap

/// The options of pictures: what of a graph is drawn, and how.
struct DrawingOptions: OptionGroup {
    static let heading = "Drawing"
    static let options: [Option] =
        [.overview, .layout, .family, .depth, .title, .noLegend, .colorBy]
        + [Option.clusters, .tables, .legend].map { $0.under(.requires(.layout, "dot")) }
        + [.linkBase, .scale, .dark, .paper, .timeout]
    /// The options of DOT beside other formats of a graph.
    static let ofGraph = only(.family, .depth, .clusters, .tables, .legend, .linkBase)
        .under(.requires(.graphFormat, "dot"))
    /// The options of a tree.
    static let ofTree = only(.listedFamily, .listedDepth)

    /// The seconds that graphviz may take.
    static let usualTimeout = 60

    let graph: GraphDOT.Options
    let isMap: Bool
    /// Whether families are chips in lanes.
    let isOverview: Bool
    let title: String?
    let hasKey: Bool
    /// The property by which rows and lines are coloured; nil for lanes.
    let colors: ColorChoice.Property?
    /// The scale of a PNG, in hundredths.
    let scale: Int
    /// Whether PNG and PDF are for dark pages.
    let isDark: Bool
    /// The size of paper that PNG and PDF are fitted to; nil is that of the picture.
    let paper: String?
    /// The seconds that graphviz may take; 0 for no limit.
    let timeout: Int

    init(arguments: Arguments) {
        let families = arguments.values(.family)
        graph = GraphDOT.Options(
            linkBase: arguments.value(.linkBase), legend: arguments.has(.legend),
            form: arguments.has(.clusters) ? .clusters : arguments.has(.tables) ? .tables : .automatic,
            narrowing: Narrowing(families: families.isEmpty ? nil : families, depth: arguments.count(.depth)))
        isMap = arguments.isMap
        isOverview = arguments.has(.overview)
        title = arguments.value(.title)
        hasKey = !arguments.has(.noLegend)
        colors = arguments.word(.colorBy).flatMap(ColorChoice.Property.init(rawValue:))
        scale = arguments.factor(.scale) ?? 100
        isDark = arguments.has(.dark)
        paper = arguments.word(.paper)
        timeout = arguments.count(.timeout) ?? Self.usualTimeout
    }
}

extension Arguments {
    fileprivate var isMap: Bool { word(.layout) == "map" }
    fileprivate var picture: PictureFormat? { word(.pictureFormat).flatMap(PictureFormat.init(rawValue:)) }
}

extension Condition {
    /// Demands a picture that marks can be shown in.
    static let marks = requires("a map as svg, html, png or pdf") { arguments in
        arguments.isMap && arguments.picture != .dot && arguments.picture != .layout
    }
    /// Demands a picture that shows what differs.
    static let changes = requires("a map as svg, html, png, pdf or layout") { arguments in
        arguments.isMap && arguments.picture != .dot
    }
    /// Refuses what narrows a picture that shows only what differs.
    static let alone = Condition { option, arguments in
        if arguments.showsWhole { return nil }
        let others: [Option] = [.overview, .around, .family, .depth, .select, .exclude, .view, .allViews]
        return others.first { arguments.takes($0) && arguments.has($0) }.map {
            "'\(option.name)' and '\($0.name)' can't be combined without --whole"
        }
    }
    /// Demands a map for what only maps can be.
    fileprivate static let map = Condition { _, arguments in
        guard !arguments.isMap, let picture = arguments.picture, picture == .html || picture == .layout else {
            return nil
        }
        return "\(Option.pictureFormat.name) \(picture.rawValue) requires --layout map"
    }
    /// Demands a picture that is drawn without graphviz, and isn't a page.
    fileprivate static let drawing = requires("a map as svg, png, pdf or layout") { arguments in
        arguments.isMap && arguments.picture != .html && arguments.picture != .dot
    }
    /// Demands a picture that Kindred paints itself.
    fileprivate static let painted = requires("a map as png or pdf") { arguments in
        arguments.isMap && (arguments.picture == .png || arguments.picture == .pdf)
    }
    fileprivate static let graphviz = requires(
        "a format that graphviz draws: svg, png or pdf with --layout dot"
    ) { arguments in
        arguments.picture?.needsGraphviz(isMap: arguments.isMap) == true
    }
}

extension Option {
    static let overview = Option(
        name: "--overview",
        conditions: [
            .drawing, .excludes(.select, .exclude, .view, .around, .allViews, .family, .depth),
        ],
        about: "draw what opens what: a lane for each tab and window, a chip for each family")
    static let title = Option(
        name: "--title", value: .text("TEXT"),
        about: "the title of the picture; by default that in kindred.yaml, or the name of the first PATH")
    static let noLegend = Option(
        name: "--no-legend", conditions: [.drawing], about: "draw no key of signs and lines")
    static let colorBy = Option(
        name: "--color-by", value: .word(["tab"] + ColorChoice.Property.allCases.map(\.rawValue)),
        conditions: [.drawing, .excludes(.overview, .drawnPlaces, .compare, .drawnGit)],
        about: "what gives rows and lines their colours; by default the tab, or else the window")
    static let layout = Option(
        name: "--layout", value: .word(["map", "dot"]), conditions: [.map], inference: { _ in "map" },
        about: "who places the boxes: map, the default, or graphviz's dot")
    static let family = Option(
        name: "--family", value: .text("NAME"), repeats: true, completion: .names([.family]),
        about: "draw only this family; may be repeated")
    static let depth = Option(
        name: "--depth", value: .count("N"),
        about: "draw N levels below the root of each family; 0 draws only the roots")
    static let listedFamily = Option(
        name: family.name, value: family.value, repeats: true, completion: family.completion,
        about: "show only this family, and the blocks of its stacks; may be repeated")
    static let listedDepth = Option(
        name: depth.name, value: depth.value,
        about: "show N levels below the root of each family, and count what is deeper")
    static let clusters = Option(
        name: "--clusters", conditions: [.excludes(.tables)],
        about: "in DOT, a node for each controller; the default up to 60")
    static let tables = Option(name: "--tables", about: "in DOT, a table for each family; the default for more")
    static let linkBase = Option(
        name: "--link-base", value: .text("URL"), about: "link every node to URL + file + #L + line")
    static let legend = Option(name: "--legend", about: "explain shapes and lines in the picture")
    static let scale = Option(
        name: "--scale", value: .factor("N"), conditions: [.requires(.pictureFormat, "png")],
        about: "the size of a PNG: 1, the default, has 96 pixels an inch")
    static let dark = Option(
        name: "--dark", conditions: [.painted, .excludes(.compare, .drawnGit)],
        about: "the colours for dark pages, which an SVG has besides the light ones")
    static let paper = Option(
        name: "--paper", value: .word(DrawingPage.paperNames), conditions: [.painted],
        about: "fit the picture to a page of this size, upright or across")
    static let timeout = Option(
        name: "--timeout", value: .count("SECONDS"), conditions: [.graphviz],
        about: "stop graphviz after this time; by default \(DrawingOptions.usualTimeout), 0 for no limit")
}

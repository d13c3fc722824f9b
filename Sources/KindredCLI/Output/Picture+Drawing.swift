import KindredGraph
import KindredMap
import KindredSession
import KindredSystem
import KindredText

/// Pictures that are drawn shape by shape.
extension Picture {
    /// The picture, if it is drawn shape by shape: the overview, and the map of screens if there are any.
    func drawing(_ part: Part, narrowing: Narrowing, in environment: Environment) -> Drawing? {
        let (hierarchy, drawing) = (part.hierarchy, options.drawing)
        let title = title(part, in: environment)
        if drawing.isOverview { return Overview.draw(hierarchy, title: title, hasKey: drawing.hasKey) }
        let isDrawn = drawing.isMap && part.marks == nil && [.svg, .layout].contains(format)
        if isDrawn, let centre = options.selection.centre, drawing.graph.narrowing.isAll {
            return Around.draw(
                centre, in: hierarchy, by: options.output.naming, title: drawing.title, hasKey: drawing.hasKey)
        }
        guard isDrawn, hierarchy.screens != nil, options.output.naming == .screens, narrowing.isAll
        else { return nil }
        return ScreenMap.draw(hierarchy, title: title, hasKey: drawing.hasKey)
    }

    func write(_ drawing: Drawing, part: Part, to stream: Stream) {
        let writer = ByteWriter(to: stream.write)
        if format == .layout { return DrawingJSON.write(drawing, to: writer) }
        let base = options.drawing.graph.linkBase.map(PercentEncoding.ofURL)
        DrawingSVG.write(
            drawing, link: base.map { base in { base + part.hierarchy.link(to: ControllerID(index: $0)) } }, to: writer)
    }

    /// The title: what was asked for, that of a view, or the name of the first path.
    func title(_ part: Part, in environment: Environment) -> String {
        if let title = options.drawing.title ?? part.title { return title }
        let path = PathText.normalised(options.operands.first ?? ".")
        var name = PathText.name(of: path)
        if name.isEmpty || name == "." || name == ".." {
            name = PathText.name(of: environment.files.currentFolders().first ?? "")
        }
        for suffix in [".yaml", ".yml", ".kindred"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return name.isEmpty ? "App" : name
    }
}

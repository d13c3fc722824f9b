import KindredGraph
import KindredMap
import KindredSession
import KindredSystem
import KindredText

/// Pictures that are drawn shape by shape.
extension Picture {
    func overview(_ part: Part, in environment: Environment) -> Drawing {
        Overview.draw(part.hierarchy, title: title(part, in: environment), hasKey: options.drawing.hasKey)
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

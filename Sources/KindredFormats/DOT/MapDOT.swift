import KindredDiagnostics
import KindredGraph
import KindredMap
import KindredText

/// Writes a map as DOT with positions: `neato -n2` draws it as it is.
///
/// graphviz breaks lines where it thinks fit and knows only one text for a node, so each text is a node of its own.
package enum MapDOT {
    package static func write(
        _ map: GraphChart, geometry: Geometry, graph: ResolvedGraph, title: String,
        linkBase: String? = nil, to writer: consuming ByteWriter
    ) {
        let picture = PositionedPicture(
            map: map, geometry: geometry, graph: graph, linkBase: linkBase.map(PercentEncoding.ofURL))
        var dot = DOTWriter(writer)
        dot.digraph("Kindred") { dot in
            DOTLook.writeHead(map.head(title: title), to: &dot)
            picture.write(to: &dot)
        }
        dot.finish()
    }
}

/// Names with a colon can't be ids of controllers.
private struct PositionedPicture {
    let map: GraphChart
    let geometry: Geometry
    let graph: ResolvedGraph
    let linkBase: String?

    private var chart: Chart { map.chart }
    /// The distance from where graphviz puts a line of text to where the geometry has it.
    private static let textShift: Int32 = 2
    private static let arrows = (presents: Int32(6), pushes: Int32(5))

    func write(to dot: inout DOTWriter) {
        writeDefaults(to: &dot)
        // It gives the picture its size.
        dot.node("page:", attributes: position(geometry.bounds) + [("style", .word("invis"))])
        for family in chart.families.indices {
            write(family: family, to: &dot)
            for box in chart.families[family].boxes { write(box: Int(box), to: &dot) }
        }
        for (index, label) in geometry.labels.enumerated() { write(label, index: index, to: &dot) }
        for box in chart.boxes.indices where chart.boxes[box].kind != .controller { writeIcon(box, to: &dot) }
        for line in geometry.lines { write(line, to: &dot) }
    }

    private func writeDefaults(to dot: inout DOTWriter) {
        dot.defaults(
            "graph",
            attributes: [
                ("layout", .word("neato")), ("outputorder", .word("nodesfirst")), ("splines", .word("line")),
                ("pad", .number(0)), ("margin", .number(0)), ("bgcolor", .text(MapLook.page.hex)),
            ])
        dot.defaults(
            "node",
            attributes: [
                ("shape", .word("box")), ("style", .text("rounded,filled")), ("fixedsize", .word("shape")),
                ("label", .text("")), ("margin", .number(0)), ("fontname", .text(DOTLook.font)),
            ])
        dot.defaults("edge", attributes: [("arrowhead", .word("normal"))])
    }

    private func position(_ rect: Rect) -> [DOTWriter.Attribute] {
        let (x, y) = (2 * rect.x + rect.width, 2 * (geometry.bounds.height - rect.y) - rect.height)
        return [
            ("pos", .text("\(Self.half(x)),\(Self.half(y))")), ("width", .word(Self.inches(rect.width))),
            ("height", .word(Self.inches(rect.height))),
        ]
    }

    private static func half(_ value: Int32) -> String {
        value % 2 == 0 ? "\(value / 2)" : "\(value < 0 && value > -2 ? "-" : "")\(value / 2).5"
    }

    /// Points as inches, exact to a hundredth of a point.
    private static func inches(_ points: Int32) -> String {
        let parts = (Int(points) * 10_000 + 36) / 72
        let rest = "\(parts % 10_000)"
        return "\(parts / 10_000)." + String(repeating: "0", count: 4 - rest.utf8.count) + rest
    }

    private func colors(_ surface: MapLook.Surface) -> [DOTWriter.Attribute] {
        [("fillcolor", .text(surface.fill.hex)), ("color", .text(surface.border.hex))]
    }

    // MARK: Boxes

    private func write(family index: Int, to dot: inout DOTWriter) {
        let family = chart.families[index]
        let name = "family:\(family.id)"
        dot.node(
            name,
            attributes: position(geometry.families[index])
                + colors(family.windows.isEmpty ? MapLook.family : MapLook.windowFamily)
                + [("id", .text(name)), ("tooltip", .tooltip("family \(family.id)"))])
    }

    private func write(box index: Int, to dot: inout DOTWriter) {
        let box = chart.boxes[index]
        var attributes = position(geometry.boxes[index]) + colors(box.kind.look.surface)
        if box.isImplicit { attributes.append(("style", .text("rounded,filled,dashed"))) }
        attributes += [("id", .text(box.id)), ("tooltip", .tooltip(tooltip(index)))]
        if let linkBase { attributes.append(("URL", .text(linkBase + graph.link(to: map.controllers[index])))) }
        dot.node(box.id, attributes: attributes)
    }

    private func tooltip(_ index: Int) -> String {
        let className = graph.className(map.controllers[index])
        let (path, position) = graph.sourceLocation(of: map.controllers[index])
        let name = chart.boxes[index].id + (className.isEmpty ? "" : " (\(className))")
        return "\(name)\n\(path):\(position.line):\(position.column)"
    }

    // MARK: Texts

    private func write(_ label: Geometry.Label, index: Int, to dot: inout DOTWriter) {
        var rect = label.rect
        rect.y += Self.textShift
        let (piece, color) = look(label)
        dot.node(
            "text:\(index)",
            attributes: position(rect) + [
                ("shape", .word("plaintext")), ("style", .text("")), ("fontsize", .number(Int(rect.height) - 3)),
                ("fontcolor", .text(color.hex)), ("label", .label([piece, .lineEnd])),
            ])
    }

    private func look(_ label: Geometry.Label) -> (DOTWriter.Piece, Ink) {
        switch (label.role, label.owner) {
        case (.name, .box(let index)):
            let box = chart.boxes[Int(index)]
            let color = box.kind.look.surface.text
            if box.isImplicit { return (.boldItalic(label.text), color) }
            return (box.kind != .controller || box.end > index + 1 ? .bold(label.text) : .text(label.text), color)
        case (.name, _), (.heading, _): return (.bold(label.text), MapLook.family.text)
        case (.style, _), (.reference, _): return (.text(label.text), MapLook.presentation)
        case (.note, _), (.window, _), (.caption, _), (.chip, _): return (.text(label.text), MapLook.note)
        }
    }

    // MARK: Lines

    private func write(_ line: Geometry.Line, to dot: inout DOTWriter) {
        let presents = line.kind == .presents
        let target = presents ? "family:\(chart.families[Int(line.to)].id)" : chart.boxes[Int(line.to)].id
        let color = presents ? MapLook.presentationLine : MapLook.pushLine
        let points = geometry.points(of: line)
        let end = points[points.endIndex - 1]
        let before = points[points.endIndex - 2]
        // The line ends where its arrow begins.
        let arrow = min(presents ? Self.arrows.presents : Self.arrows.pushes, MapPath.distance(before, other: end))
        var shortened = points
        shortened[shortened.endIndex - 1] = MapPath.point(end, towards: before, distance: arrow)
        let spline = spline(MapPath.pieces(shortened, radius: presents ? 4 : 2), from: points[points.startIndex])
        dot.edge(
            chart.boxes[Int(line.from)].id, to: target,
            attributes: [
                ("class", .text(presents ? "presents" : "pushes")), ("pos", .text("e,\(point(end)) \(spline)")),
                ("color", .text(color.hex)), ("arrowsize", .word(presents ? "0.6" : "0.5")),
            ] + style(of: line))
    }

    /// The look of a line: that of its style.
    private func style(of line: Geometry.Line) -> [DOTWriter.Attribute] {
        guard line.kind == .presents else { return [("penwidth", .word("0.9"))] }
        let (dash, width) = DOTLook.line(chart.manners[Int(line.manner)].style)
        return [("style", .word(dash)), ("penwidth", .word(width))]
    }

    /// The cubic curves that graphviz draws: a first point, then three for each curve.
    private func spline(_ pieces: [MapPath.Piece], from start: Point) -> String {
        var text = point(start)
        var current = start
        for piece in pieces {
            switch piece {
            case .line(let end):
                text += " \(point(current)) \(point(end)) \(point(end))"
                current = end
            case .curve(let corner, let end):
                text += " \(point(between(current, end: corner))) \(point(between(end, end: corner))) \(point(end))"
                current = end
            }
        }
        return text
    }

    /// Two thirds of the way, rounded.
    private func between(_ start: Point, end: Point) -> Point {
        Point(x: start.x + ((end.x - start.x) * 4 + 3) / 6, y: start.y + ((end.y - start.y) * 4 + 3) / 6)
    }

    private func point(_ point: Point) -> String { "\(point.x),\(geometry.bounds.height - point.y)" }

    /// The sign of a kind of container: an edge from the box to itself.
    private func writeIcon(_ index: Int, to dot: inout DOTWriter) {
        let (rect, kind) = (geometry.boxes[index], chart.boxes[index].kind)
        let corner = Point(x: rect.x + 6, y: rect.y + 4)
        let strokes = kind.look.strokes.map { stroke in
            let points = stroke.map { Point(x: corner.x + $0.x, y: corner.y + $0.y) }
            return spline(points.dropFirst().map { .line(to: $0) }, from: points[0])
        }
        dot.edge(
            chart.boxes[index].id, to: chart.boxes[index].id,
            attributes: [
                ("class", .text("icon")), ("pos", .text(strokes.joined(separator: ";"))), ("arrowhead", .word("none")),
                ("color", .text(kind.look.surface.border.hex)),
            ])
    }
}

import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// Families with their controllers and containment.
///
/// Everything is written from last to first: graphviz fills a column from the bottom, so this puts the first on top.
extension DOTPicture {
    func write(family index: Int, to dot: inout DOTWriter) {
        let boxes = chart.families[index].boxes
        dot.subgraph("cluster_\(index)") { dot in
            dot.defaults("graph", attributes: attributes(ofFamily: index))
            for box in boxes.reversed() { dot.node(chart.boxes[Int(box)].id, attributes: attributes(of: Int(box))) }
            for box in boxes.reversed() where chart.boxes[Int(box)].parent >= 0 {
                let parent = chart.boxes[Int(chart.boxes[Int(box)].parent)].id
                dot.edge(parent, to: chart.boxes[Int(box)].id, attributes: DOTLook.contains)
            }
            writeOrder(of: boxes, to: &dot)
        }
    }

    private func attributes(ofFamily index: Int) -> [DOTWriter.Attribute] {
        let family = chart.families[index]
        var label = [DOTWriter.Piece.bold(DOTLook.shortened(family.id))]
        if !family.windows.isEmpty {
            let text =
                "   \(English.form("window", for: family.windows.count)) \(family.windows.joined(separator: ", "))"
            label.append(.font(size: 10, color: MapLook.note.hex, text))
        }
        if calls.callers[index] > 0 { label.append(DOTLook.reference("   ← \(calls.callers[index])")) }
        let surface = family.windows.isEmpty ? MapLook.family : MapLook.windowFamily
        return [("id", .text("family:\(family.id)")), ("label", .label(label))] + DOTLook.cluster
            + DOTLook.colors(surface) + [("tooltip", .tooltip("family \(family.id)"))]
    }

    private func attributes(of index: Int) -> [DOTWriter.Attribute] {
        let (box, id) = (chart.boxes[index], map.controllers[index])
        let label = DOTLook.shortened(box.label)
        let places = graph.placesOnce(id)
        var pieces = [box.isImplicit ? DOTWriter.Piece.italic(label) : .bold(label)]
        if places.count > 1 { pieces.append(DOTLook.share(places.count)) }
        let kind = box.kind == .controller ? [] : [box.kind.word]
        for note in kind + [box.note] where !note.isEmpty {
            pieces += [.lineBreak, DOTLook.note(DOTLook.shortened(note))]
        }
        if let targets = calls.targets[Int32(index)] {
            pieces += [.lineBreak, DOTLook.reference(DOTLook.names("→", names: targets))]
        }
        var attributes: [DOTWriter.Attribute] = [("label", .label(pieces))]
        attributes += DOTLook.of(box.kind, isDashed: box.isImplicit || graph.origin(of: id)?.isDerived == true)
        attributes += [("id", .text(box.id)), ("tooltip", .tooltip(tooltip(of: id, name: box.id, places: places)))]
        if let linkBase { attributes.append(("URL", .text(linkBase + graph.link(to: id)))) }
        return attributes
    }

    private func tooltip(of id: ControllerID, name: String, places: [ControllerID]) -> String {
        let className = graph.className(id)
        let presenters = graph.presenting(id).map { graph.name(of: $0) }
        let (path, position) = graph.sourceLocation(of: id)
        var lines = className.isEmpty ? name : "\(name) (\(className))"
        lines += "\nparent: \(graph[id].parent.map { graph.name(of: $0) } ?? "none")"
        if places.count > 1 {
            let names = enumeration(places.prefix(6).map { graph.name(of: $0) }, atMost: 5)
            lines += "\nplace of \(graph.screen(of: id)), one of \(places.count): \(names)"
        }
        if graph.origin(of: id)?.isDerived == true {
            lines += "\nderived: \(PlaceReason(id: id, in: graph).phrase)"
        }
        if !presenters.isEmpty { lines += "\npresented by: \(presenters.joined(separator: ", "))" }
        return lines + "\n\(path):\(position.line):\(position.column)"
    }

    /// Puts each level of a family in one column, in the declared order.
    ///
    /// Siblings alone aren't enough: graphviz swaps a node with one further on, past those between them, unless it is tied to
    /// its neighbour, even to one with another parent.
    private func writeOrder(of boxes: Range<Int32>, to dot: inout DOTWriter) {
        var columns: [[String]] = []
        for box in boxes.reversed() {
            let level = Int(levels[Int(box)])
            while columns.count <= level { columns.append([]) }
            columns[level].append(chart.boxes[Int(box)].id)
        }
        for column in columns where column.count > 1 { dot.column(column, attributes: DOTLook.order) }
    }
}

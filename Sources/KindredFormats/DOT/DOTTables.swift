import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// Families as tables with a row for each controller, and presentations as edges between them.
///
/// A family with many callers has no edges: it is named at each caller instead, and counts them.
struct DOTTables {
    private let graph: ResolvedGraph
    private let options: GraphDOT.Options
    private let map: GraphChart
    private let linkBase: String?
    private let calls: DOTCalls
    /// The pushed controllers that each box names.
    private var pushed: [Int32: [String]] = [:]

    private static let mostEdges = 3

    init(graph: ResolvedGraph, map: GraphChart, options: GraphDOT.Options) {
        (self.graph, self.map, self.options) = (graph, map, options)
        linkBase = options.linkBase.map(PercentEncoding.ofURL)
        calls = DOTCalls(map.chart, mostEdges: Self.mostEdges)
        var known: Set<Int64> = []
        for push in map.chart.pushes where known.insert(Int64(push.from) << 32 | Int64(push.to)).inserted {
            let word = map.chart.boxes[Int(push.container)].kind == .tab ? "select " : ""
            pushed[push.from, default: []].append(word + map.chart.boxes[Int(push.to)].label)
        }
    }

    func write(to writer: consuming ByteWriter) {
        var dot = DOTWriter(writer)
        dot.digraph("Kindred") { dot in
            DOTLook.writeTableDefaults(to: &dot)
            if let title = options.title { DOTLook.writeHead(map.head(title: title), to: &dot) }
            for family in map.chart.families { write(family, to: &dot) }
            for pair in calls.pairs { write(pair, to: &dot) }
            if options.legend { Self.writeLegend(to: &dot) }
        }
        dot.finish()
    }

    private func write(_ pair: DOTCalls.Pair, to dot: inout DOTWriter) {
        let chart = map.chart
        let caller = chart.families[Int(chart.boxes[Int(pair.from)].family)].id
        dot.edge(
            (caller, "r\(pair.from)"), to: (chart.families[Int(pair.to)].id, "head"),
            attributes: DOTLook.presents(pair.styles) + (pair.text.isEmpty ? [] : [("label", .text(pair.text))]))
    }

    private func write(_ family: Chart.Family, to dot: inout DOTWriter) {
        let index = Int(map.chart.boxes[Int(family.boxes.lowerBound)].family)
        let surface = family.windows.isEmpty ? MapLook.family : MapLook.windowFamily
        var head = [DOTWriter.Piece.bold(DOTLook.shortened(family.id))]
        if !family.windows.isEmpty {
            let noun = English.form("window", for: family.windows.count)
            let names = family.windows.map(DOTLook.shortened).joined(separator: ", ")
            head.append(.font(size: 9, color: MapLook.note.hex, "  \(noun) \(names)"))
        }
        if !family.fromAny.isEmpty { head.append(DOTLook.reference("  ← any")) }
        if calls.callers[index] > 0 { head.append(DOTLook.reference("  ← \(calls.callers[index])")) }
        var rows = [DOTWriter.Row(port: "head", fill: surface.fill.hex, pieces: head)]
        var levels: [Int] = []
        for box in family.boxes {
            let parent = map.chart.boxes[Int(box)].parent
            levels.append(parent < 0 ? 0 : levels[Int(parent - family.boxes.lowerBound)] + 1)
            rows.append(row(index: box, level: levels[levels.count - 1]))
        }
        dot.node(
            family.id,
            attributes: [
                ("id", .text("family:\(family.id)")), ("tooltip", .tooltip("family \(family.id)")),
                ("label", .table(border: surface.border.hex, rows)),
            ])
    }

    private func row(index: Int32, level: Int) -> DOTWriter.Row {
        let box = map.chart.boxes[Int(index)]
        let controller = map.controllers[Int(index)]
        let label = DOTLook.shortened(box.label)
        let isFrame = box.kind != .controller || box.end > index + 1
        var pieces = [DOTWriter.Piece.indent(level)]
        pieces.append(box.isImplicit ? .italic(label) : isFrame ? .bold(label) : .text(label))
        let places = graph.placesOnce(controller)
        if places.count > 1 { pieces.append(DOTLook.share(places.count)) }
        if !box.note.isEmpty { pieces += [.text(" "), DOTLook.note(DOTLook.shortened(box.note))] }
        if let names = pushed[index] { pieces += [.text(" "), DOTLook.note(DOTLook.names("›", names: names))] }
        if let names = calls.targets[index] {
            pieces += [.text(" "), DOTLook.reference(DOTLook.names("→", names: names))]
        }
        let kind = graph[controller].kind
        return DOTWriter.Row(
            port: "r\(index)", fill: kind == .controller ? nil : kind.look.surface.fill.hex,
            link: linkBase.map { $0 + graph.link(to: controller) }, pieces: pieces)
    }

    /// Writes the legend, a node whose name has a space, which no id can contain.
    private static func writeLegend(to dot: inout DOTWriter) {
        var rows = [DOTWriter.Row(port: "head", pieces: [.bold("Legend")])]
        for kind in Kind.allCases {
            let fill = kind == .controller ? nil : kind.look.surface.fill.hex
            rows.append(DOTWriter.Row(port: kind.word, fill: fill, pieces: [.bold(kind.word)]))
        }
        rows.append(DOTWriter.Row(port: "implicit", pieces: [.italic("implicit")]))
        rows.append(DOTWriter.Row(port: "pushes", pieces: [.text("A "), DOTLook.note("› B"), .text(" pushes B")]))
        let reference = [.text("A "), DOTLook.reference("→ b"), .text(" presents family b")] as [DOTWriter.Piece]
        rows.append(DOTWriter.Row(port: "presents", pieces: reference))
        let count = [.bold("b"), DOTLook.reference("  ← 4"), .text(" presented so by 4")] as [DOTWriter.Piece]
        rows.append(DOTWriter.Row(port: "callers", pieces: count))
        dot.node(
            "legend table",
            attributes: [("id", .text("legend")), ("label", .table(border: MapLook.family.border.hex, rows))])
    }
}

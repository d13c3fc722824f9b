import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// Families as tables with a row for each controller, and presentations as edges between them.
///
/// A family with many callers has no edges: it is named at each caller instead, and counts them.
struct DOTTables {
    private let hierarchy: ResolvedGraph
    private let options: GraphDOT.Options
    private let map: HierarchyChart
    private let linkBase: String?
    /// Each caller of each family once, in order.
    private var pairs: [(from: Int32, to: Int32, label: Label)] = []
    private var isReference: [Bool]
    /// The families and the pushed controllers that each box names.
    private var targets: [Int32: [String]] = [:]
    private var pushed: [Int32: [String]] = [:]
    /// The number of callers of each family that have no edge to it.
    private var callers: [Int]

    private static let mostEdges = 3

    private struct Label {
        var styles: [String] = []
        var over: [String] = []

        mutating func add(_ presentation: Chart.Presentation) {
            if !presentation.style.isEmpty, !styles.contains(presentation.style) { styles.append(presentation.style) }
            for presenter in presentation.over where !over.contains(presenter) { over.append(presenter) }
        }

        var text: String {
            let presenters = over.isEmpty ? [] : ["over " + over.map(DOTLook.shortened).joined(separator: ", ")]
            return ([styles.joined(separator: ", ")].filter { !$0.isEmpty } + presenters).joined(separator: " ")
        }
    }

    init(hierarchy: ResolvedGraph, options: GraphDOT.Options) {
        (self.hierarchy, self.options) = (hierarchy, options)
        linkBase = options.linkBase.map(PercentEncoding.ofURL)
        map = HierarchyChart(hierarchy: hierarchy, narrowing: options.narrowing)
        let chart = map.chart
        callers = chart.families.map { Int($0.outsideCallers) }
        isReference = []
        collectPairs()
        var edges = [Int](repeating: 0, count: chart.families.count + chart.outside.count)
        for pair in pairs { edges[Int(pair.to)] += 1 }
        isReference = pairs.map { pair in
            Int(pair.to) >= chart.families.count || edges[Int(pair.to)] > Self.mostEdges
                || chart.boxes[Int(pair.from)].family == pair.to
        }
        for (pair, isReference) in zip(pairs, isReference) where isReference {
            targets[pair.from, default: []].append(chart.target(pair.to))
            if Int(pair.to) < callers.count { callers[Int(pair.to)] += 1 }
        }
        var known: Set<Int64> = []
        for push in chart.pushes where known.insert(Int64(push.from) << 32 | Int64(push.to)).inserted {
            pushed[push.from, default: []].append(chart.boxes[Int(push.to)].label)
        }
    }

    private mutating func collectPairs() {
        var known: [Int64: Int] = [:]
        for presentation in map.chart.presentations {
            let key = Int64(presentation.from) << 32 | Int64(presentation.to)
            let index = known[key, default: pairs.count]
            known[key] = index
            if index == pairs.count { pairs.append((presentation.from, presentation.to, Label())) }
            pairs[index].label.add(presentation)
        }
    }

    func write(to writer: consuming ByteWriter) {
        var dot = DOTWriter(writer)
        dot.digraph("Kindred") { dot in
            DOTLook.writeTableDefaults(to: &dot)
            for family in map.chart.families { write(family, to: &dot) }
            for index in pairs.indices where !isReference[index] { write(pairs[index], to: &dot) }
            if options.legend { Self.writeLegend(to: &dot) }
        }
        dot.finish()
    }

    private func write(_ pair: (from: Int32, to: Int32, label: Label), to dot: inout DOTWriter) {
        let chart = map.chart
        let caller = chart.families[Int(chart.boxes[Int(pair.from)].family)].id
        let text = pair.label.text
        dot.edge(
            (caller, "r\(pair.from)"), to: (chart.families[Int(pair.to)].id, "head"),
            attributes: text.isEmpty ? [] : [("label", .text(text))])
    }

    private func write(_ family: Chart.Family, to dot: inout DOTWriter) {
        let index = Int(map.chart.boxes[Int(family.boxes.lowerBound)].family)
        let colors = family.windows.isEmpty ? DOTLook.presentedFamily : DOTLook.windowFamily
        var head = [DOTWriter.Piece.bold(DOTLook.shortened(family.id))]
        if !family.windows.isEmpty {
            let noun = English.form("window", for: family.windows.count)
            let names = family.windows.map(DOTLook.shortened).joined(separator: ", ")
            head.append(.font(size: 9, color: DOTLook.classText, "  \(noun) \(names)"))
        }
        if family.isFromAny { head.append(DOTLook.reference("  ← any")) }
        if callers[index] > 0 { head.append(DOTLook.reference("  ← \(callers[index])")) }
        var rows = [DOTWriter.Row(port: "head", fill: colors.fill, pieces: head)]
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
                ("label", .table(border: colors.border, rows)),
            ])
    }

    private func row(index: Int32, level: Int) -> DOTWriter.Row {
        let box = map.chart.boxes[Int(index)]
        let controller = map.controllers[Int(index)]
        let label = DOTLook.shortened(box.label)
        let isFrame = box.kind != .controller || box.end > index + 1
        var pieces = [DOTWriter.Piece.indent(level)]
        pieces.append(box.isImplicit ? .italic(label) : isFrame ? .bold(label) : .text(label))
        let places = hierarchy.placesOfScreen(controller)
        if places.count > 1 { pieces.append(DOTLook.share(places.count)) }
        if !box.note.isEmpty { pieces += [.text(" "), DOTLook.note(DOTLook.shortened(box.note))] }
        if let names = pushed[index] { pieces += [.text(" "), DOTLook.note(DOTLook.names("›", names: names))] }
        if let names = targets[index] { pieces += [.text(" "), DOTLook.reference(DOTLook.names("→", names: names))] }
        let kind = hierarchy[controller].kind
        return DOTWriter.Row(
            port: "r\(index)", fill: kind == .controller ? nil : kind.look.surface.fill.light,
            link: linkBase.map { $0 + hierarchy.link(to: controller) }, pieces: pieces)
    }

    /// Writes the legend, a node whose name has a space, which no id can contain.
    private static func writeLegend(to dot: inout DOTWriter) {
        var rows = [DOTWriter.Row(port: "head", pieces: [.bold("Legend")])]
        for kind in Kind.allCases {
            let fill = kind == .controller ? nil : kind.look.surface.fill.light
            rows.append(DOTWriter.Row(port: kind.word, fill: fill, pieces: [.bold(kind.word)]))
        }
        rows.append(DOTWriter.Row(port: "implicit", pieces: [.italic("implicit")]))
        rows.append(DOTWriter.Row(port: "pushes", pieces: [.text("A "), DOTLook.note("› B"), .text(" pushes B")]))
        let reference = [.text("A "), DOTLook.reference("→ b"), .text(" presents family b")] as [DOTWriter.Piece]
        rows.append(DOTWriter.Row(port: "presents", pieces: reference))
        let count = [.bold("b"), DOTLook.reference("  ← 4"), .text(" presented so by 4")] as [DOTWriter.Piece]
        rows.append(DOTWriter.Row(port: "callers", pieces: count))
        let border = DOTLook.presentedFamily.border
        dot.node("legend table", attributes: [("id", .text("legend")), ("label", .table(border: border, rows))])
    }
}

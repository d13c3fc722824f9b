import KindredGraph
import KindredText

/// The picture of what opens what: a lane for each tab and window, a chip for each family.
package struct Overview {
    typealias Unit = LaneTable.Unit
    typealias Spot = Drawing.Spot
    typealias Area = Drawing.Area

    let tree: OverviewTree
    var drawing: Drawing
    let hasKey: Bool
    var chips: [OverviewChip] = []
    /// The other lanes that open each family.
    var others: [[Int]]
    var heights: [Int: Double] = [:]

    static let width = 860.0
    static let margin = 20.0
    static let inset = 14.0
    static let trunk = 16.0
    static let gapX = 17.0
    static let gapY = 20.0
    static let columns = 4
    /// The most leaves that are below each other right of what opens them.
    static let mostLeaves = 3
    static let step = OverviewChip.width + gapX
    static let indent = 22.0

    var app: NamedApp { tree.app }
    var table: LaneTable { tree.table }

    package static func draw(_ graph: ResolvedGraph, title: String, hasKey: Bool = true) -> Drawing {
        var overview = Overview(graph, title: title, hasKey: hasKey)
        overview.draw()
        return overview.drawing
    }

    private init(_ graph: ResolvedGraph, title: String, hasKey: Bool) {
        tree = OverviewTree(NamedApp(graph))
        drawing = Drawing(.overview, title: title)
        self.hasKey = hasKey
        others = Array(repeating: [], count: graph.families.count)
        drawing.record.counts = tree.app.counts
        addReferences()
    }

    // MARK: What is drawn elsewhere

    private mutating func addReferences() {
        var also: [[String]] = Array(repeating: [], count: app.graph.families.count)
        let styles = styles()
        addReferencesFromAny()
        for edge in tree.edges where !tree.isArrow(edge) {
            drawing.record.add(
                .references,
                [
                    ("kind", .text(edge.isRoot ? MoveKind.setRoot.rawValue : "presents")),
                    ("fromKind", .text(kind(edge.from))),
                    ("from", .text(table.id(edge.from))), ("to", .text(name(edge.family))),
                    ("count", .number(edge.count)),
                ])
            let family = Int(edge.family.index)
            guard case .family(let opener) = edge.from, let own = tree.lane[Int(opener.index)] else {
                if let number = table.number(of: edge.from) { add(number, to: family) }
                continue
            }
            if tree.lane[family] == own || tree.lane[family] == nil {
                also[Int(opener.index)].append(words(edge))
            } else if let number = table.number(of: own) {
                add(number, to: family)
            }
        }
        chips = app.graph.familyIDs.map { family in
            let shown = styles[Int(family.index)].filter { $0.count > 0 }
            return OverviewChip(
                styles: shown.sorted { $0.count > $1.count },
                any: app.fromAny.first { $0.family == family }?.variant.sign,
                also: also[Int(family.index)], count: members(of: family))
        }
    }

    /// The styles in which each family is presented, with how many names do so.
    private func styles() -> [[OverviewChip.Style]] {
        let none = StyleSign.allCases.map { OverviewChip.Style(sign: $0) }
        var styles = Array(repeating: none, count: app.graph.families.count)
        var known: Set<[Int]> = []
        for presentation in app.presentations {
            let (family, variant) = (Int(presentation.family.index), presentation.variant)
            let (sign, on) = (variant.sign.rawValue, app.on(variant.on))
            if styles[family][sign].count == 0 { styles[family][sign].on = on }
            if styles[family][sign].on != on { styles[family][sign].on = "" }
            if known.insert([family, sign, Int(presentation.from)]).inserted { styles[family][sign].count += 1 }
        }
        return styles
    }

    private mutating func addReferencesFromAny() {
        for (family, variant) in app.fromAny {
            drawing.record.add(
                .references,
                [
                    ("kind", .text(variant.kind)), ("from", .text(Caller.any)), ("to", .text(name(family))),
                    ("count", .number(1)),
                ])
        }
    }

    private mutating func add(_ lane: Int, to family: Int) {
        if !others[family].contains(lane) { others[family].append(lane) }
    }

    /// The number of view controllers of a family, with a plus if pushes bring more.
    private func members(of family: FamilyID) -> String {
        var own: Set<NamedApp.Number> = []
        var isMore = false
        for index in app.graph.members(of: family) {
            let id = ControllerID(index: index)
            if app.graph[id].isImplicit { continue }
            if app.isPushed(id) { isMore = true } else { own.insert(app.declarations[id]) }
        }
        return "\(own.count)" + (isMore ? "+" : "")
    }

    func name(_ family: FamilyID) -> String { app.graph.name(of: family) }

    func kind(_ unit: Unit) -> String { if case .family = unit { "family" } else { "lane" } }

    // MARK: The whole

    private mutating func draw() {
        drawing.width = Self.width
        var y = drawHead()
        if isEmpty {
            drawing.height = y
            return drawing.sayNothingIsLeft()
        }
        var small: [Int] = []
        for (index, lane) in table.lanes.enumerated() {
            if tree.kids[lane.unit] == nil, alsoOpened(lane.unit).isEmpty, lane.unit != .nothing {
                small.append(index)
                if small.count == 3 { y = drawSmall(&small, y: y) }
                continue
            }
            y = drawSmall(&small, y: y)
            y = drawLane(index, y: y) + 10
        }
        y = drawSmall(&small, y: y)
        drawing.height = y + Self.margin - 8
    }

    /// The edges from a lane's own screens to what is elsewhere.
    func alsoOpened(_ unit: Unit) -> [OverviewTree.Edge] { tree.edges(from: unit).filter { !tree.isArrow($0) } }

    func words(_ edge: OverviewTree.Edge) -> String {
        (edge.isRoot ? MoveKind.setRoot.rawValue + " " : "→ ") + name(edge.family)
    }

    private var isEmpty: Bool { app.graph.familyIDs.allSatisfy { app.graph[$0].root == nil } }

    private mutating func drawHead() -> Double {
        let counts = drawing.record.counts
        var head = PictureHead(
            title: drawing.title, about: "what opens what",
            counts: [
                English.count(counts.families, of: "family", many: "families"),
                English.count(counts.controllers, of: "view controller"),
                English.count(counts.presentations, of: "presentation"),
            ])
        if hasKey {
            head.add(signs: app.signs.filter { $0 != .root })
            let drawn = tree.kids.values.joined().map { Int($0.index) }
            if drawn.contains(where: { chips[$0].hasCallers }) {
                head.key.append(.words("4 beside a sign: callers"))
            }
            if drawn.contains(where: { !others[$0].isEmpty }) {
                head.key.append(.badge("2", "also opened from lane 2"))
            }
            if table.lanes.contains(where: { alsoOpened($0.unit).contains { !$0.isRoot } }) {
                head.key.append(.words("→ also opens"))
            }
            if !drawn.isEmpty {
                let isMore = drawn.contains { chips[$0].count.hasSuffix("+") }
                head.key.append(.words("at the right: view controllers" + (isMore ? "; 4+: pushes bring more" : "")))
            }
        }
        for lane in table.lanes where tree.kids[lane.unit] != nil {
            let opened = tree.kids[lane.unit] ?? []
            drawing.summary.append("\(table.title(lane.unit)) opens \(opened.map(name).joined(separator: ", ")).")
        }
        return head.draw(on: &drawing, width: Self.width, margin: Self.margin, size: 11.5) + 18
    }

    /// The text beside a lane's title.
    func about(_ index: Int) -> String {
        let lane = table.lanes[index]
        switch lane.unit {
        case .nothing: return ""
        case .shared:
            return English.count(
                app.homes.blocks.reduce(0) { sum, block in sum + block.screens.count { table[$0] == .shared } },
                of: "screen")
        default:
            let windows = lane.family.map { app.graph.windows(of: $0).map { app.graph.name(of: $0) } } ?? []
            let count = English.count(lane.own.count, of: "view controller")
            if app.graph.windows.count < 2 { return count }
            return count + " · " + English.form("window ", for: windows.count, many: "windows ")
                + windows.joined(separator: ", ")
        }
    }
}

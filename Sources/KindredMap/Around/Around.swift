import KindredGraph
import KindredText

/// The picture of one thing in the middle: left who opens it, right what it opens, in a column for each hop.
package struct Around {
    typealias Spot = Drawing.Spot
    typealias Area = Drawing.Area
    typealias Number = NamedApp.Number
    typealias Way = AroundSubject.Way

    static let margin = 20.0
    static let left = 236.0
    static let middle = 228.0
    static let right = 228.0
    static let channel = 64.0
    static let lineHeight = 14.0

    let subject: AroundSubject
    let name: String
    var drawing: Drawing
    var app: NamedApp { subject.cards.app }
    var table: LaneTable { subject.cards.table }
    /// The ways in which it is opened, in the order of the first.
    let ways: [Way]
    /// The ways in which whatever is on top opens it.
    let waysFromAny: [Way]
    /// The windows that start with the subject, with where they are, below the nearest callers.
    var windows: [(name: String, y: Double)]
    /// The columns on the left, the nearest first.
    var callers: [[AroundCaller]] = []
    var rows: [AroundRow] = []
    /// The columns on the right, the nearest first.
    var targets: [[AroundTarget]] = []
    /// The relations that are drawn as lines.
    var arrivals: [AroundSubject.Arrival] = []
    var departures: [AroundSubject.Departure] = []

    var middleX: Double { leftX(0) + Self.left + Self.channel }

    /// The left edge of a column of callers.
    func leftX(_ column: Int) -> Double {
        callers.indices.dropFirst(column + 1).reduce(Self.margin) { $0 + Self.left + leftChannel($1) }
    }

    /// The left edge of a column of targets.
    func rightX(_ column: Int) -> Double {
        (0...column).reduce(middleX + Self.middle - Self.right) { $0 + Self.right + rightChannel($1) }
    }

    /// The room right of a column of callers, where their lines turn.
    func leftChannel(_ column: Int) -> Double {
        if column == 0 { return Self.channel }
        return Self.channel(callers[column - 1].reduce(0) { $0 + $1.entries.count })
    }

    /// The room left of a column of targets.
    func rightChannel(_ column: Int) -> Double {
        if column == 0 || column >= targets.count { return Self.channel }
        return Self.channel(targets[column].reduce(0) { $0 + $1.ways.count })
    }

    private static func channel(_ lanes: Int) -> Double { max(channel, 40 + 6 * Double(lanes)) }

    /// Draws what is around a controller, a screen or a family; nil if nothing has that id.
    ///
    /// - Parameter hops: The most columns of a side.
    package static func draw(
        _ id: String, in graph: ResolvedGraph, by naming: Naming = .screens, title: String? = nil,
        hasKey: Bool = true, hops: Int = 1, colors: ColorChoice? = nil
    ) -> Drawing? {
        let cards = ScreenCards(NamedApp(graph, by: naming), colors: colors)
        let target: AroundSubject.Target
        if graph.controller(named: id) == nil, graph.template(named: id) == nil,
            let family = graph.family(named: id), graph[family].root != nil
        {
            target = .family(family)
        } else if let place = graph.controllers(named: id).first {
            target = .name(cards.app.declarations[place])
        } else {
            return nil
        }
        var around = Around(AroundSubject(AroundRelations(cards), target: target), title: title)
        around.collect(hops: max(1, hops))
        around.draw(hasKey: hasKey)
        return around.drawing
    }

    private init(_ subject: AroundSubject, title: String?) {
        self.subject = subject
        switch subject.target {
        case .family(let family): name = subject.cards.app.graph.name(of: family)
        case .name(let number): name = subject.cards.app.name(number)
        }
        windows = subject.windows.map { ($0, 0) }
        var ways: [Way] = []
        for arrival in subject.arrivals where !ways.contains(arrival.way) { ways.append(arrival.way) }
        if !windows.isEmpty, !ways.contains(.starts) { ways.append(.starts) }
        self.ways = ways
        waysFromAny = subject.waysFromAny
        drawing = Drawing(.around, title: title ?? name)
        drawing.record.counts = subject.cards.app.counts
    }

    /// Counts what isn't drawn.
    private mutating func countOutside() {
        func family(_ target: AroundSubject.Target) -> FamilyID? {
            if case .family(let family) = target { family } else { nil }
        }
        let presented =
            arrivals.filter { $0.way.isPresentation }.map { Key($0.from, $0.family, $0.way) }
            + departures.filter { $0.way.isPresentation }.map { Key($0.from, family($0.to), $0.way) }
        var pushed: Set<[Number]> = []
        for arrival in arrivals where arrival.way.isPush { pushed.insert([arrival.from, arrival.to ?? -1]) }
        for departure in departures where departure.way.isPush {
            if case .name(let number) = departure.to { pushed.insert([departure.from, number]) }
        }
        let fromAny = waysFromAny.count { $0.isPresentation }
        drawing.record.counts.outsidePresentations =
            drawing.record.counts.presentations - Set(presented).count - fromAny
        drawing.record.counts.outsidePushes = drawing.record.counts.pushes - pushed.count
    }

    private struct Key: Hashable {
        let from: Number
        let family: FamilyID?
        let sign: NamedApp.Variant?

        init(_ from: Number, _ family: FamilyID?, _ way: Way) {
            (self.from, self.family) = (from, family)
            if case .presents(let variant, _) = way { sign = variant } else { sign = nil }
        }
    }

    private mutating func draw(hasKey: Bool) {
        countOutside()
        let leftHeights = callers.indices.map { placeCallers($0) }
        let middleHeight = measureRows()
        let rightHeights = targets.indices.map { placeTargets($0) }
        drawing.width = rightX(max(0, targets.count - 1)) + Self.right + Self.margin
        let top = head(hasKey: hasKey).draw(on: &drawing, width: drawing.width, margin: Self.margin, size: 11.5) + 22
        let height = ([middleHeight] + leftHeights + rightHeights).max() ?? 0
        drawing.height = (top + height + Self.margin).rounded(.up)
        for index in table.lanes.indices { drawing.record.add(.lanes, table.members(index)) }
        func start(_ own: Double) -> Double { top + ((height - own) / 2).rounded() }
        for index in rows.indices { rows[index].y += start(middleHeight) }
        for (column, own) in leftHeights.enumerated() {
            lower(callers: column, by: start(own))
            lower(callers: column, by: nudge(ofCallers: column))
        }
        for (column, own) in rightHeights.enumerated() {
            lower(targets: column, by: start(own))
            lower(targets: column, by: nudge(ofTargets: column))
        }
        for column in callers.indices.reversed() { drawLeft(column) }
        drawMiddle(y: start(middleHeight), height: middleHeight)
        for column in targets.indices { drawRight(column) }
        if callers.isEmpty, waysFromAny.isEmpty {
            drawing.text("nothing opens or pushes it", x: Self.margin, y: drawing.height / 2, size: 11.5, ink: .muted)
        }
        if targets.isEmpty {
            drawing.text("opens and pushes nothing", x: rightX(0), y: drawing.height / 2, size: 11.5, ink: .muted)
        }
        for column in callers.indices { drawArrivals(column) }
        for column in targets.indices { drawDepartures(column) }
    }

    private mutating func lower(callers column: Int, by distance: Double) {
        for index in callers[column].indices { callers[column][index].y += distance }
        if column == 0 { for index in windows.indices { windows[index].y += distance } }
    }

    private mutating func lower(targets column: Int, by distance: Double) {
        for index in targets[column].indices { targets[column][index].y += distance }
    }

    private func head(hasKey: Bool) -> PictureHead {
        let names = Set(subject.arrivals.filter { $0.way != .starts }.map(\.from)).sorted()
        let families = Set(
            subject.departures.compactMap { if case .family(let family) = $0.to { family } else { nil } })
        var (pushed, moved): (Set<Number>, Set<Number>) = ([], [])
        for departure in subject.departures {
            guard case .name(let number) = departure.to else { continue }
            if departure.way.isPush { pushed.insert(number) } else { moved.insert(number) }
        }
        var counts = [
            English.count(names.count, of: "caller") + " in "
                + English.count(subject.groups(names).count, of: "part") + " of the app",
            "opens " + English.count(families.count, of: "family", many: "families") + ", pushes \(pushed.count)"
                + (moved.isEmpty ? "" : ", moves to \(moved.count)"),
        ]
        if case .name(let number) = subject.target, app.declarations.places(of: number).count > 1 {
            counts.append("\(app.declarations.places(of: number).count) places")
        }
        var head = PictureHead(title: drawing.title, about: "who opens it, what it opens", counts: counts)
        if hasKey { addKey(to: &head) }
        return head
    }

    /// The name that gives a target its colour: its own, or the root of a family.
    private func number(of target: AroundSubject.Target) -> Number? {
        switch target {
        case .name(let number): number
        case .family(let family): app.graph[family].root.map { app.declarations[$0] }
        }
    }

    /// The colour of a target, if pictures are coloured by something that it has.
    func ink(of target: AroundSubject.Target) -> Ink? { number(of: target).flatMap { subject.cards.coloring?.ink($0) } }

    private func addKey(to head: inout PictureHead) {
        let ways = arrivals.map(\.way) + departures.map(\.way)
        let signs = (ways + waysFromAny).compactMap(\.sign)
        let named = rows.compactMap { $0.node?.number } + callers.joined().map(\.number)
        let targets = targets.joined().compactMap { self.number(of: $0.target) }
        head.key += subject.cards.coloring?.entries(names: named + targets, signs: signs) ?? []
        head.add(signs: signs)
        if ways.contains(where: \.isPush) { head.key.append(PictureHead.push) }
        if ways.contains(where: { $0.move == .select }) { head.key.append(PictureHead.select) }
        let moves = Set(ways.compactMap(\.move))
        let back = MoveKind.allCases.filter { ![.select, .setRoot].contains($0) && moves.contains($0) }
        if !back.isEmpty {
            let words = back.map(\.rawValue).joined(separator: ", ")
            head.key.append(.line(Drawing.Pen(ink: .push, width: 0.8, dash: .fine, arrow: 6), words))
        }
        if ways.contains(.starts) {
            head.key.append(.line(Drawing.Pen(ink: .push, width: 1.1, dash: .dotted, arrow: 6), "starts with it"))
        }
    }
}

/// A way that leads to the subject, or to a name in the column right of it.
struct AroundExit: Hashable {
    let way: AroundSubject.Way
    /// The name; nil is the subject.
    let to: NamedApp.Number?
}

/// A caller on the left, with a line for each way.
struct AroundCaller {
    let number: NamedApp.Number
    let exits: [AroundExit]
    /// The ways in which the next column opens it.
    var entries: [AroundSubject.Way] = []
    var y = 0.0
    var height: Double {
        max(22 + Around.lineHeight * Double(max(0, exits.count - 1)), 16 + 6 * Double(entries.count))
    }
}

/// A row of the subject: a name in it, with the lines that leave it.
struct AroundRow {
    let node: ScreenNode?
    let text: String
    /// The configurations that have it, unless all do that have what it is in.
    var on = ""
    let level: Int
    var exits: [(way: AroundSubject.Way, targets: [AroundSubject.Target])] = []
    var y = 0.0
    var height: Double { max(19, 9 + 12 * Double(exits.count)) }
}

/// A family or a name on the right.
struct AroundTarget {
    let target: AroundSubject.Target
    /// The ways in which it is opened.
    let ways: [AroundSubject.Way]
    /// The lines that leave it, in a picture of several hops.
    var exits: [(way: AroundSubject.Way, targets: [AroundSubject.Target])] = []
    var y = 0.0
    var height: Double {
        let leaving = 9 + 12 * Double(exits.count)
        if case .family = target { return max(26 + Around.lineHeight * Double(ways.count), leaving) }
        return max(20, leaving)
    }
}

import KindredGraph
import KindredText

/// The picture of one thing in the middle: left who opens it, right what it opens.
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
    var callers: [AroundCaller] = []
    var rows: [AroundRow] = []
    var targets: [AroundTarget] = []

    var middleX: Double { Self.margin + Self.left + Self.channel }
    var rightX: Double { middleX + Self.middle + Self.channel }

    /// Draws what is around a controller, a screen or a family; nil if nothing has that id.
    package static func draw(
        _ id: String, in hierarchy: ResolvedGraph, by naming: Naming = .screens, title: String? = nil,
        hasKey: Bool = true
    ) -> Drawing? {
        let cards = ScreenCards(NamedApp(hierarchy, by: naming))
        let target: AroundSubject.Target
        if hierarchy.controller(named: id) == nil, hierarchy.template(named: id) == nil,
            let family = hierarchy.family(named: id), hierarchy[family].root != nil
        {
            target = .family(family)
        } else if let place = hierarchy.controllers(named: id).first {
            target = .name(cards.app.declarations[place])
        } else {
            return nil
        }
        var around = Around(AroundSubject(cards, target: target), name: id, title: title)
        around.draw(hasKey: hasKey)
        return around.drawing
    }

    private init(_ subject: AroundSubject, name: String, title: String?) {
        (self.subject, self.name) = (subject, name)
        var ways: [Way] = []
        for arrival in subject.arrivals where !ways.contains(arrival.way) { ways.append(arrival.way) }
        self.ways = ways
        drawing = Drawing(.around, title: title ?? name)
        drawing.record.counts = subject.cards.app.counts
        let (presentations, pushes) = (drawing.record.counts.presentations, drawing.record.counts.pushes)
        let (arrivals, departures) = (subject.arrivals, subject.departures)
        drawing.record.counts.outsidePresentations =
            presentations
            - Set(arrivals.filter { $0.way.sign != nil }.map { Key($0.from, $0.family, $0.way) }).union(
                departures.filter { $0.way.sign != nil }.map {
                    Key($0.from, { if case .family(let family) = $0 { family } else { nil } }($0.to), $0.way)
                }
            ).count
        drawing.record.counts.outsidePushes =
            pushes - arrivals.count { $0.way == .pushes } - departures.count { $0.way == .pushes }
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
        drawing.width = 2 * Self.margin + Self.left + Self.middle + Self.right + 2 * Self.channel
        let top = head(hasKey: hasKey).draw(on: &drawing, width: drawing.width, margin: Self.margin, size: 11.5) + 22
        let leftHeight = measureCallers()
        let middleHeight = measureRows()
        let rightHeight = measureTargets()
        let height = max(leftHeight, middleHeight, rightHeight)
        drawing.height = (top + height + Self.margin).rounded(.up)
        for index in table.lanes.indices { drawing.record.add(.lanes, table.members(index)) }
        move(
            top + ((height - leftHeight) / 2).rounded(), top + ((height - middleHeight) / 2).rounded(),
            top + ((height - rightHeight) / 2).rounded())
        drawLeft(y: top + ((height - leftHeight) / 2).rounded(), height: leftHeight)
        drawMiddle(y: top + ((height - middleHeight) / 2).rounded(), height: middleHeight)
        drawRight(y: top + ((height - rightHeight) / 2).rounded(), height: rightHeight)
        drawArrivals()
        drawDepartures()
    }

    private func head(hasKey: Bool) -> PictureHead {
        let names = Set(subject.arrivals.filter { $0.way != .starts }.map(\.from)).sorted()
        let families = Set(
            subject.departures.compactMap { if case .family(let family) = $0.to { family } else { nil } })
        let pushed = Set(subject.departures.compactMap { if case .name(let number) = $0.to { number } else { nil } })
        var counts = [
            English.count(names.count, of: "caller") + " in "
                + English.count(subject.groups(names).count, of: "part") + " of the app",
            "opens " + English.count(families.count, of: "family", many: "families") + ", pushes \(pushed.count)",
        ]
        if case .name(let number) = subject.target, app.declarations.places(of: number).count > 1 {
            counts.append("\(app.declarations.places(of: number).count) places")
        }
        var head = PictureHead(title: drawing.title, about: "who opens it, what it opens", counts: counts)
        if hasKey, subject.departures.contains(where: { $0.way.sign != nil }) {
            head.add(signs: (subject.arrivals.map(\.way) + subject.departures.map(\.way)).compactMap(\.sign))
        }
        return head
    }
}

/// A caller on the left, with a line for each way.
struct AroundCaller {
    let number: NamedApp.Number
    let ways: [AroundSubject.Way]
    var y = 0.0
    var height: Double { 22 + Around.lineHeight * Double(max(0, ways.count - 1)) }
}

/// A row of the subject: a name in it, with the lines that leave it.
struct AroundRow {
    let node: ScreenNode?
    let text: String
    let level: Int
    var exits: [(way: AroundSubject.Way, targets: [AroundSubject.Target])] = []
    var y = 0.0
    var height: Double { max(19, 9 + 12 * Double(exits.count)) }
}

/// A family or a name on the right.
struct AroundTarget {
    let target: AroundSubject.Target
    /// The ways in which a family is presented.
    let ways: [AroundSubject.Way]
    var y = 0.0
    var height: Double { if case .family = target { 26 + Around.lineHeight * Double(ways.count) } else { 20 } }
}

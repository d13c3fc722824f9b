import KindredGraph

/// The lines to and from the subject, and between columns.
extension Around {
    private func pen(_ way: Way, ink: Ink) -> Drawing.Pen {
        var pen =
            way.sign?.pen(ink)
            ?? Drawing.Pen(ink: .push, width: way == .starts ? 1.1 : 1.3, dash: way == .starts ? .dotted : .none)
        if let kind = way.move { (pen.width, pen.dash) = (0.8, kind == .select ? .none : .fine) }
        pen.radius = 6
        return pen
    }

    private func x(ofLane index: Int, of count: Int, from start: Double, room: Double) -> Double {
        count < 2 ? start : start + room * Double(index) / Double(count - 1)
    }

    /// A place that lines leave to the right.
    private struct Source {
        let spot: Spot
        let from: [Record.Member]
        /// The name that is there, unless it is a family or a window.
        var number: Number?

        var name: String { if case .text(let name) = from.last?.value { name } else { "" } }
    }

    /// The beginnings of the lines of a column of callers, by what they lead to.
    private func starts(ofColumn column: Int) -> [AroundExit: [Source]] {
        var starts: [AroundExit: [Source]] = [:]
        for caller in callers[column] {
            for (index, exit) in caller.exits.enumerated() {
                let y = caller.y + 11 + Self.lineHeight * Double(index)
                starts[exit, default: []].append(
                    Source(
                        spot: Spot(leftX(column) + Self.left - 6, y), from: [("from", .text(app.name(caller.number)))],
                        number: caller.number))
            }
        }
        if column == 0 {
            starts[AroundExit(way: .starts, to: nil), default: []] += windows.map { name, y in
                let from: [Record.Member] = [("fromKind", .text("window")), ("from", .text(name))]
                return Source(spot: Spot(leftX(column) + Self.left - 6, y + 11), from: from)
            }
        }
        return starts
    }

    /// Draws the lines from a column of callers to what is right of it.
    mutating func drawArrivals(_ column: Int) {
        let starts = starts(ofColumn: column)
        let ends = ends(ofColumn: column)
        let edge = column == 0 ? middleX : leftX(column - 1)
        let room = leftChannel(column) - 34
        for (lane, end) in ends.enumerated() {
            let x =
                ends.count < 2
                ? edge - 24 : x(ofLane: ends.count - 1 - lane, of: ends.count, from: edge - 16 - room, room: room)
            draw(starts[end.exit] ?? [], exit: end.exit, end: end.spot, x: x)
        }
    }

    /// The ends of the lines of a column of callers.
    private func ends(ofColumn column: Int) -> [(exit: AroundExit, spot: Spot)] {
        if column > 0 {
            return callers[column - 1].flatMap { caller in
                caller.entries.enumerated().map { index, way in
                    let y = caller.y + 11 + 6 * Double(index)
                    return (AroundExit(way: way, to: caller.number), Spot(leftX(column - 1) + 6, y))
                }
            }
        }
        let top = (rows.first?.y ?? 0) - headHeight - portsHeight - 8
        return ways.enumerated().map { lane, way in
            (AroundExit(way: way, to: nil), Spot(middleX, top + portHeight(lane)))
        }
    }

    private mutating func draw(_ starts: [Source], exit: AroundExit, end: Spot, x: Double) {
        let all = starts.map(\.spot.y) + [end.y]
        let inks = Set(
            starts.compactMap {
                $0.number.flatMap(subject.cards.row).map { subject.cards.ink(of: $0, sign: exit.way.sign) }
            })
        let to = exit.to.map { app.name($0) } ?? name
        for (position, source) in starts.enumerated() {
            let start = source.spot
            var pen = pen(exit.way, ink: inks.count == 1 ? inks.first ?? .strong : .strong)
            if position == starts.count - 1 { pen.arrow = 9 }
            let points =
                abs(start.y - end.y) < 1
                ? [start, Spot(end.x, start.y)] : [start, Spot(x, start.y), Spot(x, end.y), end]
            drawing.line(points, pen: pen, ends: self.ends(of: exit.way, from: source, to: to))
            record(
                exit.way, from: source.from, to: to, points: points,
                mark: Area(start.x - 18, start.y - 5, StyleSign.width, StyleSign.height))
            if (all.min() ?? 0) < start.y - 0.5, (all.max() ?? 0) > start.y + 0.5 {
                drawing.dot(Spot(x, start.y), radius: 2.4, fill: pen.ink)
            }
        }
    }

    // MARK: Right

    private struct Entry: Hashable {
        let way: Way
        let target: AroundSubject.Target
    }

    private struct Wire {
        let entry: Entry
        let end: Spot
        let starts: [Source]
        var first: Double { starts.map(\.spot.y).min() ?? 0 }
    }

    /// The ends of lines left of a column, by what they lead to.
    private func sources(ofColumn column: Int) -> [Entry: [Source]] {
        var sources: [Entry: [Source]] = [:]
        func add(
            _ exits: [(way: Way, targets: [AroundSubject.Target])], x: Double, y: Double, from: [Record.Member],
            number: Number? = nil
        ) {
            for (index, exit) in exits.enumerated() {
                let source = Source(spot: Spot(x, y + 9.5 + 12 * Double(index)), from: from, number: number)
                for target in exit.targets { sources[Entry(way: exit.way, target: target), default: []].append(source) }
            }
        }
        if column == 0 {
            for row in rows {
                guard let number = row.node?.number else { continue }
                add(
                    row.exits, x: middleX + Self.middle - 10, y: row.y, from: [("from", .text(app.name(number)))],
                    number: number)
            }
            return sources
        }
        for box in targets[column - 1] {
            let right = rightX(column - 1) + Self.right
            switch box.target {
            case .family(let family):
                let from: [Record.Member] = [
                    ("fromKind", .text("family")), ("from", .text(app.graph.name(of: family))),
                ]
                add(box.exits, x: right, y: box.y, from: from)
            case .name(let number):
                add(
                    box.exits, x: right - 6, y: box.y, from: [("from", .text(app.name(number)))], number: number)
            }
        }
        return sources
    }

    private func wires(ofColumn column: Int) -> [Wire] {
        let sources = sources(ofColumn: column)
        var wires: [Wire] = []
        for target in targets[column] {
            for (index, way) in target.ways.enumerated() {
                var end = Spot(rightX(column), target.y + 28 + Self.lineHeight * Double(index))
                if case .name = target.target { end = Spot(rightX(column) + 6, target.y + 10) }
                let entry = Entry(way: way, target: target.target)
                wires.append(Wire(entry: entry, end: end, starts: sources[entry] ?? []))
            }
        }
        let down = wires.filter { $0.end.y >= $0.first }.sorted { $0.end.y > $1.end.y }
        let up = wires.filter { $0.end.y < $0.first }.sorted { $0.end.y < $1.end.y }
        return down + up
    }

    // MARK: Heights

    /// The distance by which to lower a column of callers, so that no line begins where another one ends.
    func nudge(ofCallers column: Int) -> Double {
        let ends = ends(ofColumn: column).map { (key: $0.exit, y: $0.spot.y) }
        let starts = starts(ofColumn: column).flatMap { exit, all in all.map { (key: exit, y: $0.spot.y) } }
        return Self.nudge(starts, ends: ends)
    }

    /// The distance by which to lower a column of targets, so that no line ends where another one begins.
    func nudge(ofTargets column: Int) -> Double {
        let wires = wires(ofColumn: column)
        let starts = wires.flatMap { wire in wire.starts.map { (key: wire.entry, y: $0.spot.y) } }
        return Self.nudge(wires.map { (key: $0.entry, y: $0.end.y) }, ends: starts)
    }

    /// Lines at less than this distance look like one.
    private static let closest = 3.0

    /// The first of a few distances at which the fewest of some heights are beside others that lead elsewhere.
    private static func nudge<Key: Equatable>(_ moved: [(key: Key, y: Double)], ends: [(key: Key, y: Double)]) -> Double
    {
        let ends = ends.sorted { $0.y < $1.y }
        func confused(_ distance: Double) -> Int {
            moved.reduce(0) { sum, each in
                let y = each.y + distance
                let near = ends[ends.end { $0.y <= y - closest }...].prefix { $0.y < y + closest }
                if near.contains(where: { $0.key == each.key && abs($0.y - y) < 1 }) { return sum }
                return sum + near.count { $0.key != each.key }
            }
        }
        var best = (distance: 0.0, count: Int.max)
        for step in 0..<12 where best.count > 0 {
            let count = confused(Double(step))
            if count < best.count { best = (Double(step), count) }
        }
        return best.distance
    }

    /// Draws the lines to a column of targets.
    mutating func drawDepartures(_ column: Int) {
        let wires = wires(ofColumn: column)
        let edge = column == 0 ? middleX + Self.middle : rightX(column - 1) + Self.right
        let room = rightChannel(column) - 28
        var farthest: [Int: Double] = [:]
        var lanes: [Double] = []
        for (index, wire) in wires.enumerated() {
            let x = wires.count < 2 ? edge + 24 : x(ofLane: index, of: wires.count, from: edge + 10, room: room)
            lanes.append(x)
            for start in wire.starts { farthest[start.spot.y.inTenths] = max(farthest[start.spot.y.inTenths] ?? 0, x) }
        }
        for (wire, x) in zip(wires, lanes) { draw(wire, x: x, farthest: farthest) }
    }

    private mutating func draw(_ wire: Wire, x: Double, farthest: [Int: Double]) {
        let all = wire.starts.map(\.spot.y) + [wire.end.y]
        let to: String =
            switch wire.entry.target {
            case .family(let family): app.graph.name(of: family)
            case .name(let number): app.name(number)
            }
        for (position, source) in wire.starts.enumerated() {
            let start = source.spot
            var pen = pen(wire.entry.way, ink: ink(of: wire.entry.way, from: source.number) ?? .text)
            if position == 0 { pen.arrow = 9 }
            let points =
                abs(start.y - wire.end.y) < 1
                ? [start, Spot(wire.end.x, start.y)] : [start, Spot(x, start.y), Spot(x, wire.end.y), wire.end]
            drawing.line(points, pen: pen, ends: ends(of: wire.entry.way, from: source, to: to))
            record(
                wire.entry.way, from: source.from, to: to, points: points,
                mark: Area(start.x - 15, start.y - 5, StyleSign.width, StyleSign.height))
            let arms =
                1 + ((farthest[start.y.inTenths] ?? 0) > x + 0.1 ? 1 : 0)
                + ((all.min() ?? 0) < start.y - 0.5 ? 1 : 0) + ((all.max() ?? 0) > start.y + 0.5 ? 1 : 0)
            if arms >= 3 { drawing.dot(Spot(x, start.y), radius: 2.4, fill: pen.ink) }
        }
    }

    /// The colour of a presentation and its sign, if pictures are coloured by its style or by what its caller has.
    func ink(of way: Way, from number: Number?) -> Ink? {
        guard let sign = way.sign, let coloring = subject.cards.coloring else { return nil }
        return coloring.ink(sign) ?? number.flatMap { coloring.ink($0) }
    }

    private func ends(of way: Way, from source: Source, to: String) -> Drawing.Ends {
        Drawing.Ends(kind: way.kind, from: source.name, to: to, how: subject.how(way))
    }

    private mutating func record(_ way: Way, from: [Record.Member], to: String, points: [Spot], mark: Area) {
        var row = [("kind", .text(way.kind))] + from + [("to", .text(to))]
        switch way {
        case .pushes(let on), .moves(_, let on): row += app.members(on: on)
        case .starts: break
        case .presents(let variant, _):
            row += app.members(variant) + [("mark", .area(mark))]
        }
        drawing.record.add(.lines, row + [("points", .points(points))])
    }
}

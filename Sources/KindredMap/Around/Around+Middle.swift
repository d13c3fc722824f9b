import KindredGraph

/// The subject, with what it contains, and the lines to and from it.
extension Around {
    /// The stacks that a screen is on, if they are several.
    private var stacks: [(text: String, unit: LaneTable.Unit?)] {
        guard case .name(let number) = subject.target else { return [] }
        let parents = app.declarations.places(of: number).compactMap { app.hierarchy[$0].parent }
            .filter { app.hierarchy[$0].kind == .navigation }
        let stacks = app.declarations.numbers(of: parents)
        if stacks.count < 2 { return [] }
        return stacks.map { stack in
            let unit = table[stack]
            let isTab = unit == .tab(stack)
            return (isTab ? table.title(unit) : app.label(stack), table.number(of: unit) == nil ? nil : unit)
        }
    }

    private var headHeight: Double { 34 + 16 * Double((stacks.count + 1) / 2) }
    private func portHeight(_ index: Int) -> Double { headHeight + 8 + 15 * Double(index) }

    mutating func measureRows() -> Double {
        var exits: [Number: [(way: Way, targets: [AroundSubject.Target])]] = [:]
        for departure in subject.departures {
            var list = exits[departure.from] ?? []
            if let index = list.firstIndex(where: { $0.way == departure.way }) {
                if !list[index].targets.contains(departure.to) { list[index].targets.append(departure.to) }
            } else {
                list.append((departure.way, [departure.to]))
            }
            exits[departure.from] = list
        }
        for row in subject.rows { add(row, level: 0, exits: exits) }
        var y = headHeight + 15 * Double(ways.count) + 8
        for index in rows.indices {
            rows[index].y = y
            y += rows[index].height + 3
        }
        return y + 7
    }

    private mutating func add(
        _ node: ScreenNode, level: Int, exits: [Number: [(way: Way, targets: [AroundSubject.Target])]]
    ) {
        guard let number = node.number else { return }
        rows.append(AroundRow(node: node, text: app.label(number), level: level, exits: exits[number] ?? []))
        if case .name(let subject) = subject.target, subject == number, node.kind != .controller, node.kind != .page {
            for kid in node.kids where kid.number != nil {
                rows.append(AroundRow(node: nil, text: kid.label, level: level + 1))
            }
        } else {
            for kid in node.inline { add(kid, level: level + 1, exits: exits) }
            for kid in node.kids { add(kid, level: level + 1 + kid.indent, exits: exits) }
        }
        for chip in node.chips {
            rows.append(
                AroundRow(
                    node: nil, text: app.label(chip.number) + (chip.alias.map { " as " + $0 } ?? ""), level: level + 1))
        }
    }

    mutating func drawMiddle(y: Double, height: Double) {
        let area = Area(middleX, y, Self.middle, height)
        var (kind, owner) = ("controller", Drawing.Owner("controller", name))
        if case .family = subject.target { (kind, owner) = ("family", Drawing.Owner("family", name)) }
        drawing.record.subject = [("kind", .text(kind)), ("id", .text(name)), ("rect", .area(area))]
        drawing.open("kindred:subject", label: name)
        drawing.box(area, fill: Ink.subject.tint(4), stroke: .subject, width: 3, radius: 9)
        drawing.text(name, x: area.x + 12, y: y + 23, size: 16, bold: true, limit: Self.middle - 24, of: owner)
        for (index, stack) in stacks.enumerated() {
            let (x, baseline) = (area.x + 12 + 104 * Double(index % 2), y + 40 + 16 * Double(index / 2))
            if let unit = stack.unit {
                drawing.badge(table.badge(unit), x: x + 6, y: baseline - 3, ink: table.ink(unit), radius: 6.5, size: 9)
            }
            drawing.text(
                stack.text, x: x + (stack.unit == nil ? 0 : 15), y: baseline, size: 9.5, ink: .muted, limit: 86,
                of: owner)
        }
        for (index, way) in ways.enumerated() {
            let middle = y + portHeight(index)
            if let sign = way.sign { drawing.sign(sign, x: area.x + 12, y: middle - 5, ink: .text) }
            let words = way == .pushes ? "is pushed" : way == .starts ? "starts here" : subject.words(way)
            let x = area.x + (way.sign == nil ? 12 : 29)
            drawing.text(words, x: x, y: middle + 3.4, size: 10, ink: .muted, limit: area.right - x - 8, of: owner)
        }
        for row in rows { draw(row) }
        drawing.close()
    }

    private mutating func draw(_ row: AroundRow) {
        let x = middleX + 10 + 11 * Double(min(row.level, 8))
        let area = Area(x, row.y, middleX + Self.middle - 10 - x, row.height)
        drawing.box(area, fill: .page, stroke: .edge, width: 0.9, radius: 4, dash: row.node == nil ? .fine : .none)
        var left = x + 7
        if let node = row.node, node.kind != .controller {
            drawing.icon(node.kind, x: left, y: row.y + 4.5)
            left += 14
        }
        let owner = row.node.map { Drawing.Owner("controller", $0.id) } ?? Drawing.Owner("controller", name)
        drawing.text(
            row.text, x: left, y: row.y + 13.5, size: 11, bold: row.node.map { $0.kind != .controller } ?? false,
            ink: row.node == nil ? .muted : .text, limit: area.right - left - (row.exits.isEmpty ? 4 : 20), of: owner,
            italic: row.node == nil)
        if let node = row.node {
            drawing.record.add(.controllers, [("id", .text(node.id)), ("rect", .area(area))])
        }
        for (index, exit) in row.exits.enumerated() {
            guard let sign = exit.way.sign else { continue }
            drawing.sign(sign, x: area.right - 15, y: row.y + 9.5 + 12 * Double(index) - 5, ink: row.node?.ink ?? .text)
        }
    }

    // MARK: Lines

    private func pen(_ way: Way, ink: Ink) -> Drawing.Pen {
        var pen =
            way.sign?.pen(ink)
            ?? Drawing.Pen(ink: .push, width: way == .starts ? 1.1 : 1.3, dash: way == .starts ? .dotted : .none)
        pen.radius = 6
        return pen
    }

    private func x(ofLane index: Int, of count: Int, from start: Double, room: Double) -> Double {
        count < 2 ? start : start + room * Double(index) / Double(count - 1)
    }

    mutating func drawArrivals() {
        let top = (rows.first?.y ?? 0) - headHeight - 15 * Double(ways.count) - 8
        for (lane, way) in ways.enumerated() {
            let end = Spot(middleX, top + portHeight(lane))
            let x =
                ways.count < 2
                ? middleX - 24
                : x(
                    ofLane: ways.count - 1 - lane, of: ways.count, from: middleX - 16 - (Self.channel - 34),
                    room: Self.channel - 34)
            var starts: [(Spot, Number)] = []
            for caller in callers {
                guard let index = caller.ways.firstIndex(of: way) else { continue }
                starts.append(
                    (Spot(Self.margin + Self.left - 6, caller.y + 11 + Self.lineHeight * Double(index)), caller.number))
            }
            let all = starts.map(\.0.y) + [end.y]
            let inks = Set(starts.compactMap { subject.cards.row($0.1)?.ink })
            for (position, (start, number)) in starts.enumerated() {
                var pen = pen(way, ink: inks.count == 1 ? inks.first ?? .strong : .strong)
                if position == starts.count - 1 { pen.arrow = 9 }
                let points =
                    abs(start.y - end.y) < 1
                    ? [start, Spot(end.x, start.y)] : [start, Spot(x, start.y), Spot(x, end.y), end]
                drawing.line(points, pen: pen)
                record(
                    way, from: number, to: name, points: points,
                    mark: Area(start.x - 18, start.y - 5, StyleSign.width, StyleSign.height))
                if (all.min() ?? 0) < start.y - 0.5, (all.max() ?? 0) > start.y + 0.5 {
                    drawing.dot(Spot(x, start.y), radius: 2.4, fill: pen.ink)
                }
            }
        }
    }

    private struct Wire {
        let way: Way
        let target: AroundSubject.Target
        let end: Spot
        var starts: [(Spot, Number)] = []
    }

    private func wires() -> [Wire] {
        var wires: [Wire] = []
        for target in targets {
            for (index, way) in target.ways.enumerated() {
                var end = Spot(rightX, target.y + 28 + Self.lineHeight * Double(index))
                if case .name = target.target { end = Spot(rightX + 6, target.y + 10) }
                var wire = Wire(way: way, target: target.target, end: end)
                for row in rows {
                    guard let number = row.node?.number else { continue }
                    for (exit, leaving) in row.exits.enumerated()
                    where leaving.way == way && leaving.targets.contains(target.target) {
                        wire.starts.append((Spot(middleX + Self.middle - 10, row.y + 9.5 + 12 * Double(exit)), number))
                    }
                }
                wires.append(wire)
            }
        }
        let down = wires.filter { $0.end.y >= $0.starts.map(\.0.y).min() ?? 0 }.sorted { $0.end.y > $1.end.y }
        let up = wires.filter { $0.end.y < $0.starts.map(\.0.y).min() ?? 0 }.sorted { $0.end.y < $1.end.y }
        return down + up
    }

    mutating func drawDepartures() {
        let wires = wires()
        var farthest: [Int: Double] = [:]
        var lanes: [Double] = []
        for (index, wire) in wires.enumerated() {
            let x =
                wires.count < 2
                ? middleX + Self.middle + 24
                : x(ofLane: index, of: wires.count, from: middleX + Self.middle + 10, room: Self.channel - 28)
            lanes.append(x)
            for (start, _) in wire.starts { farthest[start.y.inTenths] = max(farthest[start.y.inTenths] ?? 0, x) }
        }
        for (wire, x) in zip(wires, lanes) {
            let all = wire.starts.map(\.0.y) + [wire.end.y]
            for (position, (start, number)) in wire.starts.enumerated() {
                var pen = pen(wire.way, ink: .text)
                if position == 0 { pen.arrow = 9 }
                let points =
                    abs(start.y - wire.end.y) < 1
                    ? [start, Spot(wire.end.x, start.y)] : [start, Spot(x, start.y), Spot(x, wire.end.y), wire.end]
                drawing.line(points, pen: pen)
                let to: String =
                    switch wire.target {
                    case .family(let family): app.hierarchy.name(of: family)
                    case .name(let number): app.name(number)
                    }
                record(
                    wire.way, from: number, to: to, points: points,
                    mark: Area(start.x - 15, start.y - 5, StyleSign.width, StyleSign.height))
                let arms =
                    1 + ((farthest[start.y.inTenths] ?? 0) > x + 0.1 ? 1 : 0)
                    + ((all.min() ?? 0) < start.y - 0.5 ? 1 : 0) + ((all.max() ?? 0) > start.y + 0.5 ? 1 : 0)
                if arms >= 3 { drawing.dot(Spot(x, start.y), radius: 2.4, fill: pen.ink) }
            }
        }
    }

    private mutating func record(_ way: Way, from: Number, to: String, points: [Spot], mark: Area) {
        var row: [Record.Member] = [("from", .text(app.name(from))), ("to", .text(to))]
        switch way {
        case .pushes: row.insert(("kind", .text("pushes")), at: 0)
        case .starts: row.insert(("kind", .text("starts")), at: 0)
        case .presents(let variant, _):
            row.insert(("kind", .text("presents")), at: 0)
            row += app.members(variant) + [("mark", .area(mark))]
        }
        drawing.record.add(.lines, row + [("points", .points(points))])
    }
}

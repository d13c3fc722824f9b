import KindredGraph

/// The lanes of pushes left of what is in a frame, in an order with few crossings.
struct ScreenWires {
    struct Lane {
        let bundle: Int
        /// The heights at which callers join, and targets are entered, with the boxes there.
        var sources: [(y: Double, x: Double, callers: [NamedApp.Number], isFrame: Bool)] = []
        var targets: [(y: Double, x: Double, target: NamedApp.Number)] = []
        var low: Double { min(sources.map(\.y).min() ?? 0, targets.map(\.y).min() ?? 0) }
        var high: Double { max(sources.map(\.y).max() ?? 0, targets.map(\.y).max() ?? 0) }
    }

    private(set) var lanes: [Lane]
    /// The most that are tried one by one.
    private static let mostMoves = 14

    init(_ lanes: [Lane]) {
        self.lanes = lanes.map { ($0, $0.low, $0.high) }.sorted { ($0.2 - $0.1, $0.1) < ($1.2 - $1.1, $1.1) }.map(\.0)
        if lanes.count <= Self.mostMoves { improve() }
    }

    private mutating func improve() {
        let bounds = lanes.map { ($0.low, $0.high, $0.sources.map(\.y), $0.targets.map(\.y)) }
        // Crossings if the first of two lanes is right of the second.
        let costs = bounds.map { left in
            bounds.map { right -> Int in
                (left.2 + left.3).count { y in right.0 + 0.3 < y && y < right.1 - 0.3 && !right.2.contains(y) }
            }
        }
        func cost(_ order: [Int]) -> Int {
            var sum = 0
            for left in order.indices {
                for right in 0..<left { sum += costs[order[left]][order[right]] }
            }
            return sum
        }
        var order = Array(lanes.indices)
        var best = cost(order)
        var hasChanged = true
        while hasChanged, best > 0 {
            hasChanged = false
            for from in order.indices {
                for to in order.indices where to != from {
                    var tried = order
                    tried.insert(tried.remove(at: from), at: to)
                    let next = cost(tried)
                    if next < best { (order, best, hasChanged) = (tried, next, true) }
                }
            }
        }
        lanes = order.map { lanes[$0] }
    }
}

extension ScreenMap {
    /// Draws the pushes of a frame: lanes with a dot at each caller, or elbows to what is indented.
    func drawWires(_ frame: ScreenNode) {
        if frame.bundles.isEmpty { return }
        var chips: [NamedApp.Number: Area] = [:]
        for node in frame.nodes {
            for chip in node.chips where chips[chip.number] == nil { chips[chip.number] = chip.area }
        }
        var ports: [NamedApp.Number: Area] = [:]
        for port in frame.ports {
            for caller in port.callers { ports[caller] = port.area }
        }
        var lanes: [ScreenWires.Lane] = []
        for (index, bundle) in frame.bundles.enumerated() {
            if bundle.isIndented {
                drawElbows(bundle, index: index, frame: frame)
            } else {
                lanes.append(lane(bundle, index: index, frame: frame, ports: ports, chips: chips))
            }
        }
        draw(ScreenWires(lanes.filter { !$0.sources.isEmpty && !$0.targets.isEmpty }).lanes, frame: frame)
    }

    private func lane(
        _ bundle: ScreenNode.Bundle, index: Int, frame: ScreenNode, ports: [NamedApp.Number: Area],
        chips: [NamedApp.Number: Area]
    ) -> ScreenWires.Lane {
        var lane = ScreenWires.Lane(bundle: index)
        for caller in bundle.callers {
            let isFrame = caller == frame.number
            var (x, y) = (frame.area.x + Measures.pad + frame.gutter, frame.area.y + Measures.head - 2)
            if let port = ports[caller] {
                (x, y) = (port.x, port.y + port.height / 2)
            } else if !isFrame, let row = cards.row(caller) {
                // A selection leaves below a push.
                let height = row.area.height >= 17 ? frame.kind == .tab ? 16 : 13 : 6.0
                (x, y) = (row.area.x, row.area.y + height)
            }
            if let same = lane.sources.firstIndex(where: { abs($0.y - y) < 0.1 }) {
                lane.sources[same].callers.append(caller)
            } else {
                lane.sources.append((y, x, [caller], isFrame))
            }
        }
        for target in bundle.targets {
            guard let area = chips[target] ?? cards.row(target)?.area else { continue }
            lane.targets.append((area.y + 7.5, area.x, target))
        }
        return lane
    }

    private func drawElbows(_ bundle: ScreenNode.Bundle, index: Int, frame: ScreenNode) {
        guard let caller = cards.row(bundle.callers[0]) else { return }
        let x = caller.area.x + Measures.indent * 0.45
        for target in bundle.targets {
            guard let row = cards.row(target) else { continue }
            let points = [Spot(x, caller.area.bottom), Spot(x, row.area.y + 8), Spot(row.area.x, row.area.y + 8)]
            drawing.line(points, pen: Drawing.Pen(ink: .push, width: 1.1, radius: 3, arrow: 6))
            record(bundle.callers[0], target, index: index, frame: frame, points: points)
        }
    }

    private func record(
        _ from: NamedApp.Number, _ to: NamedApp.Number, index: Int, frame: ScreenNode, points: [Spot]
    ) {
        let on = cards.configurations[ScreenCards.Ends(from: from, to: to)] ?? 0
        drawing.record.add(
            .lines,
            [
                ("kind", .text(frame.kind == .tab ? MoveKind.select.rawValue : "pushes")),
                ("from", .text(app.name(from))), ("to", .text(app.name(to))),
            ] + app.members(on: on) + [
                ("in", .text(frame.id)), ("bundle", .text("\(frame.id):\(index + 1)")), ("points", .points(points)),
            ])
    }

    private func draw(_ lanes: [ScreenWires.Lane], frame: ScreenNode) {
        let pen = Drawing.Pen(ink: .push, width: frame.kind == .tab ? 0.6 : 1.1, radius: 0)
        var farthest: [Int: Int] = [:]
        for (number, lane) in lanes.enumerated() {
            for source in lane.sources { farthest[source.y.inTenths] = number }
        }
        for (number, lane) in lanes.enumerated() {
            let x = frame.area.x + Measures.pad + frame.gutter - 6 - Double(number) * Measures.lane
            drawing.line([Spot(x, lane.low), Spot(x, lane.high)], pen: pen)
            for target in lane.targets {
                var arrow = pen
                arrow.arrow = 6
                drawing.line([Spot(x, target.y), Spot(target.x, target.y)], pen: arrow)
            }
            for source in lane.sources {
                drawing.line([Spot(source.x, source.y), Spot(x, source.y)], pen: pen)
                let arms =
                    1 + ((farthest[source.y.inTenths] ?? 0) > number ? 1 : 0)
                    + (lane.low < source.y - 0.3 ? 1 : 0) + (lane.high > source.y + 0.3 ? 1 : 0)
                if arms >= 3 { drawing.dot(Spot(x, source.y), radius: 2.2, fill: .push) }
                for caller in source.callers {
                    for target in lane.targets {
                        record(
                            caller, target.target, index: lane.bundle, frame: frame,
                            points: [
                                Spot(source.x, source.y), Spot(x, source.y), Spot(x, target.y),
                                Spot(target.x, target.y),
                            ])
                    }
                }
            }
        }
    }
}

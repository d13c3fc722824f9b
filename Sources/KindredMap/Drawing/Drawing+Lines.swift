/// Lines with round corners, arrows, and the small signs of the map.
extension Drawing {
    struct Pen {
        var ink: Ink
        var width = 1.3
        var dash = Dash.none
        var radius = 4.0
        /// The length of the arrow's head; 0 for none.
        var arrow = 0.0
        /// Whether there are two lines beside each other.
        var isDouble = false
    }

    mutating func line(_ points: [Spot], pen: Pen, ends: Ends? = nil) {
        guard let first = points.first, var end = points.last, points.count > 1 else { return }
        var path: [Segment] = [.move(first)]
        path.reserveCapacity(2 * points.count)
        for index in points.indices.dropFirst().dropLast() {
            let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
            let radius = min(pen.radius, Self.distance(before, corner) / 2, Self.distance(corner, after) / 2)
            if radius < 0.5 {
                path.append(.line(corner))
            } else {
                path.append(.line(Self.point(corner, towards: before, distance: radius)))
                path.append(.curve(corner, Self.point(corner, towards: after, distance: radius)))
            }
        }
        let (tip, before) = (end, points[points.count - 2])
        if pen.arrow > 0 {
            end = Self.point(tip, towards: before, distance: min(pen.arrow * 0.8, Self.distance(tip, before)))
        }
        path.append(.line(end))
        add(Shape(outline: .path(path), stroke: pen.ink, width: pen.width, dash: pen.dash, ends: ends))
        if pen.isDouble { add(Shape(outline: .path(path), stroke: .page, width: pen.width - 2)) }
        if pen.arrow > 0 { arrow(at: tip, from: before, size: pen.arrow, ink: pen.ink) }
    }

    private mutating func arrow(at tip: Spot, from before: Spot, size: Double, ink: Ink) {
        let length = max(Self.distance(tip, before), 0.001)
        let (x, y) = ((tip.x - before.x) / length, (tip.y - before.y) / length)
        let (back, side) = (Spot(tip.x - x * size, tip.y - y * size), size * 0.42)
        fill(
            [tip, Spot(back.x - y * side, back.y + x * side), Spot(back.x + y * side, back.y - x * side)], ink: ink)
    }

    mutating func fill(_ points: [Spot], ink: Ink) {
        let path = [.move(points[0])] + points.dropFirst().map { Segment.line($0) } + [.close]
        add(Shape(outline: .path(path), fill: ink))
    }

    static func distance(_ one: Spot, _ other: Spot) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }

    static func point(_ corner: Spot, towards other: Spot, distance: Double) -> Spot {
        let length = max(Self.distance(corner, other), 0.001)
        return Spot(
            corner.x + (other.x - corner.x) / length * distance, corner.y + (other.y - corner.y) / length * distance)
    }

    // MARK: Signs

    /// A number in a coloured dot: a lane.
    mutating func badge(
        _ number: String, x: Double, y: Double, ink: Ink, radius: Double = 8, size: Double = 11, of owner: Owner? = nil
    ) {
        dot(Spot(x, y), radius: radius, fill: ink, stroke: .page)
        if !number.isEmpty {
            text(number, x: x, y: y + size * 0.36, size: size, bold: true, ink: .page, anchor: .middle, of: owner)
        }
    }

    mutating func diamond(x: Double, y: Double, radius: Double, ink: Ink = .strong) {
        fill([Spot(x, y - radius), Spot(x + radius, y), Spot(x, y + radius), Spot(x - radius, y)], ink: ink)
    }

    /// The sign of a style, 12 wide and 10 high: how much of the screen is covered.
    mutating func sign(_ sign: StyleSign, x: Double, y: Double, ink: Ink) {
        let (width, height) = (StyleSign.width, StyleSign.height)
        if sign == .root {
            return line(
                [Spot(x, y + 5), Spot(x + width, y + 5)],
                pen: Pen(ink: ink, width: 3.8, radius: 0, arrow: 6, isDouble: true))
        }
        var frame = Shape(
            outline: .box(Area(x + 0.5, y + 0.5, width - 1, height - 1), radius: 1.5),
            fill: sign == .fullScreen ? ink : .page, stroke: ink, width: 1.1)
        // Its letter is a text.
        if sign != .unknown { frame.sign = sign }
        add(frame)
        switch sign {
        case .fullScreen, .root: break
        case .overFullScreen: box(Area(x + 2.6, y + 2.6, 6.8, 4.8), fill: ink, radius: 0.5)
        case .sheet: box(Area(x + 0.5, y + 3.4, width - 1, 6.1), fill: ink, radius: 1)
        case .formSheet: box(Area(x + 3.1, y + 3, 5.8, 4.2), fill: ink, radius: 0.6)
        case .popover:
            fill(
                [(3.6, 2.2), (9.8, 2.2), (9.8, 6), (6.6, 6), (5, 8.2), (5, 6), (3.6, 6)].map {
                    Spot(x + $0.0, y + $0.1)
                },
                ink: ink)
        case .context: box(Area(x + 6, y + 0.5, 5.5, height - 1), fill: ink, radius: 0.6)
        case .custom: diamond(x: x + 6, y: y + 5, radius: 3.2, ink: ink)
        case .unknown: text("?", x: x + 6, y: y + 8.2, size: 8.2, bold: true, ink: ink, anchor: .middle)
        }
    }

    /// The icon of a kind of container.
    mutating func icon(_ kind: Chart.Kind, x: Double, y: Double, ink: Ink = .muted) {
        let size = 10.0
        box(Area(x, y, size, size), fill: .page, stroke: ink, radius: 1)
        switch kind {
        case .controller: break
        case .navigation: box(Area(x, y, size, 2.8), fill: ink, radius: 1)
        case .tab: box(Area(x, y + 7.2, size, 2.8), fill: ink, radius: 1)
        case .split: box(Area(x, y, 3.6, size), fill: ink, radius: 1)
        case .page: box(Area(x + 3, y, 7, size), stroke: ink, radius: 1)
        }
    }
}

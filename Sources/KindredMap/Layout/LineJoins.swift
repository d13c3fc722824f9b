import KindredText

/// The places where lines of presentations join: three arms meet there, of lines that present in one manner.
struct LineJoins {
    private struct Spot: Hashable {
        let x: Int32
        let y: Int32
    }

    private struct Corner {
        let manner: Int32
        /// The arms to the left, right, top and bottom, as bits.
        var arms: UInt8 = 0
    }

    private(set) var dots: [(place: Point, manner: Int32)] = []

    private var corners: [Spot: Corner] = [:]
    /// The places of corners on each level and each upright line.
    private var onRow: [Int32: [Int32]] = [:]
    private var onColumn: [Int32: [Int32]] = [:]

    init(_ geometry: Geometry) {
        let lines = geometry.lines.filter { $0.kind == .presents }
        var order: [Spot] = []
        for line in lines {
            for point in geometry.points(of: line).dropFirst().dropLast() {
                let spot = Spot(x: point.x, y: point.y)
                if corners[spot] != nil { continue }
                corners[spot] = Corner(manner: line.manner)
                order.append(spot)
                onRow[point.y, default: []].append(point.x)
                onColumn[point.x, default: []].append(point.y)
            }
        }
        for key in onRow.keys { onRow[key]?.sort() }
        for key in onColumn.keys { onColumn[key]?.sort() }
        for line in lines {
            let points = geometry.points(of: line)
            for (one, next) in zip(points, points.dropFirst()) { addArms(of: line.manner, from: one, to: next) }
        }
        for spot in order {
            guard let corner = corners[spot], corner.arms.nonzeroBitCount > 2 else { continue }
            dots.append((Point(x: spot.x, y: spot.y), corner.manner))
        }
    }

    /// Adds the arms that a piece of a line has at the corners on it.
    private mutating func addArms(of manner: Int32, from one: Point, to next: Point) {
        let isLevel = one.y == next.y
        let (low, high) = isLevel ? (min(one.x, next.x), max(one.x, next.x)) : (min(one.y, next.y), max(one.y, next.y))
        let places = (isLevel ? onRow[one.y] : onColumn[one.x]) ?? []
        var index = places.end { $0 < low }
        while index < places.count, places[index] <= high {
            let place = places[index]
            let arms: UInt8 = (place > low ? 1 : 0) | (place < high ? 2 : 0)
            let spot = isLevel ? Spot(x: place, y: one.y) : Spot(x: one.x, y: place)
            if corners[spot]?.manner == manner { corners[spot]?.arms |= isLevel ? arms : arms << 2 }
            index += 1
        }
    }
}

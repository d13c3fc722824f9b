/// A line of straight pieces with round corners.
package enum MapPath {
    package enum Piece {
        case line(to: Point)
        /// A quadratic curve.
        case curve(corner: Point, to: Point)
    }

    package static func pieces(_ points: ArraySlice<Point>, radius: Int32) -> [Piece] {
        var pieces: [Piece] = []
        let points = Array(points)
        for index in 1..<max(points.count - 1, 1) {
            let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
            let limit = min(distance(before, other: corner), distance(corner, other: after)) / 2
            let radius = min(radius, limit)
            if radius > 0 {
                pieces.append(.line(to: point(corner, towards: before, distance: radius)))
                pieces.append(.curve(corner: corner, to: point(corner, towards: after, distance: radius)))
            } else {
                pieces.append(.line(to: corner))
            }
        }
        return pieces + [.line(to: points[points.count - 1])]
    }

    package static func distance(_ one: Point, other: Point) -> Int32 { abs(one.x - other.x) + abs(one.y - other.y) }

    /// The point at a distance from another, on a horizontal or vertical piece.
    package static func point(_ corner: Point, towards other: Point, distance: Int32) -> Point {
        Point(
            x: corner.x + (other.x - corner.x).signum() * distance,
            y: corner.y + (other.y - corner.y).signum() * distance)
    }
}

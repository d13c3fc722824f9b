package struct Point: Equatable, Sendable {
    package var x: Int32
    package var y: Int32

    package init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }
}

package struct Rect: Equatable, Sendable {
    package var x: Int32
    package var y: Int32
    package var width: Int32
    package var height: Int32

    package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package var right: Int32 { x + width }
    package var bottom: Int32 { y + height }
}

/// The positions of everything: whole points of 1/72 inch, y downwards.
package struct Geometry: Sendable {
    package enum LineKind: String, Sendable {
        case presents, pushes, select
    }

    package struct Line: Sendable {
        package var kind: LineKind
        /// The box where it begins.
        package var from: Int32
        /// The family that is presented, or the box that is pushed.
        package var to: Int32
        /// The range in `points`.
        package var points: Range<Int32>
    }

    /// A presentation without a line.
    package struct Reference: Sendable {
        package var from: Int32
        package var to: Int32
    }

    /// The owner of a text.
    package enum Owner: Equatable, Sendable {
        case box(Int32)
        case family(Int32)
        case picture
    }

    package enum Role: Equatable, Sendable {
        /// An id.
        case name
        case note
        case window
        case style
        /// Names the family that the caller presents.
        case reference(Int32)
        /// The number of further families that a caller presents.
        case more
        /// The number of callers that have no line to this family.
        case callers
        /// A text over a band of families, or below the whole picture.
        case heading, caption
    }

    package struct Label: Sendable {
        package var text: String
        /// The whole text, if `text` is cut.
        package var whole: String?
        package var owner: Owner
        package var role: Role
        package var rect: Rect
    }

    package var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The frame of each family.
    package var families: [Rect] = []
    /// The whole frame of each box.
    package var boxes: [Rect] = []
    package var lines: [Line] = []
    package var points: [Point] = []
    package var references: [Reference] = []
    package var labels: [Label] = []

    package func points(of line: Line) -> ArraySlice<Point> {
        points[Int(line.points.lowerBound)..<Int(line.points.upperBound)]
    }
}

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
        /// The manner of a presentation, or -1.
        package var manner: Int32 = -1
        /// The number of presentations or pushes.
        package var count = 1
        /// The range in `points`.
        package var points: Range<Int32>
    }

    /// A presentation without a line.
    package struct Reference: Sendable {
        package var from: Int32
        package var to: Int32
        package var manner: Int32
        package var count = 1
    }

    /// The owner of a text.
    package enum Owner: Hashable, Sendable {
        case box(Int32)
        case family(Int32)
        case picture
    }

    package enum Role: Equatable, Sendable {
        /// An id.
        case name
        case note
        case window
        /// A style with presenters, at the beginning of a line or at a head.
        case style
        /// The configurations that have something, in a box around the text.
        case chip
        /// Names the family that the caller presents.
        case reference(Int32)
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
        /// The sign before the text.
        package var sign: StyleSign?
    }

    package var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The frame of each family.
    package var families: [Rect] = []
    /// The whole frame of each box.
    package var boxes: [Rect] = []
    package var lines: [Line] = []
    package var points: [Point] = []
    package var references: [Reference] = []
    /// The labels of each family, followed by those of its boxes, and at last those of the picture.
    package var labels: [Label] = []
    /// The places where lines of presentations join, each with the manner of the lines.
    package var dots: [(place: Point, manner: Int32)] = []

    /// The place of the sign where the line of a presentation begins.
    package func mark(of line: Line) -> Rect {
        let start = points[Int(line.points.lowerBound)]
        return Rect(x: start.x - CardTexts.signRoom, y: start.y - 5, width: 12, height: 10)
    }

    package func points(of line: Line) -> ArraySlice<Point> {
        points[Int(line.points.lowerBound)..<Int(line.points.upperBound)]
    }
}

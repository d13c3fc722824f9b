import KindredMap

/// Finds rectangles near another in a time that doesn't grow with their number.
struct RectGrid {
    private var cells: [Int64: [Int]] = [:]
    private(set) var rects: [Rect] = []
    private static let size: Int32 = 128

    mutating func insert(_ rect: Rect) {
        rects.append(rect)
        Self.visit(rect) { cells[$0, default: []].append(rects.count - 1) }
    }

    /// Those that have a point in common, borders included; each once.
    func near(_ rect: Rect) -> [Int] {
        var found: Set<Int> = []
        Self.visit(rect) { for index in cells[$0] ?? [] where rects[index].touches(rect) { found.insert(index) } }
        return found.sorted()
    }

    private static func visit(_ rect: Rect, _ body: (Int64) -> Void) {
        for column in rect.x / size...rect.right / size {
            for row in rect.y / size...rect.bottom / size { body(Int64(column) << 32 | Int64(row)) }
        }
    }
}

extension Rect {
    func touches(_ other: Rect) -> Bool {
        x <= other.right && other.x <= right && y <= other.bottom && other.y <= bottom
    }

    /// Whether the insides have a point in common; for lines, which have no inside, whether one is in the other's.
    func overlaps(_ other: Rect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    func contains(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
    }

    init(_ one: Point, _ other: Point) {
        self.init(
            x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x), height: abs(one.y - other.y))
    }
}

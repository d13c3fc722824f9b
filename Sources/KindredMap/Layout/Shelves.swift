/// Blocks on shelves, in order. One that is low enough is stacked in the first column of its shelf that has room.
struct Shelves {
    private(set) var positions: [Point] = []
    private(set) var width: Int32 = 0
    private(set) var height: Int32 = 0

    init(sizes: [Strip.Size], width limit: Int32, gap: Int32) {
        positions.reserveCapacity(sizes.count)
        var top: Int32 = 0
        var shelfHeight: Int32 = 0
        var columns: [Rect] = []
        for size in sizes {
            let right = columns.last.map { $0.right + gap } ?? 0
            let room = columns.suffix(Self.columnsToTry).firstIndex {
                $0.height + gap + size.height <= shelfHeight && size.width <= $0.width
            }
            var column = room ?? columns.count
            if room == nil {
                if right > 0, right + size.width > limit {
                    top += shelfHeight + gap
                    (shelfHeight, column) = (0, 0)
                    columns.removeAll(keepingCapacity: true)
                }
                let x = columns.isEmpty ? 0 : right
                columns.append(Rect(x: x, y: 0, width: size.width, height: -gap))
            }
            columns[column].height += gap
            positions.append(Point(x: columns[column].x, y: top + columns[column].height))
            columns[column].height += size.height
            shelfHeight = max(shelfHeight, columns[column].height)
            width = max(width, columns[column].right)
        }
        height = top + shelfHeight
    }

    /// Columns of equally many blocks, one after another: if a block grows, those below it move, and no others.
    init(sizes: [Strip.Size], columns: Int, gap: Int32) {
        let length = max(1, (sizes.count + columns - 1) / columns)
        self.init(sizes: sizes, gap: gap) { $0 > 0 && $0 % length == 0 }
    }

    /// Columns that start with the first block, and with each that has a bit; the second block has the lowest.
    init(sizes: [Strip.Size], starts: Int, gap: Int32) {
        self.init(sizes: sizes, gap: gap) { $0 > 0 && starts >> ($0 - 1) & 1 == 1 }
    }

    private init(sizes: [Strip.Size], gap: Int32, startsColumn: (Int) -> Bool) {
        var corner = Point(x: 0, y: 0)
        for (index, size) in sizes.enumerated() {
            if startsColumn(index) { corner = Point(x: width + gap, y: 0) }
            positions.append(corner)
            width = max(width, corner.x + size.width)
            height = max(height, corner.y + size.height)
            corner.y += size.height + gap
        }
    }

    /// Bounds the time that many blocks take.
    private static let columnsToTry = 32

    /// The area of blocks with what is between them.
    static func area(_ sizes: [Strip.Size], gap: Int32) -> Int64 {
        sizes.reduce(0) { $0 + Int64($1.width + gap) * Int64($1.height + gap) }
    }
}

/// Families in columns, and the columns on shelves: in the order of their callers, downwards, then to the right, then onto the
/// next shelf.
struct Strip {
    struct Size {
        var width: Int32
        var height: Int32
        /// The number of lines that enter it.
        var lines: Int32 = 1

        var area: Int64 { Int64(width) * Int64(height) }
    }

    /// Ranges of families, and of columns.
    var columns: [Range<Int>]
    var shelves: [Range<Int>] = []

    /// One column.
    init(all count: Int) {
        columns = [0..<count]
        shelves = [0..<1]
    }

    /// Columns up to a height, and shelves up to a width.
    init(sizes: [Size], height: Int32, width: Int32) {
        columns = []
        var start = 0
        var filled: Int32 = 0
        for (index, size) in sizes.enumerated() {
            if index > start, filled + Measures.blockGap + size.height > height {
                columns.append(start..<index)
                start = index
            }
            filled = (index > start ? filled + Measures.blockGap : 0) + size.height
        }
        columns.append(start..<sizes.count)
        wrap(sizes, limit: width)
    }

    private mutating func wrap(_ sizes: [Size], limit: Int32) {
        var start = 0
        var width: Int32 = 0
        for (index, column) in columns.enumerated() {
            let own = Self.width(of: sizes[column])
            if index > start, width + Self.lead(Self.lines(of: sizes[column])) + own > limit {
                shelves.append(start..<index)
                start = index
            }
            width = index > start ? width + Self.lead(Self.lines(of: sizes[column])) + own : own
        }
        shelves.append(start..<columns.count)
    }

    /// The room for the lines left of a column that isn't the first.
    static func lead(_ lines: Int32) -> Int32 { Measures.columnGap + lines * Measures.lane + Measures.laneEnd }

    static func lines(of sizes: ArraySlice<Size>) -> Int32 { sizes.reduce(0) { $0 + $1.lines } }

    static func width(of sizes: ArraySlice<Size>) -> Int32 { sizes.reduce(0) { max($0, $1.width) } }

    static func height(of sizes: ArraySlice<Size>) -> Int32 {
        sizes.reduce(0) { $0 + $1.height + Measures.blockGap } - Measures.blockGap
    }

    /// The whole size, without the lines left of the first column.
    func size(_ sizes: [Size]) -> Size {
        var whole = Size(width: 0, height: 0)
        for shelf in shelves {
            var run = ShelfRun()
            for column in columns[shelf] { run.add(sizes[column]) }
            whole.width = max(whole.width, run.width)
            whole.height += run.height + Measures.shelfGap
        }
        whole.height -= Measures.shelfGap
        return whole
    }

    /// The room that a strip has to fit into.
    struct Room {
        /// The widest that a shelf should be.
        var width: Int32
        /// The height that is there anyway.
        var height: Int32
        /// The width that is taken left of the strip.
        var left: Int32
        /// Whether the width is taken anyway, so that only the height counts.
        var fillsWidth: Bool

        func cost(_ size: Size) -> Int64 {
            let (width, height) = (
                fillsWidth ? max(size.width, self.width) : size.width + left, max(size.height, self.height)
            )
            let area = Int64(width) * Int64(height)
            // What is very long or very high fits badly into what is around it.
            let excess = fillsWidth ? 0 : max(width - 4 * height, 2 * height - width, 0)
            return area + Int64(excess) * Int64(max(width, height)) / 4
        }
    }

    /// The columns that need least room.
    static func best(sizes: [Size], room: Room) -> Strip {
        let single = Strip(all: sizes.count)
        let total = height(of: sizes[...])
        let tallest = sizes.reduce(0) { max($0, $1.height) }
        if total <= max(room.height, tallest) || sizes.count == 1 { return single }
        var best = single
        var lowest = room.cost(single.size(sizes))
        for width in room.fillsWidth ? [room.width] : [room.width, room.width * 2] {
            var height = Measures.roundUp(max(tallest, min(room.height, total)), to: Measures.shelfStep)
            while height < total {
                let strip = Strip(sizes: sizes, height: height, width: width)
                let cost = room.cost(strip.size(sizes))
                if cost < lowest { (best, lowest) = (strip, cost) }
                height = Measures.roundUp(height + height / 16, to: Measures.shelfStep)
            }
        }
        return best
    }
}

/// One shelf, column after column: lines to the columns after the first run below those before them.
struct ShelfRun {
    private(set) var width: Int32 = 0
    /// The lowest bottom of a column so far.
    private var bottom: Int32 = 0
    /// The height below the last line.
    private var channel: Int32 = 0
    private var isEmpty = true

    /// Adds a column. The result is its left side, and for a column that isn't the first the height of its first line.
    @discardableResult
    mutating func add(_ sizes: ArraySlice<Strip.Size>) -> (x: Int32, line: Int32?) {
        var line: Int32?
        if !isEmpty {
            let first = max(bottom + Measures.step, channel)
            line = first
            let lines = Strip.lines(of: sizes)
            channel = first + lines * Measures.step
            width += Strip.lead(lines)
        }
        let x = width
        width += Strip.width(of: sizes)
        bottom = max(bottom, Strip.height(of: sizes))
        isEmpty = false
        return (x, line)
    }

    var height: Int32 { max(bottom, channel) }
}

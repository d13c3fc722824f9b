/// The arrangement of children in their frame: below each other, or in several columns if that is a high tab bar or split
/// view controller. Lines leave a column that isn't the last one on its right, and run above the columns behind it.
struct Columns {
    /// The place of each box in its parent, from where the first child would be.
    private(set) var corner: [Point]
    /// The width of each box's column; nil in the last one.
    private(set) var width: [Int32?]
    /// The first box of each box's column, if it isn't the last one.
    private var start: [Int32]
    /// The number of exits before each box.
    private var exitsBefore: [Int32]
    private let lanes: Lanes
    /// The height of each box's own rows but the first.
    private let extra: [Int32]
    /// The outermost container in which pushes to or from each box, or anything in it, run.
    private var outermost: [Int32]

    /// A frame that is higher, as far as its children go, has columns.
    private static let highest: Int32 = 630

    init(chart: Chart, lanes: Lanes, extra: [Int32], pushes: PushLanes) {
        let count = chart.boxes.count
        (self.lanes, self.extra) = (lanes, extra)
        corner = Array(repeating: Point(x: 0, y: 0), count: count)
        width = Array(repeating: nil, count: count)
        (start, outermost) = (Array(repeating: -1, count: count), Array(repeating: .max, count: count))
        exitsBefore = Array(repeating: 0, count: count + 1)
        for index in 0..<count { exitsBefore[index + 1] = exitsBefore[index] + Int32(lanes.exits[index].count) }
        for push in pushes.pushes {
            for end in [Int(push.from), Int(push.to)] { outermost[end] = min(outermost[end], push.container) }
        }
    }

    /// The size of all children together.
    mutating func arrange(
        childrenOf frame: Int, chart: Chart, widths: [Int32], heights: [Int32], gutter: Int32
    ) -> Strip.Size {
        var children: [Int] = []
        var next = frame + 1
        var (total, limit): (Int32, Int32) = (0, 0)
        while next < Int(chart.boxes[frame].end) {
            children.append(next)
            total += heights[next] + Measures.rowGap
            // Pushes out of a child need free room on its left.
            limit = max(limit, outermost[next] <= frame ? total : heights[next] + Measures.rowGap)
            outermost[frame] = min(outermost[frame], outermost[next])
            next = Int(chart.boxes[next].end)
        }
        let kind = chart.boxes[frame].kind
        let isHigh = total > Self.highest && (kind == .tab || kind == .split)
        if !isHigh || lanes.stretched[Int(chart.boxes[frame].family)] == Int32(frame) { limit = total }
        var size = Strip.Size(width: gutter, height: 0)
        var column: [Int] = []
        var filled: Int32 = 0
        for child in children {
            if filled + heights[child] + Measures.rowGap > limit {
                close(column, size: &size, widths: widths, before: child)
                (column, filled) = ([], 0)
            }
            column.append(child)
            corner[child] = Point(x: size.width, y: filled)
            filled += heights[child] + Measures.rowGap
            size.height = max(size.height, filled)
        }
        size.width += column.reduce(0) { max($0, widths[$1]) }
        if let last = column.first, last > frame + 1 {
            let above = (exitsBefore[last] - exitsBefore[frame + 1]) * Measures.step
            for child in children { corner[child].y += above }
            size.height += above
        }
        return size
    }

    /// Ends a column that isn't the last, with room for lines on its right.
    private mutating func close(_ column: [Int], size: inout Strip.Size, widths: [Int32], before next: Int) {
        let own = column.reduce(0) { max($0, widths[$1]) }
        for child in column {
            width[child] = own
            start[child] = Int32(column[0])
        }
        size.width += own + Measures.frameSide + (exitsBefore[next] - exitsBefore[column[0]]) * Measures.lane
    }

    /// Calls `body` where the lines of an exit turn up beside a column, and to which height, from the inside outwards.
    ///
    /// Upper exits' lines are farther left and, above the columns, higher: none crosses another.
    func forEachTurn(
        from caller: Int32, exit: Int32, chart: Chart, body: (_ child: Int, _ right: Int32, _ down: Int32) -> Void
    ) {
        var child = Int(caller)
        let number = exitsBefore[child] + exit
        while chart.boxes[child].parent >= 0 {
            let parent = Int(chart.boxes[child].parent)
            if start[child] >= 0 {
                let right = Measures.frameSide + (number - exitsBefore[Int(start[child])]) * Measures.lane
                let down =
                    Measures.frameHead + extra[parent] + (number - exitsBefore[parent + 1]) * Measures.step
                body(child, right, down + Measures.rowExit % Measures.step)
            }
            child = parent
        }
    }
}

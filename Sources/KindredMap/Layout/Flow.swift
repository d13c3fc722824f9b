/// The blocks beside one family, or beside one of its lanes, and the lines to them.
struct Flow {
    /// The height at which it begins in the block, and the height that is there anyway.
    let top: Int32
    private var free: Int32 = 0
    private let families: [Int32]
    private let sizes: [Strip.Size]
    /// The heights of each block's first and last caller, in the outer block.
    private let callers: [(first: Int32, last: Int32)]
    private var places: [Blocks.Place]
    /// The lane of each block's line, or -1 if the line is straight.
    private var laneOf: [Int32]
    private(set) var laneCount: Int32 = 0
    private(set) var width: Int32 = 0
    private(set) var height: Int32 = 0
    /// Half the room between lines in one lane.
    private static let clearance: Int32 = 3

    init(families: [Int32], blocks: Blocks, top: Int32, shift: Int32) {
        (self.families, self.top) = (families, top)
        sizes = families.map { blocks.sizes[Int($0)] }
        callers = families.map {
            (
                blocks.exit(of: blocks.lanes.firstCaller[Int($0)], shift: shift),
                blocks.exit(of: blocks.lanes.lastCaller[Int($0)], shift: shift)
            )
        }
        places = Array(repeating: Blocks.Place(), count: families.count)
        laneOf = Array(repeating: -1, count: families.count)
    }

    /// Chooses columns and gives each block its place; positions across are relative to the first column.
    mutating func arrange(in room: Strip.Room) {
        let strip = Strip.best(sizes: sizes, room: room)
        free = room.height
        var y = top
        for shelf in strip.shelves {
            var run = ShelfRun()
            for column in strip.columns[shelf] {
                let (x, line) = run.add(sizes[column])
                put(column, x: x, y: y, line: line.map { $0 + y })
            }
            width = max(width, run.width)
            y += run.height + Measures.shelfGap
        }
        height = y - Measures.shelfGap - top
        if strip.columns.count == 1 { moveToCallers() }
        for index in places.indices { setEntry(index) }
        assignLanes()
    }

    private mutating func put(_ column: Range<Int>, x: Int32, y: Int32, line: Int32?) {
        var y = y
        for (number, index) in column.enumerated() {
            places[index].x = x
            places[index].y = y
            if let line {
                // The upper block's line turns up farther left, and runs above the next one's.
                let turn = x - Measures.laneEnd - Int32(column.count - 1 - number) * Measures.lane
                places[index].channel = (line + Int32(number) * Measures.step, turn)
            }
            y += sizes[index].height + Measures.blockGap
        }
    }

    /// Moves the blocks of a single column down to where their callers are, as far as there is room.
    private mutating func moveToCallers() {
        var latest = [Int32](repeating: 0, count: places.count)
        var bottom = top + max(free, height)
        for index in places.indices.reversed() {
            latest[index] = bottom - sizes[index].height
            bottom = latest[index] - Measures.blockGap
        }
        var next = top
        for index in places.indices {
            let wanted = callers[index].first - Measures.straightEntries[0]
            // Rounded down to the step of heights, from the top.
            let reachable = top + (latest[index] - top) / Measures.step * Measures.step
            places[index].y = max(next, min(wanted, reachable))
            next = places[index].y + sizes[index].height + Measures.blockGap
        }
        height = max(height, next - Measures.blockGap - top)
    }

    private mutating func setEntry(_ index: Int) {
        let place = places[index]
        let straight = Measures.straightEntries.first { place.y + $0 == callers[index].first }
        let offset = place.channel == nil ? straight ?? Measures.familyEntry : Measures.familyEntry
        places[index].entry = place.y + offset
    }

    /// The height at which a line turns from its lane.
    private func turn(_ index: Int) -> Int32 { places[index].channel?.y ?? places[index].entry }

    /// Lines that go down are farther left the later they are, those that go up farther right: then none crosses another,
    /// unless a block has callers above and below another's.
    private mutating func assignLanes() {
        var order: [Int] = []
        for index in places.indices.reversed() where turn(index) > callers[index].first { order.append(index) }
        for index in places.indices where turn(index) <= callers[index].first && !isStraight(index) {
            order.append(index)
        }
        var skyline = Skyline(ends: order.flatMap { [extent($0).low, extent($0).high] })
        for index in order {
            let (low, high) = extent(index)
            laneOf[index] = skyline.add(low, high: high)
            laneCount = max(laneCount, laneOf[index] + 1)
        }
    }

    private func isStraight(_ index: Int) -> Bool {
        callers[index].first == callers[index].last && turn(index) == callers[index].first
    }

    private func extent(_ index: Int) -> (low: Int32, high: Int32) {
        let turn = turn(index)
        return (min(callers[index].first, turn) - Self.clearance, max(callers[index].last, turn) + Self.clearance)
    }

    func store(in all: inout [Blocks.Place], lanesAt left: Int32, firstColumn: Int32) {
        for (index, family) in families.enumerated() {
            var place = places[index]
            place.x += firstColumn
            if let channel = place.channel { place.channel = (channel.y, channel.x + firstColumn) }
            place.trunk = laneOf[index] < 0 ? firstColumn : left + laneOf[index] * Measures.lane
            all[Int(family)] = place
        }
    }
}

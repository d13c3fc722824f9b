/// The blocks beside one family, or beside one of its lanes, and the lines to them.
struct Flow {
    /// The height at which it begins in the block, and the height that is there anyway.
    let top: Int32
    private var free: Int32 = 0
    private let families: [Int32]
    private let sizes: [Strip.Size]
    private var places: [Blocks.Place]
    /// The lines to all blocks, in order, and those of each block.
    private var lines: [Line] = []
    private var linesOfBlock: [Range<Int>] = []

    private struct Line {
        let entry: Int
        /// The index of its block.
        let block: Int
        /// The distance from the top of the family to the row of its entry.
        let row: Int32
        /// The heights of the first and last caller, in the outer block.
        let first: Int32
        let last: Int32
        var way = Blocks.Way()
        /// The lane, or -1 if the line is straight.
        var lane: Int32 = -1

        /// The height at which it turns from its lane.
        var turn: Int32 { way.channel?.y ?? way.end }
        var isStraight: Bool { first == last && turn == first }
        var extent: (low: Int32, high: Int32) {
            (min(first, turn) - Flow.clearance, max(last, turn) + Flow.clearance)
        }
    }

    private(set) var laneCount: Int32 = 0
    private(set) var width: Int32 = 0
    private(set) var height: Int32 = 0
    /// Half the room between lines in one lane.
    private static let clearance: Int32 = 3

    init(families: [Int32], blocks: Blocks, top: Int32, shift: Int32) {
        (self.families, self.top) = (families, top)
        sizes = families.map { blocks.sizes[Int($0)] }
        places = Array(repeating: Blocks.Place(), count: families.count)
        for (index, family) in families.enumerated() {
            let start = lines.count
            for entry in blocks.relations.entriesOfFamily[Int(family)] where blocks.lanes.firstPair[entry] >= 0 {
                lines.append(
                    Line(
                        entry: entry, block: index, row: blocks.texts.top(ofEntry: entry),
                        first: blocks.exit(of: blocks.lanes.firstPair[entry], shift: shift),
                        last: blocks.exit(of: blocks.lanes.lastPair[entry], shift: shift)))
            }
            linesOfBlock.append(start..<lines.count)
        }
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
        for index in lines.indices { setEnd(index) }
        assignLanes()
    }

    private mutating func put(_ column: Range<Int>, x: Int32, y: Int32, line: Int32?) {
        var y = y
        let count = Strip.lines(of: sizes[column])
        var number: Int32 = 0
        for index in column {
            places[index] = Blocks.Place(x: x, y: y)
            for each in linesOfBlock[index] {
                // The upper line turns up farther left, and runs above the next one.
                let turn = x - Measures.laneEnd - (count - 1 - number) * Measures.lane
                lines[each].way.channel = line.map { ($0 + number * Measures.step, turn) }
                number += 1
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
            let line = lines[linesOfBlock[index].lowerBound]
            let wanted = line.first - line.row - Measures.straightEntries[0]
            // Rounded down to the step of heights, from the top.
            let reachable = top + (latest[index] - top) / Measures.step * Measures.step
            places[index].y = max(next, min(wanted, reachable))
            next = places[index].y + sizes[index].height + Measures.blockGap
        }
        height = max(height, next - Measures.blockGap - top)
    }

    private mutating func setEnd(_ index: Int) {
        let line = lines[index]
        let top = places[line.block].y + line.row
        let straight = line.way.channel == nil ? Measures.straightEntries.first { top + $0 == line.first } : nil
        lines[index].way.end = top + (straight ?? Measures.familyEntry)
    }

    /// Lines that go down are farther left the later they are, those that go up farther right: then none crosses another,
    /// unless a block has callers above and below another's.
    private mutating func assignLanes() {
        var order: [Int] = []
        for index in lines.indices.reversed() where lines[index].turn > lines[index].first { order.append(index) }
        for index in lines.indices where lines[index].turn <= lines[index].first && !lines[index].isStraight {
            order.append(index)
        }
        var skyline = Skyline(ends: order.flatMap { [lines[$0].extent.low, lines[$0].extent.high] })
        for index in order {
            let (low, high) = lines[index].extent
            lines[index].lane = skyline.add(low, high: high)
            laneCount = max(laneCount, lines[index].lane + 1)
        }
    }

    func store(in blocks: inout Blocks, lanesAt left: Int32, firstColumn: Int32) {
        for (family, place) in zip(families, places) {
            blocks.place[Int(family)] = Blocks.Place(x: place.x + firstColumn, y: place.y)
        }
        for line in lines {
            var way = line.way
            if let channel = way.channel { way.channel = (channel.y, channel.x + firstColumn) }
            way.trunk = line.lane < 0 ? firstColumn : left + line.lane * Measures.lane
            blocks.ways[line.entry] = way
        }
    }
}

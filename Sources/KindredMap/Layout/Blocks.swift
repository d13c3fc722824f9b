/// A family with all that hangs on it is a block: the family, lines, and the blocks on its right.
///
/// Blocks are measured from the leaves of the forest to its roots.
struct Blocks {
    let chart: Chart
    let relations: Relations
    let lanes: Lanes
    let texts: CardTexts
    var cards: Cards
    /// The size of each family's block.
    private(set) var sizes: [Strip.Size]
    /// The place of each family in its parent's block.
    var place: [Place]
    /// The way to each entry, in the block that its family is in.
    var ways: [Way]
    /// The distances by which the lanes of each family are moved down, if it has lanes.
    private(set) var shifts: [[Int32]]

    /// The wanted width of what is right of a family for its height, in hundredths.
    private static let innerAspect: Int32 = 220

    struct Place {
        var x: Int32 = 0
        var y: Int32 = 0
    }

    /// The way of the lines that end at one entry.
    struct Way {
        /// The position where the line from its callers turns up or down.
        var trunk: Int32 = 0
        /// The height of the line below the columns, and where it turns up; nil in the first column.
        var channel: (y: Int32, x: Int32)?
        /// The height at which the line enters.
        var end: Int32 = 0
    }

    init(chart: Chart, relations: Relations, lanes: Lanes, texts: CardTexts, pushes: PushLanes) {
        (self.chart, self.relations, self.lanes, self.texts) = (chart, relations, lanes, texts)
        cards = Cards(chart: chart, texts: texts, pushes: pushes, lanes: lanes)
        sizes = Array(repeating: Strip.Size(width: 0, height: 0), count: chart.families.count)
        place = Array(repeating: Place(), count: chart.families.count)
        ways = Array(repeating: Way(), count: relations.entries.count)
        shifts = Array(repeating: [], count: chart.families.count)
    }

    /// The area of the blocks right of a family.
    private func area(_ children: some Sequence<Int32>) -> Int64 {
        children.reduce(0) { sum, child in
            let size = sizes[Int(child)]
            return sum + Int64(size.width + 2 * Measures.blockGap) * Int64(size.height + Measures.blockGap)
        }
    }

    /// Lays out one block; those on its right are done.
    ///
    /// - Parameters:
    ///   - aspect: In hundredths; the wanted width of a root for its height. Nil for what isn't a root.
    ///   - step: The step from one wanted width to the next in the grid.
    mutating func layOut(_ family: Int32, aspect: Int32?, step: Int = 1) {
        let lines = relations.entriesOfFamily[Int(family)].count { lanes.firstPair[$0] >= 0 }
        let card = Strip.Size(
            width: cards.familyWidth[Int(family)], height: cards.familyHeight[Int(family)], lines: Int32(lines))
        let children = Array(lanes.children(of: family))
        sizes[Int(family)] = card
        if children.isEmpty { return }
        let wanted = Grid.width(area: area(children), aspect: aspect ?? Self.innerAspect, step: step)
        let room = Strip.Room(width: wanted, height: card.height, left: card.width, fillsWidth: aspect != nil)
        if lanes.stretched[Int(family)] >= 0 {
            layOutLanes(family, children: children, room: room)
        } else {
            var flow = Flow(families: children, blocks: self, top: 0, shift: 0)
            flow.arrange(in: room)
            finish(family, flows: [flow], height: card.height)
        }
    }

    private mutating func layOutLanes(_ family: Int32, children: [Int32], room: Strip.Room) {
        var room = room
        let frame = Int(lanes.stretched[Int(family)])
        var flows: [Flow] = []
        var shift: Int32 = 0
        var start = 0
        var box = frame + 1
        shifts[Int(family)] = []
        while box < Int(chart.boxes[frame].end) {
            shifts[Int(family)].append(shift)
            let lane = Int32(shifts[Int(family)].count - 1)
            let end = children[start...].firstIndex { lanes.lane[Int($0)] != lane } ?? children.count
            let free = cards.height[box]
            if end > start {
                // The first lane begins at the top of the family.
                let above = start == 0 && lane == 0 ? cards.y[box] : 0
                var flow = Flow(
                    families: Array(children[start..<end]), blocks: self, top: cards.y[box] + shift - above,
                    shift: shift)
                room.height = free + above
                flow.arrange(in: room)
                let height = flow.height - above
                if height > free {
                    shift += Measures.roundUp(height + Measures.blockGap - free, to: Measures.shelfStep)
                }
                flows.append(flow)
            }
            start = end
            box = Int(chart.boxes[box].end)
        }
        shifts[Int(family)].append(shift)
        finish(family, flows: flows, height: cards.familyHeight[Int(family)] + shift)
    }

    /// Gives lines their lanes and everything its place from left to right.
    private mutating func finish(_ family: Int32, flows: [Flow], height: Int32) {
        let card = cards.familyWidth[Int(family)]
        let laneCount = flows.reduce(0) { max($0, $1.laneCount) }
        let left = card + Measures.laneStart
        let room = Measures.laneStart + max(0, laneCount - 1) * Measures.lane + Measures.laneEnd
        // Beside a tab bar one more line would move nearly everything.
        let step = lanes.stretched[Int(family)] < 0 ? Measures.roomStep : 3 * Measures.roomStep
        let first = card + Measures.roundUp(room, to: step)
        var size = Strip.Size(width: card, height: height, lines: sizes[Int(family)].lines)
        for flow in flows {
            flow.store(in: &self, lanesAt: left, firstColumn: first)
            size.width = max(size.width, first + flow.width)
            size.height = max(size.height, flow.top + flow.height)
        }
        size.height = Measures.roundUp(size.height, to: Measures.step)
        sizes[Int(family)] = size
    }

    /// The height at which the line of a pair leaves its family, from the top of its family.
    func exit(of pair: Int32, shift: Int32) -> Int32 {
        let (box, number) = (relations.pairs[Int(pair)].from, lanes.exitOfPair[Int(pair)])
        var exit = cards.y[Int(box)] + Measures.rowExit + number * Measures.exitRow
        cards.columns.forEachTurn(from: box, exit: number, chart: chart) { child, _, down in
            exit = cards.y[Int(chart.boxes[child].parent)] + down
        }
        return exit + shift
    }
}

/// Widths to choose from: few, so that a small change seldom chooses another.
enum Grid {
    private static let widths: [Int32] = {
        var widths: [Int32] = [168]
        while let last = widths.last, last < 1 << 24 { widths.append(Measures.roundUp(last / 5 * 6, to: 24)) }
        return widths
    }()

    /// The width of a rectangle of that area whose width is `aspect` hundredths of its height.
    ///
    /// - Parameter step: 2 for every second width alone, and so on.
    static func width(area: Int64, aspect: Int32, step: Int = 1) -> Int32 {
        let exact = exactWidth(area: area, aspect: aspect)
        let index = widths.firstIndex { $0 >= exact } ?? widths.count - 1
        return widths[min(Int(Measures.roundUp(Int32(index), to: Int32(step))), widths.count - 1)]
    }

    static func exactWidth(area: Int64, aspect: Int32) -> Int32 {
        Int32((Double(area) * Double(aspect) / 100).squareRoot().rounded(.up))
    }
}

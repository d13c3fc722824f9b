import KindredGraph

/// A card with all that hangs on it: lines in lanes, then the cards that they lead to.
struct ScreenBlock {
    struct Lane {
        let kid: Int
        /// The index of the entry at the family's head.
        let entry: Int
        let sources: [Double]
        let end: Double
        /// The number of the lane, from the left; nil for a straight line.
        var number: Int?

        var low: Double { min(sources[0], end) }
        var high: Double { max(sources[sources.count - 1], end) }
    }

    var lanes: [Lane] = []
    /// The place of each kid below the top of the card.
    var kidY: [Int: Double] = [:]
    var kidX = 0.0
    var width = 0.0
    var height = 0.0
    /// All that is occupied, from the corner of the card.
    var areas: [Drawing.Area] = []

    func x(ofLane number: Int, card: Double) -> Double { card + 12 + Double(number) * ScreenMeasures.lane }
}

struct ScreenBlocks {
    let forest: ScreenForest
    private(set) var blocks: [ScreenBlock]
    /// The height of each row in its card.
    private var heights: [ObjectIdentifier: Double] = [:]
    private static let mostAreas = 1_500

    init(_ forest: ScreenForest) {
        self.forest = forest
        blocks = Array(repeating: ScreenBlock(), count: forest.cards.cards.count)
        for card in forest.cards.cards { add(card, y: 0) }
        for card in forest.order.reversed() { layOut(card) }
    }

    private mutating func add(_ node: ScreenNode, y: Double) {
        heights[ObjectIdentifier(node)] = y
        for kid in node.kids { add(kid, y: y + kid.y) }
    }

    /// The height at which a line leaves its source, from the top of the card.
    func height(of source: ScreenNode, variant: NamedApp.Variant) -> Double {
        let index = source.exits.firstIndex { $0.variant == variant } ?? 0
        return (heights[ObjectIdentifier(source)] ?? 0) + source.exitHeight(index)
    }

    private mutating func layOut(_ index: Int) {
        let card = forest.cards.cards[index]
        var block = ScreenBlock()
        (block.width, block.height) = (card.width, card.height)
        block.areas = [Drawing.Area(0, 0, card.width, card.height)]
        let kids = forest.kids[index]
        if kids.isEmpty {
            blocks[index] = block
            return
        }
        var sources: [Int: [(entry: Int, heights: [Double])]] = [:]
        for kid in kids {
            let entries = forest.cards.cards[kid].entries
            sources[kid] = entries.indices.compactMap { entry in
                let heights = entries[entry].sources.map { height(of: $0, variant: entries[entry].variant) }.sorted()
                return heights.isEmpty ? nil : (entry, heights)
            }
        }
        func first(_ kid: Int) -> Double { sources[kid]?.map { $0.heights[0] }.min() ?? 0 }
        let order = kids.enumerated().sorted { (first($0.element), $0.offset) < (first($1.element), $1.offset) }
            .map(\.element)
        place(order, sources: sources, card: card, block: &block)
        for kid in order {
            for (entry, heights) in sources[kid] ?? [] {
                let end = (block.kidY[kid] ?? 0) + forest.cards.cards[kid].entries[entry].y
                block.lanes.append(ScreenBlock.Lane(kid: kid, entry: entry, sources: heights, end: end))
            }
        }
        let count = Self.numberLanes(&block.lanes)
        finish(&block, kids: order, card: card, lanes: count)
        blocks[index] = block
    }

    /// Puts cards beside their callers, one below the other, as near as there is room.
    private func place(
        _ kids: [Int], sources: [Int: [(entry: Int, heights: [Double])]], card: ScreenNode, block: inout ScreenBlock
    ) {
        let all = sources.values.flatMap { $0.flatMap(\.heights) }.sorted()
        let cards = forest.cards.cards
        var slack = max(0, card.height - kids.reduce(0) { $0 + cards[$1].height + ScreenMeasures.cardGap })
        var done: [Drawing.Area] = []
        var next = 0.0
        for kid in kids {
            let entries = sources[kid] ?? []
            guard let first = entries.min(by: { $0.heights[0] < $1.heights[0] }) else { continue }
            let wanted = max(0, first.heights[0] - cards[kid].entries[first.entry].y)
            var y = Self.free(done, blocks[kid].areas, y: max(next, min(wanted, next + slack)))
            // A line that enters just beside one that leaves would look like its continuation.
            for _ in 0..<60 where Self.isConfusing(y, entries: entries, card: cards[kid], sources: all) { y += 1.5 }
            slack = max(0, slack - (y - next))
            block.kidY[kid] = y
            next = y + cards[kid].height + ScreenMeasures.cardGap
            done += blocks[kid].areas.map { Drawing.Area($0.x, $0.y + y, $0.width, $0.height) }
            if done.count > Self.mostAreas { done = [Self.hull(done)] }
        }
    }

    private static func isConfusing(
        _ y: Double, entries: [(entry: Int, heights: [Double])], card: ScreenNode, sources: [Double]
    ) -> Bool {
        entries.contains { entry, heights in
            let end = y + card.entries[entry].y
            let start = sources.firstIndex { $0 > end - 5 } ?? sources.count
            return sources[start...].prefix { $0 < end + 5 }.contains { source in
                !(heights.count == 1 && abs(heights[0] - end) < 0.6 && abs(source - heights[0]) < 0.01)
            }
        }
    }

    static func hull(_ areas: [Drawing.Area]) -> Drawing.Area {
        let (left, top) = (areas.map(\.x).min() ?? 0, areas.map(\.y).min() ?? 0)
        return Drawing.Area(
            left, top, (areas.map(\.right).max() ?? 0) - left, (areas.map(\.bottom).max() ?? 0) - top)
    }

    /// The first height from `y` on at which areas, moved right by `x`, touch none of others.
    static func free(
        _ done: [Drawing.Area], _ areas: [Drawing.Area], x: Double = 0, y: Double, gap: Double = ScreenMeasures.cardGap
    ) -> Double {
        var y = y
        while true {
            var next = y
            for area in areas {
                for other in done {
                    if area.x + x < other.right + gap, other.x < area.right + x + gap, area.y + y < other.bottom + gap,
                        other.y < area.bottom + y + gap
                    {
                        next = max(next, other.bottom + gap - area.y)
                    }
                }
            }
            if next <= y + 0.01 { return y }
            y = next
        }
    }

    /// Gives lines their lanes, so that those that turn do not cross; returns how many there are.
    private static func numberLanes(_ lanes: inout [ScreenBlock.Lane]) -> Int {
        func isStraight(_ lane: ScreenBlock.Lane) -> Bool {
            lane.sources.count == 1 && abs(lane.sources[0] - lane.end) < 0.6
        }
        let bent = lanes.indices.filter { !isStraight(lanes[$0]) }
        let down = bent.filter { lanes[$0].end >= lanes[$0].sources[0] }
        let up = bent.filter { lanes[$0].end < lanes[$0].sources[0] }
        let order =
            down.sorted { (lanes[$1].end, $0) < (lanes[$0].end, $1) }
            + up.sorted { (lanes[$0].end, $0) < (lanes[$1].end, $1) }
        var used: [[(low: Double, high: Double)]] = []
        for index in order {
            let (low, high) = (lanes[index].low, lanes[index].high)
            var number = used.count
            while number > 0, used[number - 1].allSatisfy({ low - 4 > $0.high || high + 4 < $0.low }) { number -= 1 }
            if number == used.count { used.append([]) }
            used[number].append((low, high))
            lanes[index].number = number
        }
        return used.count
    }

    private func finish(_ block: inout ScreenBlock, kids: [Int], card: ScreenNode, lanes: Int) {
        block.kidX = card.width + 12 + Double(max(0, lanes - 1)) * ScreenMeasures.lane + 18
        let low = (block.lanes.map(\.low).min() ?? 0) - 4
        let high = (block.lanes.map(\.high).max() ?? 0) + 4
        block.areas.append(Drawing.Area(card.width, low, block.kidX - card.width, high - low))
        for kid in kids {
            let y = block.kidY[kid] ?? 0
            block.width = max(block.width, block.kidX + blocks[kid].width)
            block.height = max(block.height, y + blocks[kid].height)
            block.areas += blocks[kid].areas.map {
                Drawing.Area($0.x + block.kidX, $0.y + y, $0.width, $0.height)
            }
        }
        block.height = max(block.height, high)
        if block.areas.count > Self.mostAreas { block.areas = [Self.hull(block.areas)] }
    }
}

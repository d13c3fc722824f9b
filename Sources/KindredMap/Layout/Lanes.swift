/// The presentations that are lines, and the lane of its parent that each family is in.
///
/// A tab bar controller that leads to many families is stretched: each of its children has a lane of its own,
/// beside which its families are. What a child presents in another's lane is a reference, and so is what a caller presents far
/// below the first one, or across many lines.
struct Lanes {
    /// The box of each family whose children have lanes, or -1.
    private(set) var stretched: [Int32]
    /// The number of each box's lane; 0 if its family has none.
    private(set) var laneOfBox: [Int32]
    /// Whether a pair is drawn as a line, for each pair.
    private(set) var isLine: [Bool]
    /// The lane of each family beside its parent.
    private(set) var lane: [Int32]
    /// The first and the last pair that has a line to each entry, or -1.
    private(set) var firstPair: [Int32]
    private(set) var lastPair: [Int32]
    /// The places where lines leave each box, from the top: one for each manner.
    private(set) var exits: [[Exit]]
    /// The exit of each pair that has a line.
    private(set) var exitOfPair: [Int32]
    /// The families on the right of others, in the order of their callers.
    private(set) var children: [Int32] = []
    private var childBuckets = Buckets(count: 0, keys: [])

    private static let fewest = 6
    /// The most boxes for each family beside them: with more, lanes would be empty for the most part.
    private static let boxesPerFamily = 12
    /// A caller so many rows below the first would have a far line.
    private static let reach: Int32 = 14
    /// A caller's line may cross as many others that begin above it.
    private static let mostCrossed: Int32 = 3

    /// Lines that leave a box together.
    struct Exit {
        let manner: Int32
        var lines = 0
        /// The number of presentations.
        var count = 0
    }

    init(chart: Chart, relations: Relations) {
        let parent = relations.forest.parent
        let count = chart.families.count
        stretched = Array(repeating: -1, count: count)
        laneOfBox = Array(repeating: 0, count: chart.boxes.count)
        lane = Array(repeating: -1, count: count)
        firstPair = Array(repeating: -1, count: relations.entries.count)
        lastPair = firstPair
        exits = Array(repeating: [], count: chart.boxes.count)
        exitOfPair = Array(repeating: -1, count: relations.pairs.count)
        isLine = Array(repeating: false, count: relations.pairs.count)
        stretch(chart, parent: parent)
        // By family: how many lines to others have begun beside it, and how many before its own beside its parent.
        var begun = [Int32](repeating: 0, count: count)
        var rank = begun
        var firstCaller = lane
        for (index, pair) in relations.pairs.enumerated() {
            guard pair.to < Int32(count) else { continue }
            let (from, to) = (Int(pair.from), Int(pair.to))
            guard parent[to] >= 0, parent[to] == chart.boxes[from].family else { continue }
            if lane[to] < 0 {
                lane[to] = laneOfBox[from]
                firstCaller[to] = pair.from
                rank[to] = begun[Int(parent[to])]
                begun[Int(parent[to])] += 1
                children.append(pair.to)
            }
            let isNear = pair.from - firstCaller[to] <= Self.reach
            let crossed = begun[Int(parent[to])] - rank[to] - 1
            guard isNear, crossed <= Self.mostCrossed, lane[to] == laneOfBox[from] else { continue }
            isLine[index] = true
            let entry = Int(relations.entryOfPair[index])
            if firstPair[entry] < 0, firstCaller[to] != pair.from { begun[Int(parent[to])] += 1 }
            addLine(Int32(index), pair: pair, entry: entry)
        }
        childBuckets = Buckets(count: count, keys: children.map { parent[Int($0)] })
    }

    private mutating func stretch(_ chart: Chart, parent: [Int32]) {
        let count = chart.families.count
        var childCount = [Int](repeating: 0, count: count)
        for family in parent where family >= 0 { childCount[Int(family)] += 1 }
        for family in 0..<count
        where childCount[family] >= max(Self.fewest, chart.families[family].boxes.count / Self.boxesPerFamily) {
            stretched[family] = Self.box(toStretch: chart.families[family], chart: chart)
            if stretched[family] >= 0 { Self.number(stretched[family], chart: chart, lanes: &laneOfBox) }
        }
    }

    private mutating func addLine(_ index: Int32, pair: Relations.Pair, entry: Int) {
        if firstPair[entry] < 0 { firstPair[entry] = index }
        lastPair[entry] = index
        let from = Int(pair.from)
        let exit = exits[from].firstIndex { $0.manner == pair.manner } ?? exits[from].count
        if exit == exits[from].count { exits[from].append(Exit(manner: pair.manner)) }
        exits[from][exit].lines += 1
        exits[from][exit].count += pair.count
        exitOfPair[Int(index)] = Int32(exit)
    }

    func children(of family: Int32) -> some RandomAccessCollection<Int32> {
        childBuckets[family].lazy.map { children[Int($0)] }
    }

    /// The first tab bar controller with several children, below containers of one child.
    private static func box(toStretch family: Chart.Family, chart: Chart) -> Int32 {
        guard var box = family.boxes.first else { return -1 }
        while true {
            let end = chart.boxes[Int(box)].end
            guard box + 1 < end else { return -1 }
            if chart.boxes[Int(box) + 1].end < end {
                return chart.boxes[Int(box)].kind == .tab ? box : -1
            }
            box += 1
        }
    }

    private static func number(_ box: Int32, chart: Chart, lanes: inout [Int32]) {
        var child = box + 1
        var lane: Int32 = 0
        while child < chart.boxes[Int(box)].end {
            let end = chart.boxes[Int(child)].end
            for member in child..<end { lanes[Int(member)] = lane }
            lane += 1
            child = end
        }
    }
}

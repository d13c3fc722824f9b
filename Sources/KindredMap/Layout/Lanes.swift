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
    /// The lane of each family beside its parent, and the first and the last caller that has a line to it.
    private(set) var lane: [Int32]
    private(set) var firstCaller: [Int32]
    private(set) var lastCaller: [Int32]
    /// The families on the right of others, in the order of their callers.
    let children: [Int32]
    private let childBuckets: Buckets

    private static let fewest = 6
    /// The most boxes for each family beside them: with more, lanes would be empty for the most part.
    private static let boxesPerFamily = 12
    /// A caller so many rows below the first would have a far line.
    private static let reach: Int32 = 14
    /// A caller's line may cross as many others that begin above it.
    private static let mostCrossed: Int32 = 3

    init(chart: Chart, relations: Relations) {
        let parent = relations.forest.parent
        let count = chart.families.count
        stretched = Array(repeating: -1, count: count)
        laneOfBox = Array(repeating: 0, count: chart.boxes.count)
        lane = Array(repeating: -1, count: count)
        (firstCaller, lastCaller) = (lane, lane)
        isLine = Array(repeating: false, count: relations.pairs.count)
        var childCount = [Int](repeating: 0, count: count)
        for family in parent where family >= 0 { childCount[Int(family)] += 1 }
        for family in 0..<count
        where childCount[family] >= max(Self.fewest, chart.families[family].boxes.count / Self.boxesPerFamily) {
            stretched[family] = Self.box(toStretch: chart.families[family], chart: chart)
            if stretched[family] >= 0 { Self.number(stretched[family], chart: chart, lanes: &laneOfBox) }
        }
        var children: [Int32] = []
        // By family: how many lines to others have begun beside it, and how many before its own beside its parent.
        var begun = [Int32](repeating: 0, count: count)
        var rank = begun
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
            lastCaller[to] = pair.from
        }
        self.children = children
        childBuckets = Buckets(count: count, keys: children.map { parent[Int($0)] })
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

/// The lanes of pushes: in the gutter of the container that shows the target. Pushes to one target share a lane or, if fewer
/// lines in that container cross then, those from one caller.
struct PushLanes {
    struct Push {
        var from: Int32
        var to: Int32
        var container: Int32
        var lane: Int32
    }

    private(set) var pushes: [Push] = []
    /// The number of lanes in each box.
    private(set) var laneCount: [Int32]

    init(_ chart: Chart) {
        laneCount = Array(repeating: 0, count: chart.boxes.count)
        if chart.pushes.isEmpty { return }
        collect(chart)
        let byContainer = Buckets(count: chart.boxes.count, keys: pushes.map(\.container))
        var bundles = Bundles(count: chart.boxes.count)
        for container in chart.boxes.indices { assign(byContainer[Int32(container)], of: container, bundles: &bundles) }
    }

    /// Collects each pair of caller and target once, if both are in the container.
    private mutating func collect(_ chart: Chart) {
        let byTarget = Buckets(count: chart.boxes.count, keys: chart.pushes.map(\.to))
        var seenFor = [Int32](repeating: -1, count: chart.boxes.count)
        for target in chart.boxes.indices {
            for item in byTarget[Int32(target)] {
                let push = chart.pushes[Int(item)]
                guard push.container >= 0, seenFor[Int(push.from)] != push.to else { continue }
                let members = push.container..<chart.boxes[Int(push.container)].end
                guard members.contains(push.from), members.dropFirst().contains(push.to) else { continue }
                seenFor[Int(push.from)] = push.to
                pushes.append(Push(from: push.from, to: push.to, container: push.container, lane: 0))
            }
        }
    }

    private mutating func assign(_ items: ArraySlice<Int32>, of container: Int, bundles: inout Bundles) {
        if items.isEmpty { return }
        let pushes = items.map { self.pushes[Int($0)] }
        var best = bundle(pushes, by: \.to, bundles: &bundles)
        if pushes.count <= PushGroup.mostCompared {
            let other = bundle(pushes, by: \.from, bundles: &bundles)
            if (other.crossings, other.order.count) < (best.crossings, best.order.count) { best = other }
        }
        var skyline = Skyline(ends: best.groups.flatMap { [$0.low, $0.high] })
        for group in best.order {
            let lane = skyline.add(best.groups[group].low, high: best.groups[group].high)
            laneCount[container] = max(laneCount[container], lane + 1)
            for index in best.groups[group].members { self.pushes[Int(items[items.startIndex + index])].lane = lane }
        }
    }

    private func bundle(_ pushes: [Push], by end: KeyPath<Push, Int32>, bundles: inout Bundles)
        -> (groups: [PushGroup], order: [Int], crossings: Int)
    {
        var groups: [PushGroup] = []
        for (index, number) in bundles.numbers(of: pushes.map { $0[keyPath: end] }).enumerated() {
            if number == groups.count { groups.append(PushGroup()) }
            groups[number].add(index, pair: Self.ends(of: pushes[index]))
        }
        if pushes.count > PushGroup.mostCompared { return (groups, PushGroup.shortestFirst(groups), 0) }
        let table = CrossingTable(groups)
        let order = table.outwards(PushGroup.shortestFirst(groups))
        return (groups, order, table.sum(order))
    }

    /// The ends of a push, at its caller and at its target, in steps of which each box has two, in preorder: a row is entered
    /// above the place where it is left. Two lanes meet if these do, however far apart the rows are.
    private static func ends(of push: Push) -> (Int32, Int32) {
        (push.from == push.container ? push.from * 2 : push.from * 2 + 1, push.to * 2)
    }
}

/// Pushes that share a lane.
private struct PushGroup {
    private(set) var low = Int32.max
    private(set) var high = Int32.min
    private(set) var members: [Int] = []
    /// The places where callers and targets are joined to it.
    private var lines: [(Int32, Int32)] = []

    /// Bounds the time that many pushes take.
    static let mostCompared = 96

    mutating func add(_ index: Int, pair: (Int32, Int32)) {
        low = min(low, pair.0, pair.1)
        high = max(high, pair.0, pair.1)
        members.append(index)
        lines.append(pair)
    }

    /// The number of crossings of its lines with those of another group, if that is inside it.
    func crossings(outside inner: PushGroup) -> Int {
        if low >= inner.high || inner.low >= high { return 0 }
        var sum = 0
        for line in lines {
            for other in inner.lines {
                let (top, bottom) = (min(other.0, other.1), max(other.0, other.1))
                if top < line.0 && line.0 < bottom || top < line.1 && line.1 < bottom { sum += 1 }
            }
        }
        return sum
    }

    static func shortestFirst(_ groups: [PushGroup]) -> [Int] {
        groups.indices.sorted { (groups[$0].high - groups[$0].low, $0) < (groups[$1].high - groups[$1].low, $1) }
    }
}

/// The number of lines that cross for each order of two groups.
private struct CrossingTable {
    private let count: Int
    /// The crossings by outer and inner group.
    private let crossings: [Int]
    private static let rounds = 4

    init(_ groups: [PushGroup]) {
        count = groups.count
        crossings = groups.flatMap { outer in groups.map { outer.crossings(outside: $0) } }
    }

    private func crossings(_ outer: Int, outside inner: Int) -> Int { crossings[outer * count + inner] }

    func sum(_ order: [Int]) -> Int {
        order.indices.reduce(0) { sum, outer in
            order[..<outer].reduce(sum) { $0 + crossings(order[outer], outside: $1) }
        }
    }

    /// Moves each group to where it's crossed least. The order is from the boxes outwards.
    func outwards(_ start: [Int]) -> [Int] {
        var order = start
        for _ in 0..<Self.rounds {
            var isDone = true
            for group in 0..<count where move(group, in: &order) { isDone = false }
            if isDone { break }
        }
        return order
    }

    /// Whether a better place was found.
    private func move(_ group: Int, in order: inout [Int]) -> Bool {
        guard let place = order.firstIndex(of: group) else { return false }
        order.remove(at: place)
        // The crossings at each place, compared with the innermost.
        var (sum, least, best) = (0, 0, 0)
        var own = 0
        for (index, other) in order.enumerated() {
            if index == place { own = sum }
            sum += crossings(group, outside: other) - crossings(other, outside: group)
            if sum < least { (least, best) = (sum, index + 1) }
        }
        if place == order.count { own = sum }
        order.insert(group, at: least < own ? best : place)
        return least < own
    }
}

/// Numbers boxes in the order in which they come.
private struct Bundles {
    private var numberOf: [Int]

    init(count: Int) { numberOf = Array(repeating: -1, count: count) }

    mutating func numbers(of boxes: [Int32]) -> [Int] {
        var next = 0
        let numbers = boxes.map { box in
            if numberOf[Int(box)] < 0 {
                numberOf[Int(box)] = next
                next += 1
            }
            return numberOf[Int(box)]
        }
        for box in boxes { numberOf[Int(box)] = -1 }
        return numbers
    }
}

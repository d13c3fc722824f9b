/// The lanes of pushes: in the gutter of the container that shows the target, shorter ones nearer to the boxes. Pushes from
/// one caller share a lane, or those to one target, whichever are more.
struct PushLanes {
    struct Push {
        var from: Int32
        var to: Int32
        var container: Int32
        var lane: Int32
    }

    private(set) var pushes: [Push] = []
    /// By box.
    private(set) var laneCount: [Int32]

    init(_ chart: Chart) {
        laneCount = Array(repeating: 0, count: chart.boxes.count)
        if chart.pushes.isEmpty { return }
        collect(chart)
        let byContainer = Buckets(count: chart.boxes.count, keys: pushes.map(\.container))
        var bundles = Bundles(count: chart.boxes.count)
        for container in chart.boxes.indices { assign(byContainer[Int32(container)], of: container, &bundles) }
    }

    /// Each pair of caller and target once, if both are in the container.
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

    private mutating func assign(_ items: ArraySlice<Int32>, of container: Int, _ bundles: inout Bundles) {
        if items.isEmpty { return }
        let pushes = pushes
        let numbers = bundles.numbers(of: items.map { pushes[Int($0)] })
        var groups = [PushGroup](repeating: PushGroup(), count: Int((numbers.max() ?? 0) + 1))
        for (item, number) in zip(items, numbers) { groups[Int(number)].add(Self.ends(of: pushes[Int(item)])) }
        var skyline = Skyline(ends: groups.flatMap { [$0.low, $0.high] })
        var lanes = [Int32](repeating: 0, count: groups.count)
        for group in PushGroup.outwards(groups) {
            lanes[group] = skyline.add(groups[group].low, groups[group].high)
            laneCount[container] = max(laneCount[container], lanes[group] + 1)
        }
        for (item, number) in zip(items, numbers) { self.pushes[Int(item)].lane = lanes[Int(number)] }
    }

    /// Where it leaves its caller and enters its target, in steps of which each box has two, in preorder: a row is entered
    /// above the place where it is left. Two lanes meet if these do, however far apart the rows are.
    private static func ends(of push: Push) -> (Int32, Int32) {
        (push.from == push.container ? push.from * 2 : push.from * 2 + 1, push.to * 2)
    }
}

/// Pushes that share a lane.
private struct PushGroup {
    private(set) var low = Int32.max
    private(set) var high = Int32.min
    /// Where callers and targets are joined to it.
    private var lines: [(Int32, Int32)] = []

    mutating func add(_ pair: (Int32, Int32)) {
        low = min(low, pair.0, pair.1)
        high = max(high, pair.0, pair.1)
        lines.append(pair)
    }

    /// How many of its lines cross how many of another group, if that is inside it.
    private func crossings(outside inner: PushGroup) -> Int {
        if low >= inner.high || inner.low >= high { return 0 }
        return lines.reduce(0) { sum, line in
            sum
                + inner.lines.count { other in
                    let inside = min(other.0, other.1) + 1..<max(other.0, other.1)
                    return inside.contains(line.0) || inside.contains(line.1)
                }
        }
    }

    /// Bounds the time that many lanes take.
    private static let mostMoved = 64
    private static let rounds = 4

    /// The order of lanes from the boxes outwards: shorter ones first, then each is moved to where it's crossed least.
    static func outwards(_ groups: [PushGroup]) -> [Int] {
        var order = groups.indices.sorted {
            (groups[$0].high - groups[$0].low, $0) < (groups[$1].high - groups[$1].low, $1)
        }
        if order.count > mostMoved { return order }
        for _ in 0..<rounds {
            var isDone = true
            for group in groups.indices where move(group, in: &order, groups) { isDone = false }
            if isDone { break }
        }
        return order
    }

    /// Whether a better place was found.
    private static func move(_ group: Int, in order: inout [Int], _ groups: [PushGroup]) -> Bool {
        guard let place = order.firstIndex(of: group) else { return false }
        order.remove(at: place)
        // The crossings at each place, compared with the innermost.
        var (sum, least, best) = (0, 0, 0)
        var own = 0
        for (index, other) in order.enumerated() {
            if index == place { own = sum }
            sum += groups[group].crossings(outside: groups[other]) - groups[other].crossings(outside: groups[group])
            if sum < least { (least, best) = (sum, index + 1) }
        }
        if place == order.count { own = sum }
        order.insert(group, at: least < own ? best : place)
        return least < own
    }
}

/// Numbers pushes so that those with one number share their caller or their target.
private struct Bundles {
    private var outgoing: [Int32]
    private var incoming: [Int32]
    private var numberOfCaller: [Int32]
    private var numberOfTarget: [Int32]

    init(count: Int) {
        (outgoing, incoming) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
        (numberOfCaller, numberOfTarget) = (Array(repeating: -1, count: count), Array(repeating: -1, count: count))
    }

    mutating func numbers(of pushes: [PushLanes.Push]) -> [Int32] {
        for push in pushes {
            outgoing[Int(push.from)] += 1
            incoming[Int(push.to)] += 1
        }
        var next: Int32 = 0
        var numbers: [Int32] = []
        for push in pushes {
            let isOfCaller = outgoing[Int(push.from)] > incoming[Int(push.to)]
            var number = isOfCaller ? numberOfCaller[Int(push.from)] : numberOfTarget[Int(push.to)]
            if number < 0 {
                number = next
                next += 1
                if isOfCaller { numberOfCaller[Int(push.from)] = number } else { numberOfTarget[Int(push.to)] = number }
            }
            numbers.append(number)
        }
        for push in pushes {
            (outgoing[Int(push.from)], numberOfCaller[Int(push.from)]) = (0, -1)
            (incoming[Int(push.to)], numberOfTarget[Int(push.to)]) = (0, -1)
        }
        return numbers
    }
}

/// The lanes of pushes: in the gutter of the container that shows the target, one for each target, shorter ones nearer to
/// the boxes.
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
        for container in chart.boxes.indices { assign(byContainer[Int32(container)], of: container) }
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

    private struct Group {
        var low: Int32
        var high: Int32
        var items: Range<Int>
    }

    private mutating func assign(_ items: ArraySlice<Int32>, of container: Int) {
        if items.isEmpty { return }
        var groups: [Group] = []
        for index in items.indices {
            let push = pushes[Int(items[index])]
            let (low, high) = Self.extent(push)
            if let last = groups.last, pushes[Int(items[last.items.lowerBound])].to == push.to {
                let end = groups.count - 1
                groups[end] = Group(
                    low: min(last.low, low), high: max(last.high, high), items: last.items.lowerBound..<index + 1)
            } else {
                groups.append(Group(low: low, high: high, items: index..<index + 1))
            }
        }
        groups.sort { ($0.high - $0.low, $0.low) < ($1.high - $1.low, $1.low) }
        var skyline = Skyline(ends: groups.flatMap { [$0.low, $0.high] })
        for group in groups {
            let lane = skyline.add(group.low, group.high)
            for item in items[group.items] { pushes[Int(item)].lane = lane }
            laneCount[container] = max(laneCount[container], lane + 1)
        }
    }

    /// Where its lane begins and ends, in steps of which each box has two, in preorder: a row is entered above the place
    /// where it is left. Two lanes meet if these do, however far apart the rows are.
    private static func extent(_ push: Push) -> (Int32, Int32) {
        let start = push.from == push.container ? push.from * 2 : push.from * 2 + 1
        return (min(start, push.to * 2), max(start, push.to * 2))
    }
}

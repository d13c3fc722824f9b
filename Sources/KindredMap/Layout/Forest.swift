/// Hangs each family on the first of its callers' families, breadth first from the windows. Presentations within the forest
/// are drawn as lines, all others are references.
struct Forest {
    /// The family on whose right each family is, or -1.
    private(set) var parent: [Int32]
    /// All families, each after its parent.
    private(set) var order: [Int32] = []
    private(set) var windowRoots: [Int32] = []
    /// The families with many callers from many families.
    private(set) var sharedRoots: [Int32] = []
    private(set) var otherRoots: [Int32] = []

    private static let sharedCallers = 4
    private static let sharedFamilies = 3

    init(chart: Chart, pairs: [Relations.Pair], byCaller: Buckets, byFamily: Buckets) {
        let links = Links(chart: chart, pairs: pairs, byCaller: byCaller, byFamily: byFamily)
        var isTaken = [Bool](repeating: false, count: chart.families.count)
        parent = Array(repeating: -1, count: chart.families.count)
        order.reserveCapacity(chart.families.count)
        for family in chart.families.indices {
            if !chart.families[family].windows.isEmpty {
                windowRoots.append(Int32(family))
            } else if Self.isShared(Int32(family), links: links) {
                sharedRoots.append(Int32(family))
            }
        }
        for root in windowRoots + sharedRoots { isTaken[Int(root)] = true }
        spread(from: windowRoots, links: links, isTaken: &isTaken)
        spread(from: sharedRoots, links: links, isTaken: &isTaken)
        if order.count == chart.families.count { return }
        for root in links.sourcesFirst() where !isTaken[Int(root)] {
            isTaken[Int(root)] = true
            otherRoots.append(root)
            spread(from: [root], links: links, isTaken: &isTaken)
        }
        otherRoots.sort()
    }

    private mutating func spread(from roots: [Int32], links: Links, isTaken: inout [Bool]) {
        var next = order.count
        order += roots
        while next < order.count {
            let family = order[next]
            next += 1
            for target in links.targets(of: family) where !isTaken[Int(target)] {
                isTaken[Int(target)] = true
                parent[Int(target)] = family
                order.append(target)
            }
        }
    }

    private static func isShared(_ family: Int32, links: Links) -> Bool {
        var callers = 0
        var last: Int32 = -1
        var families: [Int32] = []
        for caller in links.callers(of: family) where caller != last {
            last = caller
            let other = links.chart.boxes[Int(caller)].family
            if other == family { continue }
            callers += 1
            if families.count < sharedFamilies, !families.contains(other) { families.append(other) }
            if callers >= sharedCallers, families.count == sharedFamilies { return true }
        }
        return false
    }
}

/// The links between families: which presents which.
private struct Links {
    let chart: Chart
    let pairs: [Relations.Pair]
    let byCaller: Buckets
    let byFamily: Buckets

    init(chart: Chart, pairs: [Relations.Pair], byCaller: Buckets, byFamily: Buckets) {
        (self.chart, self.pairs, self.byCaller, self.byFamily) = (chart, pairs, byCaller, byFamily)
    }

    /// The families that members present, in order of the members; some several times.
    func targets(of family: Int32) -> some Sequence<Int32> {
        let boxes = chart.families[Int(family)].boxes
        let first = boxes.isEmpty ? 0 : byCaller.starts[Int(boxes.lowerBound)]
        let end = boxes.isEmpty ? 0 : byCaller.starts[Int(boxes.upperBound)]
        // Pairs are in order of their callers.
        return (first..<end).lazy.map { pairs[Int($0)].to }.filter { $0 < chart.families.count }
    }

    /// The callers of a family; one that presents it in several manners comes as often, in a row.
    func callers(of family: Int32) -> some Sequence<Int32> { byFamily[family].lazy.map { pairs[Int($0)].from } }

    /// All families, in an order in which a family comes after those that lead to it, unless it leads back to them.
    ///
    /// That is the order in which a depth-first search leaves them, reversed.
    func sourcesFirst() -> [Int32] {
        let count = chart.families.count
        var left: [Int32] = []
        var isSeen = [Bool](repeating: false, count: count)
        left.reserveCapacity(count)
        for start in 0..<Int32(count) where !isSeen[Int(start)] { leave(start, isSeen: &isSeen, left: &left) }
        return left.reversed()
    }

    private func leave(_ start: Int32, isSeen: inout [Bool], left: inout [Int32]) {
        // Each family with the pairs that are still to be followed.
        var path: [(family: Int32, next: Int32, end: Int32)] = []
        func enter(_ family: Int32, _ isSeen: inout [Bool]) {
            isSeen[Int(family)] = true
            let boxes = chart.families[Int(family)].boxes
            let pairs =
                boxes.isEmpty
                ? (0, 0) : (byCaller.starts[Int(boxes.lowerBound)], byCaller.starts[Int(boxes.upperBound)])
            path.append((family, pairs.0, pairs.1))
        }
        enter(start, &isSeen)
        while let top = path.last {
            guard top.next < top.end else {
                left.append(top.family)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = pairs[Int(top.next)].to
            if target < Int32(count), !isSeen[Int(target)] { enter(target, &isSeen) }
        }
    }

    private var count: Int { chart.families.count }
}

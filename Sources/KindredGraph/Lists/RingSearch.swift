/// Finds the shortest ring of each strongly connected set: families that present each other, or screens that contain each
/// other. Of equally short rings it is the one whose steps are declared first.
package struct RingSearch {
    /// The vertex that each step leads from, and the one that it leads to; -1 for a step that is passed over.
    private let homes: [Int32]
    private let targets: [Int32]
    /// Steps inside of a set, by the number of the set and by where they come from.
    private let bySet: PackedLists<Int32>
    private let byHome: PackedLists<Int32>
    private var seen: Marks
    private var cameBy: [Int32]
    private var depths: [Int32]
    private var queue: [Int32] = []
    /// Steps that may be spent on looking for a shorter ring than the first one found. It is enough for every ring to be
    /// tried among thousands of steps; beyond that the shortest one seen so far is reported.
    private var budget = 10_000_000

    /// - Parameter count: How many families or screens there are.
    package init(homes: [Int32], targets: [Int32], count: Int) {
        let edges = PackedLists<Int32>(count: count) { add in
            for (home, target) in zip(homes, targets) where home >= 0 { add(home, target) }
        }
        let sets = Components(edges)
        let inRings = homes.indices.filter {
            homes[$0] >= 0 && sets.numbers[Int(homes[$0])] == sets.numbers[Int(targets[$0])]
        }
        let setsOfRings = inRings.map { sets.numbers[Int(homes[$0])] }
        self.homes = homes
        self.targets = targets
        bySet = PackedLists(count: Int(sets.count)) { add in
            for (set, step) in zip(setsOfRings, inRings) { add(set, Int32(step)) }
        }
        byHome = PackedLists(count: count) { add in
            for step in inRings { add(homes[step], Int32(step)) }
        }
        hasLoops = inRings.contains { homes[$0] == targets[$0] }
        setsInOrder = Self.distinct(setsOfRings, count: Int(sets.count))
        seen = Marks(count: count)
        cameBy = Array(repeating: -1, count: count)
        depths = Array(repeating: 0, count: count)
    }

    /// Whether a step leads back to its own start, which makes a ring of one.
    private let hasLoops: Bool
    /// The sets that have a ring, in order of declaration.
    private let setsInOrder: [Int32]

    private static func distinct(_ numbers: [Int32], count: Int) -> [Int32] {
        var marks = Marks(count: count)
        return numbers.filter { marks.insert($0) }
    }

    /// The rings as numbers of their steps.
    package mutating func rings() -> [[Int32]] { setsInOrder.map { shortest(in: $0) } }

    /// Finds the shortest ring; only a shorter one replaces it, so that it begins with the first declared of its steps.
    private mutating func shortest(in set: Int32) -> [Int32] {
        var best: [Int32] = []
        for step in bySet[set] {
            if best.count == 1 || (best.count == 2 && !hasLoops) || (!best.isEmpty && budget <= 0) { break }
            if let ring = ring(through: step, shorterThan: best.isEmpty ? .max : best.count) { best = ring }
        }
        return best
    }

    /// Searches breadth first from the end of a step back to its start.
    @_optimize(speed)
    private mutating func ring(through first: Int32, shorterThan limit: Int) -> [Int32]? {
        let goal = homes[Int(first)]
        let start = targets[Int(first)]
        if start == goal { return [first] }
        seen.clear()
        queue.removeAll(keepingCapacity: true)
        queue.append(start)
        _ = seen.insert(start)
        depths[Int(start)] = 1
        var next = 0
        while next < queue.count {
            let home = queue[next]
            next += 1
            let depth = depths[Int(home)]
            if Int(depth) + 1 >= limit { return nil }
            for step in byHome[home] {
                budget -= 1
                let target = targets[Int(step)]
                guard seen.insert(target) else { continue }
                cameBy[Int(target)] = step
                depths[Int(target)] = depth + 1
                if target == goal { return steps(first, back: goal, to: start) }
                queue.append(target)
            }
            // The first ring of a set is always found: sets are disjoint, so that is linear.
            if budget <= 0, limit != .max { return nil }
        }
        return nil
    }

    private func steps(_ first: Int32, back goal: Int32, to start: Int32) -> [Int32] {
        var steps: [Int32] = []
        var home = goal
        while home != start {
            let step = cameBy[Int(home)]
            steps.append(step)
            home = homes[Int(step)]
        }
        steps.append(first)
        return steps.reversed()
    }
}

import KindredGraph

/// Stacks onto which pushes are declared: what is live is a walk along them, in which a place may come again.
extension Matcher {
    /// The most places that are weighed for one controller: of those that a push leads to, and of the first that fit.
    private static let maximumReached = 64
    private static let maximumFitting = 16
    /// The cost of a step without a push: less than that of a controller without a place.
    private static let penalty: Int32 = 64

    private struct Choice {
        let position: Int
        /// The weight of the walk that ends here.
        let weight: Int32
        /// The choice for the controller below, -1 at the start of a walk.
        let before: Int
    }

    /// The position of each live controller among the declared members, -1 for none: the heaviest walk, of equals the first.
    mutating func walk(_ list: [Int32], in id: ControllerID, levels: Int) -> [Int] {
        guard let first = list.first else { return [] }
        let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: id.index))
        if let found = memory.walks[key], found.count == list.count { return found }
        let found = newWalk(list, in: id, levels: levels)
        memory.walks[key] = found
        return found
    }

    private mutating func newWalk(_ list: [Int32], in id: ControllerID, levels: Int) -> [Int] {
        let slots = slots(of: id)
        let open = Set(shown.pushes(from: id).compactMap { slots.position(of: $0) })
        var layers: [[Choice]] = []
        for index in list {
            layers.append(choices(for: index, after: layers.last ?? [], open: open, slots: slots, levels: levels))
        }
        var positions = Array(repeating: -1, count: list.count)
        var choice = -1
        for layer in layers.indices.reversed() where !layers[layer].isEmpty {
            if choice < 0 { choice = Self.best(choices: layers[layer]) }
            positions[layer] = layers[layer][choice].position
            choice = layers[layer][choice].before
        }
        return positions
    }

    private static func best(choices: [Choice]) -> Int {
        var best = 0
        for index in choices.indices where choices[index].weight > choices[best].weight { best = index }
        return best
    }

    /// - Parameter open: The positions that can be above any other.
    private mutating func choices(
        for index: Int32, after below: [Choice], open: Set<Int>, slots: Slots, levels: Int
    ) -> [Choice] {
        let lists = fitting(index, slots: slots)
        let reached = reached(from: below, slots: slots, lists: lists)
        let last = below.isEmpty ? -1 : Self.best(choices: below)
        return places(in: lists, reached: reached, below: below, slots: slots).compactMap { position in
            let own = fit(index, id: slots.members[position], levels: levels)
            if own == 0 { return nil }
            if last < 0 { return Choice(position: position, weight: own, before: -1) }
            let jump = below[last].weight - (open.contains(position) ? 0 : Self.penalty)
            if let before = reached[position], below[before].weight >= jump {
                return Choice(position: position, weight: own + below[before].weight, before: before)
            }
            return Choice(position: position, weight: own + jump, before: last)
        }
    }

    /// The positions to weigh for a live controller, rising: of those that pushes lead to the ends of the heaviest walks.
    private mutating func places(
        in lists: [Int], reached: [Int: Int], below: [Choice], slots: Slots
    ) -> [Int] {
        var heaviest = reached.map { (weight: below[$0.value].weight, position: $0.key) }
        if heaviest.count > Self.maximumReached {
            heaviest.sort { ($1.weight, $0.position) < ($0.weight, $1.position) }
        }
        var places = Set(heaviest.prefix(Self.maximumReached).map(\.position))
        var start = 0
        for _ in 0..<(budget > 0 ? Self.maximumFitting : 1) {
            guard let next = slots.next(lists, from: start) else { break }
            places.insert(next)
            start = next + 1
        }
        budget -= places.count
        return places.sorted()
    }

    /// The positions of some lists that pushes lead to from below, each with the best choice that it comes from.
    private mutating func reached(from below: [Choice], slots: Slots, lists: [Int]) -> [Int: Int] {
        var reached: [Int: Int] = [:]
        for (number, choice) in below.enumerated() where budget > 0 {
            for target in shown.pushes(from: slots.members[choice.position]) {
                budget -= 1
                guard let position = slots.position(of: target), slots.holds(lists, position: position) else {
                    continue
                }
                if let known = reached[position], below[known].weight >= choice.weight { continue }
                reached[position] = number
            }
        }
        return reached
    }

    /// Whether a push puts one member of a stack right above another.
    func leads(from one: ControllerID, to other: ControllerID, on stack: ControllerID) -> Bool {
        shown.pushes(from: one).contains(other) || shown.pushes(from: stack).contains(other)
    }
}

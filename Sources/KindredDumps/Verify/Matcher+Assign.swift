import KindredGraph

/// The assignment of live children to declared ones.
extension Matcher {
    /// The most pairs that two lists may make before the first place that fits is taken.
    private static let maximumCells = 4_096
    /// The most places that fit and are weighed for one controller.
    private static let maximumChoices = 16
    private static let maximumColumns = 8
    /// The most unordered children that are paired in the best way; of more, each takes the best place that is left.
    private static let maximumPairs = 32

    /// The position of each live controller among the declared members, -1 for none.
    mutating func assign(_ list: [Int32], in id: ControllerID, levels: Int) -> [Int] {
        if let found = onlyPlaces(list, in: id) { return found }
        return switch graph[id].kind.definition.presence {
        case .stacked where shown.isPushedOnto(id): walk(list, in: id, levels: levels)
        case .stacked, .all: ordered(list, in: id, levels: levels)
        case .columns: columns(list, in: id, levels: levels)
        case .some: unordered(list, in: id, levels: levels)
        case .repeated: loose(list, in: id, levels: levels, repeats: true)
        }
    }

    mutating func assign(_ list: [Int32], in id: ControllerID) -> [Int] { assign(list, in: id, levels: 16) }

    /// The positions if nothing has to be weighed: each controller fits one place at most.
    private func onlyPlaces(_ list: [Int32], in id: ControllerID) -> [Int]? {
        let presence = graph[id].kind.definition.presence
        if presence == .columns { return nil }
        let repeats = presence == .repeated || presence == .stacked && shown.isPushedOnto(id)
        let slots = slots(of: id)
        var positions: [Int] = []
        var last = -1
        for index in list {
            let lists = fitting(index, slots: slots)
            guard let position = slots.next(lists, from: 0) else {
                positions.append(-1)
                continue
            }
            if slots.next(lists, from: position + 1) != nil { return nil }
            // In any order as well: the test for places that are taken is not worth it.
            if !repeats, position <= last { return nil }
            last = position
            positions.append(position)
        }
        return positions
    }

    // MARK: In their order

    private mutating func ordered(_ list: [Int32], in id: ControllerID, levels: Int) -> [Int] {
        let slots = slots(of: id)
        let (rows, columns) = (list.count, slots.members.count)
        guard rows * columns <= Self.maximumCells, budget > 0 else { return firstInOrder(list, slots: slots) }
        return best(weights: weights(of: list, slots: slots, levels: levels), rows: rows, columns: columns)
    }

    /// The weights of all pairs, row by row.
    private mutating func weights(of list: [Int32], slots: Slots, levels: Int) -> [Int32] {
        let columns = slots.members.count
        budget -= list.count * columns
        var weights = Array(repeating: Int32(0), count: list.count * columns)
        for (row, index) in list.enumerated() {
            let lists = fitting(index, slots: slots)
            var start = 0
            while let position = slots.next(lists, from: start) {
                weights[row * columns + position] = fit(index, id: slots.members[position], levels: levels)
                start = position + 1
            }
        }
        return weights
    }

    /// The heaviest pairs that do not cross; of equals the first.
    private func best(weights: [Int32], rows: Int, columns: Int) -> [Int] {
        let width = columns + 1
        var sums = Array(repeating: Int32(0), count: (rows + 1) * width)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let weight = weights[row * columns + column]
                let pair = weight > 0 ? weight + sums[(row + 1) * width + column + 1] : 0
                sums[row * width + column] = max(pair, sums[(row + 1) * width + column], sums[row * width + column + 1])
            }
        }
        var positions = Array(repeating: -1, count: rows)
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let sum = sums[row * width + column]
            let weight = weights[row * columns + column]
            if weight > 0, sum == weight + sums[(row + 1) * width + column + 1] {
                positions[row] = column
                row += 1
                column += 1
            } else if sum == sums[row * width + column + 1] {
                column += 1
            } else {
                row += 1
            }
        }
        return positions
    }

    /// The positions in long lists: each controller takes the first place that fits after the one before.
    private func firstInOrder(_ list: [Int32], slots: Slots) -> [Int] {
        var start = 0
        return list.map { index in
            guard let position = next(index, in: slots, from: start) else { return -1 }
            start = position + 1
            return position
        }
    }

    // MARK: In columns

    /// Tries every way to put the first few into columns: there are five columns at most.
    private mutating func columns(_ list: [Int32], in id: ControllerID, levels: Int) -> [Int] {
        let members = slots(of: id).members
        let order = members.indices.sorted { graph[members[$0]].role.number < graph[members[$1]].role.number }
        guard members.count <= Self.maximumColumns else { return firstInOrder(list, slots: slots(of: id)) }
        let candidates = list.prefix(Self.maximumColumns)
        var weights: [[Int32]] = []
        for index in candidates {
            weights.append(order.map { fit(index, id: members[$0], levels: levels) })
        }
        // For each set of columns still free, the best from a candidate on, and the choice for that candidate.
        let sets = 1 << members.count
        var sums = Array(repeating: Array(repeating: Int32(0), count: sets), count: candidates.count + 1)
        var choices = Array(repeating: Array(repeating: -1, count: sets), count: candidates.count)
        for row in stride(from: candidates.count - 1, through: 0, by: -1) {
            for free in 0..<sets {
                sums[row][free] = sums[row + 1][free]
                for (column, weight) in weights[row].enumerated() where weight > 0 && free & 1 << column != 0 {
                    let sum = weight + sums[row + 1][free & ~(1 << column)]
                    guard sum > sums[row][free] else { continue }
                    sums[row][free] = sum
                    choices[row][free] = column
                }
            }
        }
        var free = sets - 1
        var positions = Array(repeating: -1, count: list.count)
        for row in candidates.indices {
            let column = choices[row][free]
            guard column >= 0 else { continue }
            positions[row] = order[column]
            free &= ~(1 << column)
        }
        return positions
    }

    // MARK: In any order

    private mutating func unordered(_ list: [Int32], in id: ControllerID, levels: Int) -> [Int] {
        let slots = slots(of: id)
        guard max(list.count, slots.members.count) <= Self.maximumPairs, budget > 0 else {
            return loose(list, in: id, levels: levels, repeats: false)
        }
        let weights = weights(of: list, slots: slots, levels: levels)
        return MaximumMatching.find(weights, rows: list.count, columns: slots.members.count)
    }

    private mutating func loose(_ list: [Int32], in id: ControllerID, levels: Int, repeats: Bool) -> [Int] {
        let slots = slots(of: id)
        var free = FreeSlots(slots: slots)
        return list.map { index in
            let lists = fitting(index, slots: slots)
            var (best, bestWeight) = (-1, Int32(0))
            var start = 0
            for _ in 0..<Self.maximumChoices {
                guard let position = repeats ? slots.next(lists, from: start) : free.next(lists, from: start) else {
                    break
                }
                start = position + 1
                budget -= 1
                let weight = fit(index, id: slots.members[position], levels: levels)
                if weight > bestWeight { (best, bestWeight) = (position, weight) }
                if budget <= 0, best >= 0 { break }
            }
            if best >= 0, !repeats { free.fill(best) }
            return best
        }
    }
}

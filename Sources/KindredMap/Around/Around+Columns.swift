import KindredGraph

/// Finds what is in each column, walking away from the subject.
extension Around {
    /// - Parameter hops: The most columns of a side.
    mutating func collect(hops: Int) {
        collectCallers(hops: hops)
        collectTargets(hops: hops)
    }

    // MARK: Left

    private mutating func collectCallers(hops: Int) {
        // A name is drawn once a side.
        var seen: Set<Number> = []
        var waiting: [(arrival: AroundSubject.Arrival, to: Number?)] = subject.arrivals.map { ($0, nil) }
        for column in 0..<hops {
            var order: [Number] = []
            var exits: [Number: [AroundExit]] = [:]
            var entries: [Number: [Way]] = [:]
            for (arrival, to) in waiting where !seen.contains(arrival.from) {
                arrivals.append(arrival)
                let exit = AroundExit(way: arrival.way, to: to)
                if exits[arrival.from] == nil { order.append(arrival.from) }
                if exits[arrival.from]?.contains(exit) != true { exits[arrival.from, default: []].append(exit) }
                if let to, entries[to]?.contains(exit.way) != true { entries[to, default: []].append(exit.way) }
            }
            if order.isEmpty {
                if column == 0, !windows.isEmpty { callers.append([]) }
                return
            }
            if column > 0 {
                for index in callers[column - 1].indices {
                    callers[column - 1][index].entries = entries[callers[column - 1][index].number] ?? []
                }
            }
            callers.append(
                subject.groups(order).flatMap(\.rows).map { AroundCaller(number: $0, exits: exits[$0] ?? []) })
            seen.formUnion(order)
            if case .name(let number) = subject.target { seen.insert(number) }
            if column + 1 == hops { return }
            waiting = callers[column].flatMap { caller in
                AroundSubject(subject.relations, target: .name(caller.number)).arrivals.map { ($0, caller.number) }
            }
        }
    }

    // MARK: Right

    private typealias Exits = [(way: Way, targets: [AroundSubject.Target])]

    private mutating func collectTargets(hops: Int) {
        var seen: Set<AroundSubject.Target> = []
        var sources: [Exits] = exitsOfRows()
        departures = subject.departures
        for column in 0..<hops {
            var order: [AroundSubject.Target] = []
            var ways: [AroundSubject.Target: [Way]] = [:]
            for exit in sources.joined() {
                for target in exit.targets {
                    if ways[target] == nil { order.append(target) }
                    if ways[target]?.contains(exit.way) != true { ways[target, default: []].append(exit.way) }
                }
            }
            if order.isEmpty { return }
            targets.append(grouped(order).map { AroundTarget(target: $0, ways: ways[$0] ?? []) })
            seen.formUnion(order)
            seen.insert(subject.target)
            if column + 1 == hops { return }
            for index in targets[column].indices {
                let leaving = AroundSubject(subject.relations, target: targets[column][index].target).departures
                    .filter { !seen.contains($0.to) }
                departures += leaving
                targets[column][index].exits = Self.exits(leaving)
            }
            sources = targets[column].map(\.exits)
        }
    }

    /// The ways out of something, each with all that it leads to.
    private static func exits(_ departures: [AroundSubject.Departure]) -> Exits {
        var exits: Exits = []
        var known: [Way: Int] = [:]
        var seen: [Way: Set<AroundSubject.Target>] = [:]
        for departure in departures where seen[departure.way, default: []].insert(departure.to).inserted {
            let index = known[departure.way, default: exits.count]
            known[departure.way] = index
            if index == exits.count { exits.append((departure.way, [])) }
            exits[index].targets.append(departure.to)
        }
        return exits
    }

    /// The ways out of the rows of the subject, which they keep.
    private mutating func exitsOfRows() -> [Exits] {
        var departures: [Number: [AroundSubject.Departure]] = [:]
        for departure in subject.departures { departures[departure.from, default: []].append(departure) }
        addRows(departures.mapValues(Self.exits))
        return rows.map(\.exits)
    }

    /// Targets in their order, but names that are in one place together.
    private func grouped(_ order: [AroundSubject.Target]) -> [AroundSubject.Target] {
        let names = order.compactMap { if case .name(let number) = $0 { number } else { nil } }
        var groups: [AroundSubject.Place: [Number]] = [:]
        for group in subject.groups(names) { groups[group.place] = group.rows }
        return order.flatMap { target -> [AroundSubject.Target] in
            guard case .name(let number) = target else { return [target] }
            return (groups.removeValue(forKey: subject.place(of: number)) ?? []).map { .name($0) }
        }
    }
}

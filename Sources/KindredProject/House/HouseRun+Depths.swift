import KindredGraph
import KindredText

/// The limits on how many families, or pushed controllers, can be on top of each other.
extension HouseRun {
    func checkPresentationDepth(
        _ form: HouseRule.Limit, each: ControllerSet, diagnostics: inout HouseDiagnostics
    ) {
        let calls = calls.filter { !graph.isFromAny($0.way) }
        var steps = calls.filter { if case .presents = $0.way { true } else { false } }
        if isLow(steps.map { (graph[$0.from].family.index, graph[$0.to].family.index) }, form: form) { return }
        let callers = graph.shownInFamilies(calls)
        steps.removeAll { !callers.contains($0.from) }
        let starts = form.from.map { choice in
            Set(self.selected(choice).elements.map { graph[$0].family.index })
        }
        let depths = Depths(
            steps: steps, from: starts, count: graph.families.count, home: { graph[$0].family.index })
        let selected = graph.familyIDs.map { isSelected($0, each: each) }
        depths.check(
            form, selected: selected,
            rings: { steps, subject in
                diagnostics.add({ ring(steps, verb: "present", names: $0) }, on: subject)
            }
        ) { vertex, way in
            let count = depths.counts[vertex]
            guard let excess = excess(count, form: form) else { return }
            let name = graph.name(of: FamilyID(index: Int32(vertex)))
            let message =
                count > form.atMost ?? .max
                ? "'\(name)' is the \(Self.ordinal(count)) presentation on top of each other, \(excess)"
                : "'\(name)' has \(count) \(English.form("presentation", for: count)) below it, \(excess)"
            diagnostics.add(
                { _ in message }, on: way.last.map { .step($0) } ?? .family(FamilyID(index: Int32(vertex))),
                after: way.dropLast().suffix(HouseDiagnostics.shownSteps))
        }
    }

    func checkPushDepth(
        _ form: HouseRule.Limit, each: ControllerSet, diagnostics: inout HouseDiagnostics
    ) {
        let steps = graph.pushes.indices.compactMap { number -> NavigationGraph.Step? in
            let push = graph.pushes[number]
            guard push.kind != .showDetail, let from = push.from, let to = push.to else { return nil }
            return NavigationGraph.Step(from: from, to: to, way: .pushes(Int32(number)))
        }
        if isLow(steps.map { ($0.from.index, $0.to.index) }, form: form) { return }
        let starts = form.from.map { Set(self.selected($0).elements.map(\.index)) }
        let depths = Depths(steps: steps, from: starts, count: graph.controllers.count, home: { $0.index })
        let selected = graph.controllerIDs.map { each.contains($0) }
        depths.check(
            form, selected: selected,
            rings: { steps, subject in
                diagnostics.add({ ring(steps, verb: "push", names: $0) }, on: subject)
            }
        ) { vertex, way in
            let (id, count) = (ControllerID(index: Int32(vertex)), depths.counts[vertex])
            guard let excess = excess(count, form: form) else { return }
            let noun = English.form("push", for: count, many: "pushes")
            diagnostics.add(
                { "'\($0.name(of: id))' is \(count) \(noun) deep, \(excess)" },
                on: way.last.map { .step($0) } ?? .node(id), after: way.dropLast().suffix(HouseDiagnostics.shownSteps))
        }
    }

    /// Whether no way of these steps, wherever it begins, is longer than what is allowed, or without end.
    private func isLow(_ steps: [(from: Int32, to: Int32)], form: HouseRule.Limit) -> Bool {
        guard let most = form.atMost, form.atLeast == nil else { return false }
        let count = 1 + Int(steps.reduce(-1) { max($0, $1.from, $1.to) })
        let targets = PackedLists<Int32>(count: count) { add in
            for step in steps { add(step.from, step.to) }
        }
        var (missing, lengths) = ([Int32](repeating: 0, count: count), [Int32](repeating: 0, count: count))
        for step in steps { missing[Int(step.to)] += 1 }
        var queue = (0..<Int32(count)).filter { missing[Int($0)] == 0 }
        queue.reserveCapacity(count)
        return targets.withAll { targets in
            var next = 0
            while next < queue.count {
                let vertex = queue[next]
                next += 1
                let length = lengths[Int(vertex)] + 1
                for target in targets[vertex] {
                    if length > most { return false }
                    lengths[Int(target)] = max(lengths[Int(target)], length)
                    missing[Int(target)] -= 1
                    if missing[Int(target)] == 0 { queue.append(target) }
                }
            }
            // What is left is in rings, or behind them.
            return queue.count == count
        }
    }

    private func ring(_ ring: [NavigationGraph.Step], verb: String, names: HouseNames) -> String {
        var targets = ring.prefix(5).map { "'\(names.target(of: $0))'" }
        if ring.count == 1 { return "\(targets[0]) \(verb)\(verb == "push" ? "es" : "s") itself, without end" }
        let last = ring.count > 5 ? "\(ring.count - 5) more" : targets.removeLast()
        return "\(targets.joined(separator: ", ")) and \(last) \(verb) each other in a ring, without end"
    }

    private static func ordinal(_ number: Int) -> String {
        let suffix =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return "\(number)\(suffix)"
    }
}

/// The longest ways to the vertices of a graph, each of which counts its steps.
private struct Depths {
    /// The most steps to each vertex. In a ring, and behind one, each of the ring's vertices counts once.
    private(set) var counts: [Int]
    private let steps: [NavigationGraph.Step]
    private let homes: [Int32]
    private let targets: [Int32]
    private let sets: Components
    /// Whether each component is a ring, its size, and the last step of the longest way to it.
    private var isRing: [Bool]
    private var sizes: [Int]
    private var cameBy: [Int32]
    private var entries: [Int]
    /// The vertices by component, in the order in which ways go on.
    private let order: [Int32]
    private var isReached: [Bool]

    /// - Parameter starts: Where ways begin; nil means anywhere.
    init(steps: [NavigationGraph.Step], from starts: Set<Int32>?, count: Int, home: (ControllerID) -> Int32) {
        self.steps = steps
        let (homes, targets) = (steps.map { home($0.from) }, steps.map { home($0.to) })
        (self.homes, self.targets) = (homes, targets)
        let edges = PackedLists<Int32>(count: count) { add in
            for (home, target) in zip(homes, targets) { add(home, target) }
        }
        let outgoing = PackedLists<Int32>(count: count) { add in
            for (number, home) in homes.enumerated() { add(home, Int32(number)) }
        }
        sets = Components(edges)
        let total = Int(sets.count)
        counts = Array(repeating: 0, count: count)
        (isRing, sizes) = (Array(repeating: false, count: total), Array(repeating: 0, count: total))
        (cameBy, entries) = (Array(repeating: -1, count: total), Array(repeating: 0, count: total))
        isReached = Array(repeating: starts == nil, count: total)
        for start in starts ?? [] { isReached[Int(sets.numbers[Int(start)])] = true }
        for number in sets.numbers { sizes[Int(number)] += 1 }
        for (home, target) in zip(homes, targets) where sets.numbers[Int(home)] == sets.numbers[Int(target)] {
            isRing[Int(sets.numbers[Int(home)])] = true
        }
        order = sets.order.reversed()
        for vertex in order {
            let set = Int(sets.numbers[Int(vertex)])
            let exit = entries[set] + (isRing[set] ? sizes[set] - 1 : 0)
            counts[Int(vertex)] = exit
            if !isReached[set] { continue }
            for step in outgoing[vertex] {
                let next = Int(sets.numbers[Int(targets[Int(step)])])
                if next == set { continue }
                isReached[next] = true
                if exit + 1 > entries[next] { (entries[next], cameBy[next]) = (exit + 1, step) }
            }
        }
    }

    /// Calls `rings` with each ring that makes a limit too low, and `found` with every other vertex that isn't behind one that
    /// was found.
    func check(
        _ form: HouseRule.Limit, selected: [Bool], rings: ([NavigationGraph.Step], HouseDiagnostics.Subject) -> Void,
        found: (Int, _ way: [NavigationGraph.Step]) -> Void
    ) {
        let most = form.atMost ?? .max
        let endless = form.atMost == nil ? [] : endlessRings(form, selected: selected)
        for ring in endless { ring.first.map { rings(ring, .step($0)) } }
        var isBehind = [Bool](repeating: false, count: sizes.count)
        for vertex in order {
            let set = Int(sets.numbers[Int(vertex)])
            if !isReached[set] { continue }
            let before = cameBy[set]
            if before >= 0 { isBehind[set] = isBehind[set] || isBehind[Int(sets.numbers[Int(homes[Int(before)])])] }
            if isRing[set] {
                if counts[Int(vertex)] > most || !form.countsRingsOnce { isBehind[set] = true }
            } else if selected[Int(vertex)] {
                if counts[Int(vertex)] <= most {
                    found(Int(vertex), [])
                } else if !isBehind[set] {
                    isBehind[set] = true
                    found(Int(vertex), way(to: set))
                }
            }
        }
    }

    /// The shortest ring of each set that is endless, or too long if rings count once.
    private func endlessRings(_ form: HouseRule.Limit, selected: [Bool]) -> [[NavigationGraph.Step]] {
        guard isRing.contains(true), let most = form.atMost else { return [] }
        // A ring matters if something in it or behind it is selected.
        var matters = [Bool](repeating: false, count: sizes.count)
        for vertex in selected.indices where selected[vertex] { matters[Int(sets.numbers[vertex])] = true }
        for (home, target) in inverse where matters[target] { matters[home] = true }
        let isOver = isRing.indices.map { set in
            isRing[set] && isReached[set] && matters[set]
                && (!form.countsRingsOnce || entries[set] <= most && entries[set] + sizes[set] - 1 > most)
        }
        var inRings = homes
        for number in inRings.indices where !isOver[Int(sets.numbers[Int(homes[number])])] { inRings[number] = -1 }
        var search = RingSearch(homes: inRings, targets: targets, count: counts.count)
        return search.rings().map { ring in ring.map { steps[Int($0)] } }
    }

    /// Steps between components, those that lead to the last ones first.
    private var inverse: [(home: Int, target: Int)] {
        let outgoing = PackedLists<Int32>(count: counts.count) { add in
            for (home, target) in zip(homes, targets) { add(home, target) }
        }
        return sets.order.flatMap { vertex in
            outgoing[vertex].map { (Int(sets.numbers[Int(vertex)]), Int(sets.numbers[Int($0)])) }
        }
    }

    private func way(to set: Int) -> [NavigationGraph.Step] {
        var way: [NavigationGraph.Step] = []
        var current = set
        while way.count < 21, cameBy[current] >= 0 {
            let step = Int(cameBy[current])
            way.append(steps[step])
            current = Int(sets.numbers[Int(homes[step])])
        }
        return way.reversed()
    }
}

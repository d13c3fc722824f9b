import KindredGraph

/// Parts that may only call some others, or none.
extension HouseRun {
    func checkLayers(_ choices: [HouseRule.Choice], diagnostics: inout HouseDiagnostics) {
        let layers = layers(choices)
        for step in calls where step.way.isCall && !graph.isFromAny(step.way) {
            let (upper, lower) = (Int(layers[Int(step.to.index)]), Int(layers[Int(step.from.index)]))
            guard upper >= 0, lower > upper else { continue }
            diagnostics.add({ $0.phrase(for: step) + Self.order(choices, lower: lower, upper: upper) }, on: .step(step))
        }
    }

    private static func order(_ choices: [HouseRule.Choice], lower: Int, upper: Int) -> String {
        ": '\(choices[lower].selector.text)' is below '\(choices[upper].selector.text)'"
    }

    /// The layer of each controller from the top; -1 for none. What is in several is in the first.
    private func layers(_ choices: [HouseRule.Choice]) -> [Int32] {
        var layers = [Int32](repeating: -1, count: graph.controllers.count)
        for (number, choice) in choices.enumerated().reversed() {
            for id in selected(choice).elements { layers[Int(id.index)] = Int32(number) }
        }
        return layers
    }

    func checkIndependent(_ choices: [HouseRule.Choice], diagnostics: inout HouseDiagnostics) {
        let first = layers(choices)
        func numbers(_ step: NavigationGraph.Step) -> (Int, Int) {
            (Int(first[Int(step.from.index)]), Int(first[Int(step.to.index)]))
        }
        let suspects = calls.filter { step in
            let (one, other) = numbers(step)
            return step.way.isCall && !graph.isFromAny(step.way) && one >= 0 && other >= 0 && one != other
        }
        if suspects.isEmpty { return }
        // What is in several selectors may share another one.
        var ends = ControllerSet(controllers: suspects.lazy.map(\.from), of: graph)
        for step in suspects { ends.insert(step.to) }
        let parts = Parts(sets: choices.map { selected($0) }, of: ends, in: graph)
        for step in suspects where !parts.share(step.from, other: step.to) {
            let (one, other) = numbers(step)
            let names = "'\(choices[one].selector.text)' and '\(choices[other].selector.text)'"
            diagnostics.add({ "\($0.phrase(for: step)), but \(names) must be independent" }, on: .step(step))
        }
    }

    /// Ways up, through controllers of no layer. They have a presentation or a push, but what opens may be on them as well.
    ///
    /// Searches from the lowest layer to the highest: whatever is reached from several layers counts for the lowest. That is
    /// enough, because a way through a third layer has a shorter one that is reported.
    func checkPaths(_ choices: [HouseRule.Choice], diagnostics: inout HouseDiagnostics) {
        let layers = layers(choices)
        let leads = self.leads
        var search = LayerSearch(leads: leads, layers: layers)
        let starts = PackedLists<Int32>(count: choices.count) { add in
            for (index, layer) in layers.enumerated() where layer >= 0 { add(layer, Int32(index)) }
        }
        for layer in choices.indices.reversed() {
            search.run(from: starts[Int32(layer)]) { step, way in
                let upper = Int(layers[Int(step.to.index)])
                guard upper < layer else { return }
                let start = way.first.map { $0.from } ?? step.from
                diagnostics.add(
                    { names in
                        let leads = start == step.from ? "" : "; '\(names.name(of: start))' leads there"
                        return names.phrase(for: step) + leads + Self.order(choices, lower: layer, upper: upper)
                    }, on: .step(step), after: way)
            }
        }
    }
}

/// Follows ways from layers through controllers of none.
private struct LayerSearch {
    private let leads: NavigationGraph
    private let layers: [Int32]
    /// The step that came to each controller, as an index in `steps`, twice: opened without any call, and with one.
    private var cameBy: [Int32]
    private var steps: [(step: NavigationGraph.Step, before: Int32)] = []

    init(leads: NavigationGraph, layers: [Int32]) {
        (self.leads, self.layers) = (leads, layers)
        cameBy = Array(repeating: -1, count: 2 * layers.count)
    }

    /// Calls `found` with each step from what is reached into a layer, and the way before it.
    mutating func run(from starts: ArraySlice<Int32>, found: (NavigationGraph.Step, [NavigationGraph.Step]) -> Void) {
        var queue: [(id: ControllerID, hasCall: Bool, came: Int32)] = starts.map {
            (ControllerID(index: $0), false, -1)
        }
        var next = 0
        while next < queue.count {
            let (id, hasCall, came) = queue[next]
            next += 1
            for child in leads.opened(by: id) {
                take(
                    NavigationGraph.Step(from: id, to: child, way: .opens), hasCall: hasCall, before: came,
                    queue: &queue, found: found)
            }
            for number in leads.calls(.forward, of: id) where !leads.isFromAny(leads.calls[Int(number)]) {
                take(leads.calls[Int(number)], hasCall: true, before: came, queue: &queue, found: found)
            }
        }
    }

    private mutating func take(
        _ step: NavigationGraph.Step, hasCall: Bool, before: Int32,
        queue: inout [(id: ControllerID, hasCall: Bool, came: Int32)],
        found: (NavigationGraph.Step, [NavigationGraph.Step]) -> Void
    ) {
        let target = Int(step.to.index)
        if layers[target] >= 0 {
            if hasCall { found(step, way(before)) }
            return
        }
        // What a call reached from a lower layer shows more.
        let slot = 2 * target + (hasCall ? 1 : 0)
        if cameBy[slot] >= 0 || cameBy[2 * target + 1] >= 0 { return }
        cameBy[slot] = Int32(steps.count)
        steps.append((step, before))
        queue.append((step.to, hasCall, Int32(steps.count - 1)))
    }

    private func way(_ last: Int32) -> [NavigationGraph.Step] {
        var trail = Trail()
        var current = last
        while current >= 0, trail.count <= HouseDiagnostics.shownSteps {
            trail.add(steps[Int(current)].step)
            current = steps[Int(current)].before
        }
        return trail.way.suffix(HouseDiagnostics.shownSteps)
    }
}

/// The numbers of the sets that some controllers are in, in the order of the sets.
private struct Parts {
    private let numbers: PackedLists<Int32>

    init(sets: [ControllerSet], of controllers: ControllerSet, in graph: ResolvedGraph) {
        numbers = PackedLists(count: graph.controllers.count) { add in
            for (number, var set) in sets.enumerated() {
                set.formIntersection(controllers)
                for id in set.elements { add(id.index, Int32(number)) }
            }
        }
    }

    /// Whether two controllers are in the same of them.
    func share(_ one: ControllerID, other: ControllerID) -> Bool {
        var (one, other) = (numbers[one.index], numbers[other.index])
        while let first = one.first, let second = other.first {
            if first == second { return true }
            if first < second { one.removeFirst() } else { other.removeFirst() }
        }
        return false
    }
}

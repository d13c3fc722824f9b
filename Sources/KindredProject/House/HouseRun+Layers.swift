import KindredBase
import KindredCore

/// Parts that may only call some others, or none.
extension HouseRun {
    func checkLayers(_ choices: [HouseRule.Choice], _ findings: inout HouseFindings) {
        let sets = choices.map { selected($0) }
        let all = union(sets)
        for step in calls where all.contains(step.to) && all.contains(step.from) {
            guard let upper = sets.firstIndex(where: { $0.contains(step.to) }),
                let lower = sets.firstIndex(where: { $0.contains(step.from) }), lower > upper
            else { continue }
            findings.add(hierarchy.spoken(step) + Self.order(choices, lower, upper), on: .step(step))
        }
    }

    private func union(_ sets: [ControllerSet]) -> ControllerSet {
        sets.reduce(into: ControllerSet(of: hierarchy)) { $0.formUnion($1) }
    }

    private static func order(_ choices: [HouseRule.Choice], _ lower: Int, _ upper: Int) -> String {
        ": '\(choices[lower].selector.text)' is below '\(choices[upper].selector.text)'"
    }

    /// By controller, its layer from the top; -1 for none. What is in several is in the first.
    private func layers(_ choices: [HouseRule.Choice]) -> [Int32] {
        var layers = [Int32](repeating: -1, count: hierarchy.controllers.count)
        for (number, choice) in choices.enumerated().reversed() {
            for id in selected(choice).elements { layers[Int(id.index)] = Int32(number) }
        }
        return layers
    }

    func checkIndependent(_ choices: [HouseRule.Choice], _ findings: inout HouseFindings) {
        let sets = choices.map { selected($0) }
        let all = union(sets)
        for step in calls where all.contains(step.from) && all.contains(step.to) {
            guard let one = sets.firstIndex(where: { $0.contains(step.from) }),
                let other = sets.firstIndex(where: { $0.contains(step.to) }), one != other,
                !sets.contains(where: { $0.contains(step.from) && $0.contains(step.to) })
            else { continue }
            let names = "'\(choices[one].selector.text)' and '\(choices[other].selector.text)'"
            findings.add("\(hierarchy.spoken(step)), but \(names) must be independent", on: .step(step))
        }
    }

    /// Ways up, through controllers of no layer. They have a presentation or a push, but may contain as well.
    ///
    /// Searches from the lowest layer to the highest: whatever is reached from several layers counts for the lowest. That is
    /// enough, because a way through a third layer has a shorter one that is reported.
    func checkPaths(_ choices: [HouseRule.Choice], _ findings: inout HouseFindings) {
        let layers = layers(choices)
        let leads = self.leads
        var search = LayerSearch(hierarchy, leads, layers)
        let starts = Lists<Int32>(count: choices.count) { add in
            for (index, layer) in layers.enumerated() where layer >= 0 { add(layer, Int32(index)) }
        }
        for layer in choices.indices.reversed() {
            search.run(from: starts[Int32(layer)]) { step, way in
                let upper = Int(layers[Int(step.to.index)])
                guard upper < layer else { return }
                let text = hierarchy.spoken(step)
                let start = way.first.map { $0.from } ?? step.from
                let leads = start == step.from ? "" : "; '\(hierarchy.name(start))' leads there"
                findings.add(
                    text + leads + Self.order(choices, layer, upper), on: .step(step), after: way)
            }
        }
    }
}

/// Follows ways from layers through controllers of none.
private struct LayerSearch {
    private let hierarchy: Hierarchy
    private let leads: Leads
    private let layers: [Int32]
    /// By controller, twice: reached by containment alone, and with a call. The step that came there, as an index in `steps`.
    private var cameBy: [Int32]
    private var steps: [(step: Leads.Step, before: Int32)] = []

    init(_ hierarchy: Hierarchy, _ leads: Leads, _ layers: [Int32]) {
        (self.hierarchy, self.leads, self.layers) = (hierarchy, leads, layers)
        cameBy = Array(repeating: -1, count: 2 * layers.count)
    }

    /// Calls `found` with each step from what is reached into a layer, and the way before it.
    mutating func run(from starts: ArraySlice<Int32>, _ found: (Leads.Step, [Leads.Step]) -> Void) {
        var queue: [(id: ControllerID, hasCall: Bool, came: Int32)] = starts.map {
            (ControllerID(index: $0), false, -1)
        }
        var next = 0
        while next < queue.count {
            let (id, hasCall, came) = queue[next]
            next += 1
            for child in hierarchy.children(of: id) {
                take(Leads.Step(from: id, to: child, way: .contains), hasCall, came, &queue, found)
            }
            for number in leads.calls(.forward, of: id) { take(leads.calls[Int(number)], true, came, &queue, found) }
        }
    }

    private mutating func take(
        _ step: Leads.Step, _ hasCall: Bool, _ before: Int32,
        _ queue: inout [(id: ControllerID, hasCall: Bool, came: Int32)], _ found: (Leads.Step, [Leads.Step]) -> Void
    ) {
        let target = Int(step.to.index)
        if layers[target] >= 0 {
            if hasCall { found(step, way(before)) }
            return
        }
        // What a call reached from a lower layer tells more.
        let slot = 2 * target + (hasCall ? 1 : 0)
        if cameBy[slot] >= 0 || cameBy[2 * target + 1] >= 0 { return }
        cameBy[slot] = Int32(steps.count)
        steps.append((step, before))
        queue.append((step.to, hasCall, Int32(steps.count - 1)))
    }

    private func way(_ last: Int32) -> [Leads.Step] {
        var way: [Leads.Step] = []
        var current = last
        while current >= 0, way.count < 20 {
            way.append(steps[Int(current)].step)
            current = steps[Int(current)].before
        }
        return way.reversed()
    }
}

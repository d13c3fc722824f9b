import KindredGraph
import KindredText

/// Numbers that have limits.
extension HouseRun {
    func checkLimit(_ form: HouseRule.Limit, diagnostics: inout HouseDiagnostics) {
        let each = set(form.each)
        switch form.measure {
        case .steps: checkSteps(form, each: each, diagnostics: &diagnostics)
        case .nesting: checkNesting(form, each: each, diagnostics: &diagnostics)
        case .presents: checkPresents(form, each: each, diagnostics: &diagnostics)
        case .presentedBy, .members: checkFamilies(form, each: each, diagnostics: &diagnostics)
        case .presentationDepth: checkPresentationDepth(form, each: each, diagnostics: &diagnostics)
        case .pushDepth: checkPushDepth(form, each: each, diagnostics: &diagnostics)
        }
    }

    /// Whether a number is beyond a limit: the end of the message says which. Nothing is too little if something is missing.
    func excess(_ count: Int, form: HouseRule.Limit) -> String? {
        if let most = form.atMost, count > most {
            return "\(most) \(English.form("is", for: most, many: "are")) allowed"
        }
        if let least = form.atLeast, count < least, isConclusive {
            return "at least \(least) \(English.form("is", for: least, many: "are")) required"
        }
        return nil
    }

    private func checkSteps(
        _ form: HouseRule.Limit, each: ControllerSet, diagnostics: inout HouseDiagnostics
    ) {
        let starts = starts(form.from)
        if form.atLeast == nil, let most = form.atMost {
            let near = reach.set(from: starts, hops: most, passing: true)
            if !calls.contains(where: { near.goesOn(from: $0.from) && !near.entered.contains($0.to) }) { return }
        }
        let walk = leads.walk(from: starts, direction: .forward, passing: true)
        let from = form.from.map { "'\($0.selector.text)'" } ?? "the root of a window"
        /// Whether each stop comes after a controller that was reported, so that it says nothing new.
        var isBehind: [Bool] = []
        isBehind.reserveCapacity(walk.stops.count)
        for stop in walk.stops {
            isBehind.append(stop.before >= 0 && isBehind[Int(stop.before)])
            let (id, count) = (stop.controller, Int(stop.hops))
            guard !stop.isPassed, each.contains(id), let excess = excess(count, form: form) else { continue }
            let isOver = count > form.atMost ?? .max
            if isOver, isBehind[isBehind.count - 1] { continue }
            isBehind[isBehind.count - 1] = isOver
            let noun = English.form("step", for: count)
            let last = isOver ? walk.step(to: stop) : nil
            diagnostics.add(
                { "'\($0.name(of: id))' is \(count) \(noun) from \(from), \(excess)" },
                on: last.map { .step($0) } ?? .node(id),
                after: last.map { walk.way(before: $0, atMost: HouseDiagnostics.shownSteps) } ?? [])
        }
    }

    private func checkNesting(
        _ form: HouseRule.Limit, each: ControllerSet, diagnostics: inout HouseDiagnostics
    ) {
        var levels = [Int](repeating: 0, count: graph.controllers.count)
        var isBehind = [Bool](repeating: false, count: graph.controllers.count)
        for id in graph.controllerIDs {
            if let parent = graph[id].parent {
                levels[Int(id.index)] = levels[Int(parent.index)] + 1
                isBehind[Int(id.index)] = isBehind[Int(parent.index)]
            }
            let level = levels[Int(id.index)]
            guard each.contains(id), let excess = excess(level, form: form) else { continue }
            let isOver = level > form.atMost ?? .max
            if isOver, isBehind[Int(id.index)] { continue }
            isBehind[Int(id.index)] = isOver
            let noun = English.form("container", for: level)
            diagnostics.add({ "'\($0.name(of: id))' is in \(level) \(noun), \(excess)" }, on: .node(id))
        }
    }

    private func checkPresents(
        _ form: HouseRule.Limit, each: ControllerSet, diagnostics: inout HouseDiagnostics
    ) {
        let families = PackedLists<FamilyID>(count: graph.controllers.count) { add in
            for presentation in graph.presentations {
                if let from = presentation.from, let family = presentation.family { add(from.index, family) }
            }
        }
        for id in graph.controllerIDs where each.contains(id) {
            let count = Set(families[id.index]).count
            guard let excess = excess(count, form: form) else { continue }
            let noun = English.form("family", for: count, many: "families")
            diagnostics.add({ "'\($0.name(of: id))' presents \(count) \(noun), \(excess)" }, on: .node(id))
        }
    }

    private func checkFamilies(
        _ form: HouseRule.Limit, each: ControllerSet, diagnostics: inout HouseDiagnostics
    ) {
        for family in graph.familyIDs where isSelected(family, each: each) {
            let members = graph.members(of: family)
            let name = graph.name(of: family)
            if form.measure == .members {
                guard let excess = excess(members.count, form: form) else { continue }
                let noun = English.form("member", for: members.count)
                diagnostics.add(
                    { _ in "the family '\(name)' has \(members.count) \(noun), \(excess)" }, on: .family(family))
            } else {
                let count = Set(graph.presentations(of: family).compactMap { graph[$0].from }).count
                guard let excess = excess(count, form: form) else { continue }
                let noun = English.form("view controller", for: count)
                diagnostics.add({ _ in "'\(name)' is presented by \(count) \(noun), \(excess)" }, on: .family(family))
            }
        }
    }

    /// Whether a member is selected.
    func isSelected(_ family: FamilyID, each: ControllerSet) -> Bool {
        graph.members(of: family).contains { each.contains(ControllerID(index: $0)) }
    }
}

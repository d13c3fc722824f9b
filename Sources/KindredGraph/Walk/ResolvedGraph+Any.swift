import KindredDiagnostics

/// Calls from any: by whatever is on top (R111).
extension ResolvedGraph {
    /// The name of who presents: `any` for whatever is on top; nil while the caller is unknown.
    package func callerName(_ presentation: Presentation, name: (ControllerID) -> String) -> String? {
        presentation.isFromAny ? Caller.any : presentation.from.map(name)
    }

    package func callerName(_ push: Push, name: (ControllerID) -> String) -> String? {
        push.isFromAny ? Caller.any : push.from.map(name)
    }

    package func callerName(_ move: Move, name: (ControllerID) -> String) -> String {
        move.from.map(name) ?? Caller.any
    }

    /// The caller in quotes.
    package func callerPhrase(_ move: Move) -> String { move.from.map { phrase(for: $0) } ?? "'\(Caller.any)'" }

    /// Whether who presents is known.
    package func isCallerKnown(_ id: PresentationID) -> Bool { self[id].from != nil || self[id].isFromAny }

    /// Whether a step begins at whatever is on top.
    package func isFromAny(_ way: NavigationGraph.Way) -> Bool {
        switch way {
        case .presents(let id): self[id].isFromAny
        case .pushes(let number): pushes[Int(number)].isFromAny
        case .moves(let id): self[id].from == nil
        case .opens, .inside, .contains, .pushesSomehow: false
        }
    }

    /// Whether a push, by its number among all that are declared, is from any.
    package func isFromAny(pushNumbered number: Int32) -> Bool {
        guard any != nil, let push = push(numbered: number) else { return false }
        return text(of: .from, in: push) == Caller.any
    }

    /// The families that whatever is on top is in.
    package var anyFamilies: [FamilyID] {
        guard let any else { return [] }
        return any.families.indices.filter { any.families[$0] }.map { FamilyID(index: Int32($0)) }
    }

    /// Whether a controller is on top, so that what is called from any may be called by it.
    package func isOnTop(_ id: ControllerID) -> Bool {
        guard let any else { return false }
        var (low, high) = (0, any.tops.count)
        while low < high {
            let middle = (low + high) / 2
            if any.tops[middle].index < id.index { low = middle + 1 } else { high = middle }
        }
        return low < any.tops.count && any.tops[low] == id
    }

    /// Whether something on top outside of a family, or a container of it, dismisses.
    package func anyDismisses(_ callers: ControllerSet, except family: FamilyID) -> Bool {
        any?.tops.contains { top in
            self[top].family != family
                && (callers.contains(top) || ancestors(of: top).contains { callers.contains($0) })
        } ?? false
    }

    /// The expected controllers, with those that `any` means: who presents for whatever is on top.
    package func expected(by expectation: Expectation) -> [ControllerID]? {
        guard expectation.includesAny, let expected = expectation.expected else { return expectation.expected }
        let families = Set(([expectation.controller].compactMap(\.self) + expectation.others).map { self[$0].family })
        let ofAny = presentationIDs.filter { id in
            self[id].isFromAny && self[id].family.map(families.contains) == true
        }
        var known = Set(expected)
        return expected + ofAny.flatMap { presenters(of: $0).map(\.controller) }.filter { known.insert($0).inserted }
    }

    /// Returns the controllers on top that make a presentation from any.
    package func callers(ofAny id: PresentationID) -> [ControllerID] { any?.tops.filter { calls(id, from: $0) } ?? [] }

    /// Whether a controller on top makes a presentation from any: none of its own family, and a `show` only where no container keeps
    /// it from presenting.
    package func calls(_ id: PresentationID, from top: ControllerID) -> Bool {
        self[top].family != self[id].family && !(isShow(id) && isTaken(from: top))
    }

    /// Whether a controller on top makes a push from any: on its own stack, or in its own split view controller.
    package func calls(_ push: Push, from top: ControllerID) -> Bool {
        push.container != nil && container(for: push.kind, from: top) == push.container
    }

    /// The families in which there are callers of a presentation; for one from any, those where something may be on top.
    package func callingFamilies(of id: PresentationID) -> [FamilyID] {
        if !self[id].isFromAny { return self[id].from.map { [self[$0].family] } ?? [] }
        if isShow(id) {
            let calling = Set(callers(ofAny: id).map { self[$0].family })
            return anyFamilies.filter(calling.contains)
        }
        return anyFamilies.filter { $0 != self[id].family }
    }

    /// Returns the edges from family to family, as the presentations lead or the other way.
    package func familyEdges(_ direct: (Int32, Int32) -> (Int32, Int32)) -> PackedLists<Int32> {
        PackedLists(count: families.count) { add in
            for id in presentationIDs {
                guard let family = self[id].family else { continue }
                for other in callingFamilies(of: id) {
                    let (start, end) = direct(other.index, family.index)
                    add(start, end)
                }
            }
        }
    }

    /// Whether a container takes what a controller shows.
    private func isTaken(from id: ControllerID) -> Bool { linked.showing(id) != nil }

    /// The controllers that are shown in the families where something is on top.
    package var anyShown: [ControllerID] {
        controllerIDs.filter { any?.families[Int(self[$0].family.index)] == true && isShown($0) }
    }

    /// The presentations, pushes and selections of any, as steps of each controller that is shown in its families.
    package var anyCalls: [NavigationGraph.Step] {
        if any == nil { return [] }
        var calls: [NavigationGraph.Step] = []
        let shown = anyShown
        for id in presentationIDs where self[id].isFromAny {
            guard let family = self[id].family, let root = self[family].root else { continue }
            let isShow = isShow(id)
            calls += shown.lazy.filter { self[$0].family != family && !(isShow && isTaken(from: $0)) }.map {
                NavigationGraph.Step(from: $0, to: root, way: .presents(id))
            }
        }
        for (number, push) in pushes.enumerated() where push.isFromAny {
            guard let container = push.container, let to = push.to else { continue }
            let members = (container.index..<self[container].end).lazy.map { ControllerID(index: $0) }
            calls += members.filter { isShown($0) && self.container(for: push.kind, from: $0) == container }.map {
                NavigationGraph.Step(from: $0, to: to, way: .pushes(Int32(number)))
            }
        }
        for id in moveIDs where self[id].from == nil && self[id].kind.isStep {
            for target in arrivals(of: id) {
                calls += shown.map { NavigationGraph.Step(from: $0, to: target, way: .moves(id)) }
            }
        }
        return calls
    }

    /// The presentations, pushes and selections of any: a step each, and none of who calls.
    package var callsOfAny: [(way: NavigationGraph.Way, to: ControllerID)] {
        var calls: [(NavigationGraph.Way, ControllerID)] = []
        for id in presentationIDs where self[id].isFromAny {
            if let root = self[id].family.flatMap({ self[$0].root }) { calls.append((.presents(id), root)) }
        }
        for (number, push) in pushes.enumerated() where push.isFromAny {
            if let to = push.to { calls.append((.pushes(Int32(number)), to)) }
        }
        for id in moveIDs where self[id].from == nil && self[id].kind.isStep {
            calls += arrivals(of: id).map { (.moves(id), $0) }
        }
        return calls
    }
}

/// The steps that ways can have.
extension ResolvedGraph {
    /// Steps that count, but those from any: presentations, then pushes, if both of their ends are known, moves, then pushes that aren't declared.
    package var calls: [NavigationGraph.Step] {
        var calls: [NavigationGraph.Step] = []
        calls.reserveCapacity(presentations.count + pushes.count)
        for (index, presentation) in presentations.enumerated() {
            guard let from = presentation.from, let root = presentation.family.flatMap({ self[$0].root }) else {
                continue
            }
            calls.append(
                NavigationGraph.Step(from: from, to: root, way: .presents(PresentationID(index: Int32(index)))))
        }
        for (index, push) in pushes.enumerated() {
            guard let from = push.from, let to = push.to else { continue }
            calls.append(NavigationGraph.Step(from: from, to: to, way: .pushes(Int32(index))))
        }
        for id in moveIDs where self[id].kind.isStep {
            guard let from = self[id].from else { continue }
            for target in arrivals(of: id) {
                calls.append(NavigationGraph.Step(from: from, to: target, way: .moves(id)))
            }
        }
        addUndeclaredPushes(to: &calls)
        return calls
    }

    /// Adds steps to the members of stacks onto which no push goes. If something is missing, it may be the push.
    private func addUndeclaredPushes(to calls: inout [NavigationGraph.Step]) {
        if isPartial || hasLost(.pushes) { return }
        var isPushedOnto = ControllerSet(of: self)
        for push in pushes where !push.isFromAny {
            if let to = push.to {
                self[to].parent.map { _ = isPushedOnto.insert($0) }
            } else if let stack = push.from.flatMap({ target(for: push.kind, from: $0) }) {
                isPushedOnto.insert(stack)
            }
        }
        for id in containers where self[id].kind == .navigation && !isPushedOnto.contains(id) {
            for member in children(of: id).dropFirst() {
                calls.append(NavigationGraph.Step(from: id, to: member, way: .pushesSomehow))
            }
        }
    }

    /// Whether a controller is shown as soon as its container is: anything but a root and what a push puts onto a stack.
    package func isOpened(_ id: ControllerID) -> Bool {
        guard let parent = self[id].parent, isShown(id) else { return false }
        return self[parent].kind != .navigation || id.index == parent.index + 1 && !isDerived(id)
    }

    /// All controllers that are shown as soon as their container is.
    package var opened: ControllerSet {
        ControllerSet(limit: controllers.count, among: nil) { isOpened(ControllerID(index: Int32($0))) }
    }

    /// Controllers to which ways without presentations lead from the root of their family. Others never present.
    package func shownInFamilies(_ calls: [NavigationGraph.Step]) -> ControllerSet {
        let roots = ControllerSet(controllers: families.lazy.compactMap(\.root), of: self)
        let steps = calls.filter { step in
            switch step.way {
            case .presents, .moves: return false
            default: break
            }
            return self[step.from].family == self[step.to].family
        }
        return Reachability(graph: self, calls: steps, opened: opened).set(from: roots).entered
    }
}

import KindredGraph

/// dismiss.
extension Simulator {
    mutating func dismiss(on id: ControllerID, step: Step) {
        let own = world.presented(id)
        let presenting = world.presenting(id)
        guard
            let presenter = own == nil
                ? presenting : world.climb(from: id).first(where: { world[$0].presented != nil }),
            let root = world[presenter].presented
        else {
            reportOnce(diagnostic: StepWithoutEffect.dismiss(id, at: place, in: graph))
            return queueCompletion(of: step)
        }
        let chain = self.chain(from: root)
        guard spend(chain.count) else { return }
        if ([presenter] + chain).contains(where: { world[$0].modalTransitions > 0 }) {
            return reportOnce(diagnostic: PresentationInProgress.dismiss(id, at: place, in: graph))
        }
        if own != nil, let presenting {
            reportOnce(
                diagnostic: DismissesTheUpper.found(id: id, chain: chain, stays: presenting, at: place, in: graph))
        }
        if step.interaction != nil, let refusing = chain.first(where: refusesSwipe) {
            return reportOnce(diagnostic: StepWithoutEffect.swipe(refusing, at: place, in: graph))
        }
        dismiss(chain, by: presenter, step: step)
    }

    /// Whether it is presented with `swipe: false`.
    private func refusesSwipe(_ id: ControllerID) -> Bool {
        world[id].presentation.map { graph.swipe(of: $0) } == false
    }

    /// The lowest first.
    private mutating func dismiss(_ chain: [ControllerID], by presenter: ControllerID, step: Step) {
        guard let root = chain.first, let top = chain.last else { return }
        let covers = world[presenter].isCovered
        var transition = newTransition(
            covers ? .dismissCovering : .dismissOver, at: .presentation(presenter: presenter, covers: covers))
        transition.old = [top]
        transition.between = chain.dropLast().reversed()
        transition.new = covers ? [presenter] : []
        transition.completion = step.completion
        if chain.contains(where: { world.isStyleUnknown($0) }) { transition.facts.formUnion(.ownStyle) }
        setModal([presenter] + chain, transition: &transition)
        if step.interaction == .cancelled {
            transition.isCancelled = true
        } else {
            transition.ending.dismissed = chain
        }
        let style = world[root].presentation.map { graph[$0].style }
        let takesTime = step.isAnimated || style?.removesPresenterView != true
        queues.commit.append(.transition(transition, isAnimated: takesTime))
    }

    /// A presented root and all that is presented above it, the lowest first.
    private func chain(from root: ControllerID) -> [ControllerID] {
        var chain = [root]
        var next = 0
        while next < chain.count {
            chain += world[chain[next]].above
            next += 1
        }
        return chain
    }

    /// The presenter of a dismissed controller reappears only if its place is in the window.
    mutating func refreshDismissal(_ transition: inout Transition) {
        guard case .presentation(let presenter, _) = transition.place, transition.operation == .dismissCovering else {
            return
        }
        if !world.isPlaceInWindow(presenter) { transition.new = [] }
    }

    /// All but the uppermost of a dismissed chain disappear at once (R64).
    mutating func removeBetween(_ transition: inout Transition) {
        guard !transition.isCancelled else { return }
        for id in transition.between {
            let facts = transition.facts.union(.chain)
            begin(id, appearing: false, transition: &transition, cause: .step, facts: facts)
            world.takeOut(id)
            end(id, appearing: false, transition: &transition, cause: .step, facts: facts)
        }
    }

    /// Links to presenters are gone before the did callbacks (R64).
    mutating func clearLinks(_ transition: Transition) {
        for root in transition.ending.dismissed {
            guard let presenter = world[root].presenting else { continue }
            world[presenter].presented = nil
            world[presenter].isCovered = false
            world[root].presenting = nil
            world[root].presentation = nil
            world[world.topmost(of: presenter)].above.removeAll { $0 == root }
        }
    }
}

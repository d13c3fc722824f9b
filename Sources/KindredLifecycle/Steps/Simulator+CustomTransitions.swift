import KindredGraph

/// transition(from:to:), beginAppearanceTransition, endAppearanceTransition.
extension Simulator {
    mutating func transition(
        in container: ControllerID, from: ControllerID, to: ControllerID, isFinished: Bool, step: Step
    ) {
        guard world.shows(container) == .subviews, from != to else {
            return stop(InvalidStep.wrongContainer(container, at: place, in: graph))
        }
        if let stranger = [from, to].first(where: { world[$0].parent != container }) {
            return stop(
                TransitionOfStrangers.found(
                    stranger: stranger, from: from, to: to, in: container, at: place, graph: graph,
                    parent: world[stranger].parent))
        }
        if world.forwardsByHand(container) {
            return stop(TransitionWithoutForwarding.found(container: container, at: place, in: graph))
        }
        if let busy = [from, to].first(where: { world[$0].openBegins > 0 }) {
            reportOnce(about: busy, diagnostic: UnbalancedAppearance.transition(of: busy, at: place, in: graph))
        }
        var transition = newTransition(.transition, at: .inside(container))
        transition.completion = step.completion
        if !isFinished {
            transition.facts.formUnion(.unfinished)
            transition.ending.unfinished = (container, from, to)
        }
        if world.isInWindow(container) {
            transition.old = [from]
            transition.new = [to]
            performWill(&transition)
        } else {
            load(to, cause: .step)
            if world.superview(of: from) == container { world.takeOut(from) }
            world.put(to, into: container)
        }
        queues.ends.append(transition)
    }

    mutating func beginAppearance(_ child: ControllerID, appearing: Bool) {
        var transition = newTransition(.byHand, at: .window)
        build(child)
        world[child].begunBy = context.step
        if world[child].openBegins == 0, world[child].state == (appearing ? .appeared : .disappeared) {
            // No event is expected, but one end is still needed.
            world[child].openBegins = 1
            world[child].isTowardsAppearing = appearing
            world[child].holder = transition.serial
            return
        }
        begin(child, appearing: appearing, transition: &transition, cause: .step, facts: transition.facts)
    }

    mutating func endAppearance(_ child: ControllerID) {
        guard world[child].openBegins > 0 else {
            return reportOnce(
                about: child, diagnostic: UnbalancedAppearance.endWithoutBegin(child, at: place, in: graph))
        }
        var transition = newTransition(.byHand, at: .window)
        transition.needsWindow = false
        let appearing = world[child].isTowardsAppearing
        close(child, transition: &transition, cause: .step, facts: transition.facts)
        forwardEnd(from: child, appearing: appearing, transition: &transition)
    }
}

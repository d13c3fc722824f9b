import KindredGraph

/// push, pop, popToRoot, setStack.
extension Simulator {
    mutating func push(_ id: ControllerID, on stack: ControllerID, step: Step) {
        guard isPlaced(stack, shows: .top), !refusesAsChild(id, of: stack) else { return }
        if world[id].stack == stack { return stop(PushedTwice.found(id: id, on: stack, at: place, in: graph)) }
        var transition = newTransition(.push, at: .inside(stack))
        let top = world[stack].members.last
        world[stack].members.append(id)
        cover(top, on: stack)
        join(id, stack: stack)
        transition.ending.coming = [id]
        queueMembers(transition, of: stack, step: step, appended: 1, removed: [])
    }

    mutating func pop(on stack: ControllerID, to id: ControllerID?, step: Step) {
        guard isPlaced(stack, shows: .top) else { return }
        if let id, world[id].stack != stack {
            return stop(PopToStranger.found(id: id, on: stack, at: place, in: graph))
        }
        let members = world[stack].members
        guard members.count > 1, id != members.last else {
            return nothingToPop(on: stack, step: step)
        }
        pop(upTo: id ?? members[members.count - 2], on: stack, step: step)
    }

    mutating func popToRoot(on stack: ControllerID, step: Step) {
        guard isPlaced(stack, shows: .top) else { return }
        guard let root = world[stack].members.first, world[stack].members.count > 1 else {
            return nothingToPop(on: stack, step: step)
        }
        pop(upTo: root, on: stack, step: step)
    }

    private mutating func nothingToPop(on stack: ControllerID, step: Step) {
        reportOnce(diagnostic: StepWithoutEffect.pop(on: stack, at: place, in: graph))
        queueCompletion(of: step)
    }

    /// Removes everything above a member of the stack.
    private mutating func pop(upTo id: ControllerID, on stack: ControllerID, step: Step) {
        var transition = newTransition(.pop, at: .inside(stack))
        var removed: [ControllerID] = []
        while let top = world[stack].members.last, top != id {
            world[stack].members.removeLast()
            removed.append(top)
        }
        removed.reverse()
        sendAway(removed, from: stack, transition: &transition, mayReturn: step.interaction == .cancelled)
        queueMembers(transition, of: stack, step: step, appended: 0, removed: removed)
    }

    mutating func setStack(on stack: ControllerID, to members: [ControllerID], step: Step) {
        guard isPlaced(stack, shows: .top) else { return }
        let wanted = Set(members)
        if wanted.count < members.count {
            return stop(PushedTwice.repeated(on: stack, at: place, in: graph))
        }
        for member in members where refusesAsChild(member, of: stack) { return }
        let before = world[stack].members
        let isKnown = members.last.map { world[$0].stack == stack } ?? true
        var transition = newTransition(isKnown ? .pop : .push, at: .inside(stack))
        world[stack].members = members
        sendAway(before.filter { !wanted.contains($0) }, from: stack, transition: &transition, mayReturn: false)
        for member in members {
            if world[member].stack != stack { join(member, stack: stack) }
            if member != members.last { cover(member, on: stack) }
        }
        queueMembers(transition, of: stack, step: step, appended: 0, removed: [])
    }

    // MARK: Moves of members

    /// A new member gets willMove at once; didMove waits until it has appeared.
    private mutating func join(_ id: ControllerID, stack: ControllerID) {
        build(id)
        leaveOtherParent(id, for: stack)
        world[id].stack = stack
        if world[id].parent == nil { world.append(id, to: stack) }
        world[id].owesDidMove = true
        send(.willMove, to: id, argument: stack, cause: .container(stack), facts: .stackMoves)
    }

    /// A member below the top gets its didMove now.
    private mutating func cover(_ id: ControllerID?, on stack: ControllerID) {
        guard let id, world[id].owesDidMove else { return }
        world[id].owesDidMove = false
        send(.didMove, to: id, argument: stack, cause: .container(stack), facts: .stackMoves)
    }

    /// Visible members leave when the transition ends, others at once. `mayReturn` is for a gesture that is cancelled.
    private mutating func sendAway(
        _ removed: [ControllerID], from container: ControllerID, transition: inout Transition, mayReturn: Bool
    ) {
        for id in removed { world[id].stack = nil }
        for id in removed where !isOver {
            let isShown = isLive(container) && world[container].displayed.contains(id)
            if mayReturn, !isShown { continue }
            send(.willMove, to: id, argument: nil, cause: .container(container), facts: .stackMoves)
            if isShown {
                transition.ending.leaving.append(id)
            } else {
                leave(id, container: container, facts: .stackMoves)
            }
        }
    }

    /// Sends didMove(nil) and releases the controller.
    mutating func leave(_ id: ControllerID, container: ControllerID, facts: FactSet) {
        guard world[id].parent == container else { return }
        world.unlink(id)
        if world.superview(of: id) == container { world.takeOut(id) }
        world[id].owesDidMove = false
        send(.didMove, to: id, argument: nil, cause: .container(container), facts: facts)
        release(id)
    }

    // MARK: Transitions of members

    /// Whether a container sends appearance callbacks for what changes in it.
    func isLive(_ container: ControllerID) -> Bool {
        world[container].state != .disappeared || world.isInWindow(container)
    }

    mutating func queueMembers(
        _ transition: Transition, of container: ControllerID, step: Step, appended: Int, removed: [ControllerID]
    ) {
        var transition = transition
        world[container].version &+= 1
        transition.completion = step.completion
        if step.interaction == .cancelled {
            transition.isCancelled = true
            transition.ending.undo = Transition.Undo(
                container: container, version: world[container].version, appended: appended, removed: removed)
        }
        let isLive = isLive(container)
        if !isLive { showTarget(of: container) }
        // Only a visible transition takes time.
        let isAnimated = isLive && step.isAnimated
        if isAnimated { countAnimation(in: container, transition: &transition) }
        queues.commit.append(.transition(transition, isAnimated: isAnimated))
    }

    private mutating func countAnimation(in container: ControllerID, transition: inout Transition) {
        if world[container].animations > 0, world.shows(container) == .top {
            reportOnce(diagnostic: UnbalancedAppearance.overlap(in: container, at: place, in: graph))
        }
        world[container].animations += 1
        transition.ending.animated = container
    }

    /// Shows the new members of a container that is off screen, without a transition.
    mutating func showTarget(of container: ControllerID) {
        let target = world.target(of: container)
        for id in world[container].displayed where !target.contains(id) && world.superview(of: id) == container {
            world.takeOut(id)
        }
        world[container].displayed = target
    }

    /// A step without effect still runs its completion.
    mutating func queueCompletion(of step: Step) {
        guard !step.completion.isEmpty else { return }
        var transition = newTransition(.byHand, at: .window)
        transition.completion = step.completion
        queues.commit.append(.transition(transition, isAnimated: false))
    }
}

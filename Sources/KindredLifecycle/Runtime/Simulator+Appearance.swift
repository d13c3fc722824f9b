import KindredGraph

/// Begins and ends of appearance transitions, and how they reach what a container shows.
extension Simulator {
    mutating func newTransition(_ operation: Operation, at place: Transition.Place) -> Transition {
        lastSerial += 1
        var transition = Transition(serial: lastSerial, operation: operation, at: place, context: context)
        if case .inside(let container) = place, world.isPerhapsCovered(container) {
            transition.facts.formUnion(.ownStyle)
        }
        return transition
    }

    // MARK: Begin

    /// Begins a transition of a controller and of the children that it shows.
    mutating func begin(
        _ id: ControllerID, appearing: Bool, transition: inout Transition, cause: Event.Cause, facts: FactSet
    ) {
        guard !isOver, world[id].passedBy != transition.serial else { return }
        if world[id].isCovered, let follower = follower(of: id) {
            return begin(
                follower, appearing: appearing, transition: &transition, cause: .forwarded(from: id),
                facts: facts.union(.follower))
        }
        let isOpen = world[id].openBegins > 0
        if !isOpen, world[id].state == (appearing ? .appeared : .disappeared) {
            world[id].passedBy = transition.serial
            return
        }
        transition.begun.append(id)
        if isOpen, world[id].isTowardsAppearing == appearing {
            // This transition takes over what another one began. A begin by hand stays open and needs one more end.
            if transition.isByHand || !inFlight.contains(world[id].holder) { world[id].openBegins += 1 }
            if !transition.isByHand { world[id].holder = transition.serial }
        } else {
            turnRound(id, appearing: appearing, holder: transition.serial, cause: cause, facts: facts)
        }
        forwardBegin(from: id, appearing: appearing, transition: &transition)
    }

    /// The will callback, with a single begin open from now on.
    mutating func turnRound(
        _ id: ControllerID, appearing: Bool, holder: Int32, cause: Event.Cause, facts: FactSet
    ) {
        world[id].openBegins = 1
        world[id].isTowardsAppearing = appearing
        world[id].holder = holder
        if appearing {
            world[id].hasBegun = true
            world[id].appearingIn = holder
        }
        sendAppearance(appearing ? .viewWillAppear : .viewWillDisappear, to: id, cause: cause, facts: facts)
    }

    mutating func forwardBegin(from id: ControllerID, appearing: Bool, transition: inout Transition) {
        guard spend(world[id].childCount), enter() else { return }
        let facts = transition.facts.union(.forwarding)
        for child in world.shown(in: id) {
            begin(child, appearing: appearing, transition: &transition, cause: .forwarded(from: id), facts: facts)
        }
        if let follower = follower(of: id) {
            let facts = transition.facts.union(.follower)
            begin(follower, appearing: appearing, transition: &transition, cause: .forwarded(from: id), facts: facts)
        }
        depth -= 1
    }

    /// A controller presented in a context gets its presenter's appearances, unless it is itself being presented or dismissed.
    private func follower(of id: ControllerID) -> ControllerID? {
        guard let presented = world[id].presented, world.usesContext(presented),
            world[presented].modalTransitions == 0
        else { return nil }
        return presented
    }

    // MARK: End

    /// Ends the transition of a controller and of the children that it shows then.
    mutating func end(
        _ id: ControllerID, appearing: Bool, transition: inout Transition, cause: Event.Cause, facts: FactSet
    ) {
        guard !isOver, world[id].passedBy != transition.serial else { return }
        if world[id].isCovered, let follower = follower(of: id) {
            return end(
                follower, appearing: appearing, transition: &transition, cause: .forwarded(from: id),
                facts: facts.union(.follower))
        }
        if world[id].openBegins == 0 {
            guard endWithoutBegin(id, appearing: appearing, transition: &transition, cause: cause, facts: facts) else {
                return
            }
        } else if world[id].holder != transition.serial, inFlight.contains(world[id].holder) {
            // Another transition has taken over and will end it.
            return
        } else {
            let isOwn = world[id].holder == transition.serial
            close(id, transition: &transition, cause: cause, facts: facts)
            // What is still open was begun by hand.
            if isOwn { world[id].holder = 0 }
        }
        forwardEnd(from: id, appearing: appearing, transition: &transition)
    }

    /// One end; the last one sends the did callback of the last direction.
    mutating func close(_ id: ControllerID, transition: inout Transition, cause: Event.Cause, facts: FactSet) {
        world[id].openBegins -= 1
        guard world[id].openBegins == 0 else { return }
        if !world[id].isTowardsAppearing {
            sendAppearance(.viewDidDisappear, to: id, cause: cause, facts: facts)
        } else if transition.needsWindow, !world.isInWindow(id) {
            // Its view has been taken out in the meantime.
            vanish(id, transition: &transition, cause: cause, facts: facts)
        } else {
            sendAppearance(.viewDidAppear, to: id, cause: cause, facts: facts)
        }
    }

    /// Whether an end has an effect on a controller without a begin.
    private mutating func endWithoutBegin(
        _ id: ControllerID, appearing: Bool, transition: inout Transition, cause: Event.Cause, facts: FactSet
    ) -> Bool {
        if appearing {
            // It was begun, and another transition has ended it.
            if world[id].appearingIn == transition.serial { return false }
            if world[id].state == .appeared, world[id].hasBegun { return false }
            sendAppearance(.viewDidAppear, to: id, cause: cause, facts: facts.union(.notBegun))
            return true
        }
        if world[id].state == .disappeared { return false }
        vanish(id, transition: &transition, cause: cause, facts: facts)
        return false
    }

    /// Makes a controller and the children that it shows disappear at once.
    mutating func vanish(_ id: ControllerID, transition: inout Transition, cause: Event.Cause, facts: FactSet) {
        begin(id, appearing: false, transition: &transition, cause: cause, facts: facts)
        end(id, appearing: false, transition: &transition, cause: cause, facts: facts)
    }

    mutating func forwardEnd(from id: ControllerID, appearing: Bool, transition: inout Transition) {
        guard spend(world[id].childCount), enter() else { return }
        let facts = transition.facts.union(.forwarding)
        for child in world.shown(in: id) {
            end(child, appearing: appearing, transition: &transition, cause: .forwarded(from: id), facts: facts)
        }
        if let follower = follower(of: id) {
            let facts = transition.facts.union(.follower)
            end(follower, appearing: appearing, transition: &transition, cause: .forwarded(from: id), facts: facts)
        }
        depth -= 1
    }
}

import KindredGraph

/// The will-halves and did-halves of transitions, as the rows of the table have them.
extension Simulator {
    mutating func performWill(_ transition: inout Transition) {
        inFlight.insert(transition.serial)
        for id in transition.new { loadShown(id) }
        perform(transition.row.will, transition: &transition)
        for id in transition.new { putIn(id, transition: transition) }
        putInShown(transition)
        sendIsAppearing(&transition)
    }

    /// The did-half.
    mutating func finish(_ transition: Transition) {
        var transition = transition
        context = transition.context
        forgetGone(&transition)
        undo(&transition)
        clearLinks(transition)
        perform(transition.isCancelled ? transition.row.cancelled : transition.row.did, transition: &transition)
        endOrphans(&transition)
        inFlight.remove(transition.serial)
        finishMoves(&transition)
        complete(transition)
    }

    mutating func perform(_ entries: [Row.Entry], transition: inout Transition) {
        for entry in entries {
            for id in entry.party == .old ? transition.old : transition.new where !isOver {
                perform(entry.callback, on: id, transition: &transition)
            }
        }
    }

    private mutating func perform(_ callback: Callback, on id: ControllerID, transition: inout Transition) {
        switch callback {
        case .viewWillAppear: begin(id, appearing: true, transition: &transition, cause: .step, facts: transition.facts)
        case .viewWillDisappear:
            begin(id, appearing: false, transition: &transition, cause: .step, facts: transition.facts)
        case .viewDidAppear:
            sendIsAppearing(&transition)
            end(id, appearing: true, transition: &transition, cause: .step, facts: transition.facts)
        case .viewDidDisappear:
            takeOut(id, transition: transition)
            end(id, appearing: false, transition: &transition, cause: .step, facts: transition.facts)
        default: break
        }
    }

    /// Sends viewIsAppearing to all that are about to appear, from the outer to the inner.
    private mutating func sendIsAppearing(_ transition: inout Transition) {
        for id in transition.begun where world[id].owesIsAppearing && world[id].state == .appearing {
            // Start pages may be many, and none of them is in a window.
            guard world.isInWindow(id) else { continue }
            world[id].owesIsAppearing = false
            let container = transition.new.contains(id) ? nil : world[id].parent
            send(.viewIsAppearing, to: id, cause: container.map { .forwarded(from: $0) } ?? .step, facts: .isAppearing)
        }
    }

    /// Ends what a transition began and no did callback has reached, because its container shows it no more.
    private mutating func endOrphans(_ transition: inout Transition) {
        for id in transition.begun where world[id].holder == transition.serial && world[id].openBegins > 0 {
            close(id, transition: &transition, cause: .step, facts: transition.facts)
        }
    }

    // MARK: Views

    /// The view of one that comes enters its place, and so do those of what it shows.
    private mutating func putIn(_ id: ControllerID, transition: Transition) {
        switch transition.place {
        case .inside(let container): world.put(id, into: container)
        case .presentation(let presenter, _):
            if id == presenter { world[id].isCovered = false } else { world[id].isHosted = true }
        case .window: world[id].isHosted = true
        }
    }

    private mutating func putInShown(_ transition: Transition) {
        for inner in transition.begun where world[inner].state == .appearing {
            guard let parent = world[inner].parent, world.shows(parent) != .subviews,
                world.superview(of: inner) != parent
            else { continue }
            if world.shown(in: parent).contains(inner) { world.put(inner, into: parent) }
        }
    }

    /// The view of one that goes leaves its place.
    private mutating func takeOut(_ id: ControllerID, transition: Transition) {
        switch transition.place {
        case .inside(let container): if world.superview(of: id) == container { world.takeOut(id) }
        case .presentation(let presenter, let covers):
            if id != presenter { world.takeOut(id) } else if covers { world[id].isCovered = true }
        case .window: world.takeOut(id)
        }
    }
}

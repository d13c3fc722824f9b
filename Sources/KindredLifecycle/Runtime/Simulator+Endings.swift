import KindredGraph

/// The work of a did-half besides callbacks, and the checks at the end of a scenario.
extension Simulator {
    /// The difference between what a container shows and what it should show, when a turn is committed.
    mutating func refresh(_ transition: inout Transition) {
        refreshDismissal(&transition)
        guard case .inside(let container) = transition.place else { return }
        switch world.shows(container) {
        case .top, .selection, .pages: break
        case .columns, .subviews: return
        }
        guard isLive(container) else { return showTarget(of: container) }
        let (before, after) = (world[container].displayed, world.target(of: container))
        world[container].displayed = after
        transition.old = before.filter { !after.contains($0) }
        transition.new = after.filter { !before.contains($0) }
    }

    /// Restores what a cancelled gesture has changed, before any callback.
    mutating func undo(_ transition: inout Transition) {
        guard transition.isCancelled, let undo = transition.ending.undo else { return }
        let container = undo.container
        guard world[container].version == undo.version else {
            // The app has changed the members in the meantime, so there is nothing to restore.
            transition.isCancelled = false
            return
        }
        world[container].version &+= 1
        world[container].members.removeLast(min(undo.appended, world[container].members.count))
        world[container].members += undo.removed
        if let selected = undo.selected { world[container].selected = selected }
        if world.shows(container) == .top {
            for id in undo.removed { world[id].stack = container }
            for id in transition.ending.coming { world[id].stack = nil }
        }
        world[container].displayed = world.target(of: container)
    }

    /// Sends didMove to new members; members that leave lose their parent and are released.
    mutating func finishMoves(_ transition: inout Transition) {
        for id in transition.begun where world[id].owesDidMove && world[id].state == .appeared {
            guard let parent = world[id].parent else { continue }
            world[id].owesDidMove = false
            let facts: FactSet = world.shows(parent) == .pages ? .pageMoves : .topWaits
            send(.didMove, to: id, argument: parent, cause: .container(parent), facts: facts)
        }
        if case .inside(let container) = transition.place {
            if transition.isCancelled {
                for id in transition.ending.coming { comeInVain(id, container: container) }
            } else {
                for id in transition.ending.leaving where !world.keeps(container, id: id) {
                    leave(id, container: container, facts: world.shows(container) == .pages ? .pageMoves : .stackMoves)
                }
            }
        }
        for id in transition.ending.modal { world[id].modalTransitions = max(0, world[id].modalTransitions - 1) }
        for id in transition.ending.dismissed + transition.ending.replaced { release(id) }
        if let container = transition.ending.animated {
            world[container].animations = max(0, world[container].animations - 1)
        }
    }

    private mutating func comeInVain(_ id: ControllerID, container: ControllerID) {
        send(.willMove, to: id, argument: nil, cause: .container(container), facts: .cameInVain)
        leave(id, container: container, facts: .cameInVain)
    }

    /// Runs the completion's steps, and reports if they keep an unfinished transition.
    mutating func complete(_ transition: Transition) {
        perform(transition.completion)
        guard !isOver, let (container, from, to) = transition.ending.unfinished else { return }
        let isKept = world[to].parent == container
        if isKept || world[from].parent != container {
            reportOnce(
                diagnostic: UnfinishedTransitionKept.found(from: from, to: to, isKept: isKept, at: place, in: graph)
            )
        } else {
            putBack(from, instead: to, in: container)
        }
    }

    /// The old controller is shown as before, without any known callback.
    private mutating func putBack(_ from: ControllerID, instead to: ControllerID, in container: ControllerID) {
        if world.superview(of: to) == container {
            world.takeOut(to)
            setSilently(to, state: .disappeared)
        }
        if world.superview(of: from) == nil {
            world.put(from, into: container)
            if world.isInWindow(container) { setSilently(from, state: .appeared) }
        }
    }

    private mutating func setSilently(_ id: ControllerID, state: AppearanceState) {
        guard world[id].openBegins == 0, world[id].state != state, enter() else { return }
        world[id].state = state
        world[id].hasBegun = true
        world[id].didAppear = nil
        for child in world.shown(in: id) { setSilently(child, state: state) }
        depth -= 1
    }

    // MARK: At the end

    /// Reports what is wrong in the state after everything has settled.
    mutating func checkAtEnd() {
        for id in Array(world.touched) {
            let instance = world[id]
            if let parent = instance.parent, instance.addedBy >= 0 {
                context.step = instance.addedBy
                reportOnce(
                    about: id, diagnostic: MissingDidMove.found(child: id, parent: parent, at: place, in: graph))
            }
            if instance.openBegins > 0 {
                context.step = instance.begunBy
                reportOnce(about: id, diagnostic: OpenAppearance.found(child: id, at: place, in: graph))
            }
            if let owner = world.superview(of: id), world[id].parent != owner {
                context.step = instance.viewPutBy
                reportOnce(about: id, diagnostic: ViewWithoutChild.found(id, in: owner, at: place, in: graph))
            }
        }
        context.step = -1
    }

    /// A second viewDidAppear with nothing in between (R81).
    mutating func noteDidAppear(_ id: ControllerID, cause: Event.Cause) {
        let origin = Instance.Origin(step: context.step, cause: cause)
        if let first = world[id].didAppear {
            reportOnce(
                about: id,
                diagnostic: DoubleDidAppear.found(
                    id: id, first: first, second: origin, places: (place(ofStep: first.step), place), in: graph))
        }
        world[id].didAppear = origin
    }
}

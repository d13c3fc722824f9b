import KindredGraph

/// addSubview, removeFromSuperview.
extension Simulator {
    mutating func addSubview(_ child: ControllerID, in owner: ControllerID) {
        if let parent = world[child].parent, parent != owner {
            return stop(HierarchyInconsistency.addSubview(child, in: owner, parent: parent, at: place, in: graph))
        }
        guard spend(5 * world.depth(of: owner)) else { return }
        if world.isInside(owner, outer: child) {
            return stop(InvalidStep.viewInsideItself(child, owner: owner, at: place, in: graph))
        }
        load(owner, cause: .step)
        build(child)
        load(child, cause: .step)
        guard !isOver, world.superview(of: child) != owner else { return }
        let wasInWindow = world.isInWindow(child)
        world[child].isHosted = false
        world.put(child, into: owner)
        world[child].viewPutBy = context.step
        guard !wasInWindow, sendsForView(child, in: owner) else { return }
        appearByView(child, in: owner)
    }

    /// viewWillAppear inside the call; viewDidAppear in the commit, unless the parent, which is appearing, will send it.
    private mutating func appearByView(_ child: ControllerID, in owner: ControllerID) {
        var transition = newTransition(.addSubview, at: .inside(owner))
        transition.new = [child]
        let leavesItToParent = world[child].parent == owner && world[owner].state == .appearing
        if leavesItToParent { transition.facts.formUnion(.leftToParent) }
        world[child].hasBegun = false
        sendAppearance(.viewWillAppear, to: child, cause: .step, facts: transition.facts)
        forwardBegin(from: child, appearing: true, transition: &transition)
        world[child].owesDidAppear = true
        if !leavesItToParent { inFlight.insert(transition.serial) }
        transition.leavesItToParent = leavesItToParent
        queues.commit.append(.didAppear(transition))
    }

    mutating func finishAddSubview(_ transition: Transition) {
        var transition = transition
        context = transition.context
        inFlight.remove(transition.serial)
        for id in transition.new where world[id].owesDidAppear {
            world[id].owesDidAppear = false
            sendIsAppearing(to: id, cause: .step)
            for inner in transition.begun { sendIsAppearing(to: inner, cause: .forwarded(from: id)) }
            if transition.leavesItToParent { continue }
            sendAppearance(.viewDidAppear, to: id, cause: .step, facts: transition.facts)
            forwardEnd(from: id, appearing: true, transition: &transition)
        }
    }

    mutating func removeFromSuperview(_ child: ControllerID) {
        let owner = world.superview(of: child)
        guard owner != nil || world[child].isHosted else { return }
        guard world.isInWindow(child), sendsForView(child, in: owner), world[child].state != .disappeared else {
            return world.takeOut(child)
        }
        var transition = newTransition(.removeFromSuperview, at: owner.map { .inside($0) } ?? .window)
        sendAppearance(.viewWillDisappear, to: child, cause: .step, facts: transition.facts)
        forwardBegin(from: child, appearing: false, transition: &transition)
        world.takeOut(child)
        sendAppearance(.viewDidDisappear, to: child, cause: .step, facts: transition.facts)
        forwardEnd(from: child, appearing: false, transition: &transition)
    }

    /// Whether adding or removing a view sends callbacks to its controller.
    private mutating func sendsForView(_ child: ControllerID, in owner: ControllerID?) -> Bool {
        if let owner, !world.isInWindow(owner) { return false }
        if world[child].openBegins > 0 { return false }
        guard let parent = world[child].parent, world.forwardsByHand(parent) else { return true }
        reportOnce(about: child, diagnostic: ChildNeverForwarded.byView(child, in: parent, at: place, in: graph))
        return false
    }

    /// Reports the children that a container which forwards by hand has left out, after it has appeared or disappeared.
    mutating func checkForwarding(by id: ControllerID) {
        guard !isOver, world.shows(id) == .subviews, world[id].firstChild != nil, world.forwardsByHand(id) else {
            return
        }
        let isAppeared = world[id].state == .appeared
        let reached: [AppearanceState] = isAppeared ? [.appearing, .appeared] : [.disappearing, .disappeared]
        for child in world.subviews(of: id) where !reached.contains(world[child].state) {
            reportOnce(
                about: child,
                diagnostic: ChildNeverForwarded.found(child, in: id, appearing: isAppeared, at: place, in: graph))
        }
    }
}

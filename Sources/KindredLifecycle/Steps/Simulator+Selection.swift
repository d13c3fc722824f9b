import KindredGraph

/// select, turn.
extension Simulator {
    mutating func select(_ id: ControllerID, by selection: Step.Selection, step: Step) {
        guard let container = world[id].parent, world.shows(container) == .selection else {
            return stop(InvalidStep.notPlaced(id, at: place, in: graph))
        }
        if !graph.isShown(id) {
            reportOnce(diagnostic: StepWithoutEffect.selectButton(id, at: place, in: graph))
            return queueCompletion(of: step)
        }
        let before = world[container].selected
        if before == id { return selectAgain(id, by: selection, step: step) }
        world[container].selected = id
        world[container].version &+= 1
        var transition = newTransition(.select, at: .inside(container))
        transition.completion = step.completion
        if step.interaction == .cancelled {
            transition.isCancelled = true
            transition.ending.undo = Transition.Undo(
                container: container, version: world[container].version, selected: before)
        }
        let isLive = isLive(container)
        if !isLive { showTarget(of: container) }
        // Only an interactive selection takes time.
        queues.commit.append(.transition(transition, isAnimated: isLive && step.interaction != nil))
    }

    /// A tap on the selected tab pops its stack to the root (D09); a swipe has no effect.
    private mutating func selectAgain(_ id: ControllerID, by selection: Step.Selection, step: Step) {
        if selection == .tap, step.interaction == nil {
            guard world.shows(id) == .top, world[id].members.count > 1 else { return queueCompletion(of: step) }
            var step = step
            step.isAnimated = true
            return popToRoot(on: id, step: step)
        }
        reportOnce(diagnostic: StepWithoutEffect.select(id, at: place, in: graph))
        queueCompletion(of: step)
    }

    mutating func turn(_ page: ControllerID, to id: ControllerID, step: Step) {
        guard isPlaced(page, shows: .pages), !refusesAsChild(id, of: page) else { return }
        let before = world[page].members
        if before == [id] {
            reportOnce(diagnostic: StepWithoutEffect.turn(page, to: id, at: place, in: graph))
            return queueCompletion(of: step)
        }
        var transition = newTransition(graph.pageTransition(page) == .scroll ? .scroll : .curl, at: .inside(page))
        world[page].members = [id]
        let isNew = !before.contains(id)
        if isNew {
            joinPage(id, page: page)
            transition.ending.coming = [id]
        }
        for old in before where old != id {
            send(.willMove, to: old, argument: nil, cause: .container(page), facts: .pageMoves)
            if isLive(page) {
                transition.ending.leaving.append(old)
            } else {
                leave(old, container: page, facts: .pageMoves)
            }
        }
        queueMembers(transition, of: page, step: step, appended: 1, removed: before)
    }

    private mutating func joinPage(_ id: ControllerID, page: ControllerID) {
        build(id)
        leaveOtherParent(id, for: page)
        if world[id].parent == nil { world.append(id, to: page) }
        world[id].owesDidMove = true
        send(.willMove, to: id, argument: page, cause: .container(page), facts: .pageMoves)
    }

    /// The pages that a page view controller has in its viewDidLoad: they appear at once, before it does (D25).
    mutating func setStartPages(_ pages: [ControllerID], of page: ControllerID) {
        guard !pages.isEmpty else { return }
        let outer = context
        world[page].members = pages
        world[page].displayed = pages
        for id in pages { joinPage(id, page: page) }
        var transition = newTransition(.startPages, at: .inside(page))
        transition.new = pages
        transition.needsWindow = false
        performWill(&transition)
        finish(transition)
        context = outer
    }
}

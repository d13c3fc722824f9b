import KindredGraph

/// addChild, removeFromParent, willMove, didMove.
extension Simulator {
    mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
        guard world.shows(parent) == .subviews else {
            return stop(InvalidStep.wrongContainer(parent, at: place, in: graph))
        }
        build(parent)
        guard !refusesAsChild(child, of: parent) else { return }
        let owner = world.superview(of: child)
        if let owner, owner != parent, world[child].parent != parent {
            return stop(HierarchyInconsistency.addChild(child, to: parent, viewOf: owner, at: place, in: graph))
        }
        if owner == parent, world[child].parent != parent {
            reportOnce(about: child, diagnostic: SubviewBeforeChild.found(child, in: parent, at: place, in: graph))
        }
        leaveOtherParent(child, for: parent)
        world.unlink(child)
        world.append(child, to: parent)
        world[child].addedBy = context.step
        world[child].wasAskedToLeave = false
        send(.willMove, to: child, argument: parent, cause: .step, facts: .addChild)
    }

    mutating func removeFromParent(_ child: ControllerID) {
        guard let parent = world[child].parent else {
            return reportOnce(diagnostic: StepWithoutEffect.removeFromParent(child, at: place, in: graph))
        }
        if !world[child].wasAskedToLeave {
            reportOnce(
                about: child,
                diagnostic: MissingWillMoveNil.found(child: child, parent: parent, at: place, in: graph))
        }
        detach(child, from: parent)
        send(.didMove, to: child, argument: nil, cause: .step, facts: .removeFromParent)
    }

    mutating func willMove(_ child: ControllerID, to parent: ControllerID?) {
        if let parent {
            reportOnce(
                about: child,
                diagnostic: RedundantWillMove.found(child: child, parent: parent, at: place, in: graph))
        } else {
            world[child].wasAskedToLeave = true
        }
        send(.willMove, to: child, argument: parent, cause: .step, facts: .addChild)
    }

    mutating func didMove(_ child: ControllerID, to parent: ControllerID?) {
        if parent == nil {
            reportOnce(about: child, diagnostic: RedundantDidMoveNil.found(child: child, at: place, in: graph))
        } else if parent == world[child].parent {
            world[child].addedBy = -1
            world[child].owesDidMove = false
        }
        send(.didMove, to: child, argument: parent, cause: .step, facts: .addChild)
    }

    // MARK: Parents

    /// Whether UIKit refuses a controller as a child, which ends the scenario.
    mutating func refusesAsChild(_ child: ControllerID, of parent: ControllerID) -> Bool {
        build(child)
        var (isInside, depth) = (false, 0)
        for container in world.climb(from: parent) {
            if container == child { isInside = true }
            depth += 1
        }
        if !spend(depth) {
            return true
        } else if isInside {
            stop(InvalidStep.insideItself(child, parent: parent, at: place, in: graph))
        } else if let presenter = world[child].presenting {
            stop(HierarchyInconsistency.presented(child, by: presenter, at: place, in: graph))
        } else if world[child].isVisibleRoot {
            stop(RootAsChild.found(child: child, of: parent, at: place, in: graph))
        } else {
            return false
        }
        return true
    }

    /// A child of another parent leaves that first (R4).
    mutating func leaveOtherParent(_ child: ControllerID, for parent: ControllerID) {
        guard let old = world[child].parent, old != parent else { return }
        reportOnce(
            about: child, diagnostic: ChildMoved.found(child: child, from: old, to: parent, at: place, in: graph))
        if !world[child].wasAskedToLeave {
            send(.willMove, to: child, argument: nil, cause: .container(old), facts: .movedAway)
        }
        detach(child, from: old)
        send(.didMove, to: child, argument: nil, cause: .container(old), facts: .movedAway)
    }

    /// Removes a child from its parent, and from its stack, tabs or pages.
    private mutating func detach(_ child: ControllerID, from parent: ControllerID) {
        world.unlink(child)
        world[child].addedBy = -1
        world[child].wasAskedToLeave = false
        world[child].owesDidMove = false
        world[child].stack = nil
        guard world.shows(parent) != .subviews else { return }
        world[parent].version &+= 1
        world[parent].members.removeAll { $0 == child }
        if world[parent].selected == child {
            world[parent].selected =
                world.children(of: parent).first(where: graph.isShown) ?? world[parent].firstChild
        }
        if isLive(parent) {
            queues.commit.append(.transition(newTransition(.pop, at: .inside(parent)), isAnimated: false))
        } else {
            showTarget(of: parent)
        }
    }

    /// Whether a step can run on a container: it has the right kind and has been built.
    mutating func isPlaced(_ id: ControllerID, shows: KindDefinition.Shown) -> Bool {
        if world.shows(id) != shows {
            stop(InvalidStep.wrongContainer(id, at: place, in: graph))
        } else if !world[id].isBuilt {
            stop(InvalidStep.notPlaced(id, at: place, in: graph))
        } else {
            return true
        }
        return false
    }
}

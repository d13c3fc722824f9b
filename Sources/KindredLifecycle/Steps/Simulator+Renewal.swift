import KindredGraph

/// A setRoot to the family that the window already shows: for a while there are two instances of each id.
///
/// UIKit doesn't know families, so the order is that of any other root. While the old root disappears, ids mean the old
/// instances, even in its hooks. What they begin there ends with them.
extension Simulator {
    mutating func setRootAnew(_ root: ControllerID, of window: WindowID) {
        // The app retains the current instance and sets it again.
        if world[root].isRetained {
            return reportOnce(diagnostic: StepWithoutEffect.setRoot(window, at: place, in: graph))
        }
        if renewal != nil { return stop(InvalidStep.setRootInside(window, at: place, in: graph)) }
        if let presented = world[root].above.first {
            reportOnce(
                diagnostic: RootReplacedUnderPresentation.found(
                    old: root, presented: presented, at: place, in: graph))
        }
        guard spend(world.ids.count) else { return }
        lastSerial += 1
        lastRenewal = lastSerial
        guard world.isVisible(window) else {
            if world[root].isBuilt { letGo(of: root) }
            return build(root)
        }
        var (going, coming) = (newTransition(.setRoot, at: .window), newTransition(.setRoot, at: .window))
        going.old = [root]
        coming.new = [root]
        let held = world.held(by: root)
        guard spend(8 * held.count) else { return }
        renewal = Renewal(aside: putAside(held))
        world[root].isVisibleRoot = true
        build(root)
        loadShown(root)
        exchange(with: root)
        disappear(&going)
        takeOver(from: root)
        performWill(&coming)
        queues.ends.append(coming)
    }

    /// The callbacks of the old root. What its hooks leave for later is dropped with the old instances, except for blocks.
    private mutating func disappear(_ transition: inout Transition) {
        let (commit, ends) = (queues.commit, queues.ends)
        (queues.commit, queues.ends) = (Queue(), Queue())
        inFlight.insert(transition.serial)
        perform(transition.row.will.filter { $0.party == .old }, transition: &transition)
        inFlight.remove(transition.serial)
        (queues.commit, queues.ends) = (commit, ends)
    }

    // MARK: Two instances

    /// Replaces all these with new instances, and returns the old ones.
    private mutating func putAside(_ ids: [ControllerID]) -> [ControllerID: Instance] {
        var aside: [ControllerID: Instance] = [:]
        for id in ids {
            let old = world[id]
            aside[id] = old
            world[id] = Instance(generation: old.generation &+ 1, born: lastRenewal, isRetained: old.isRetained)
        }
        return aside
    }

    /// The old instances come back for a while, and the new ones wait.
    private mutating func exchange(with root: ControllerID) {
        guard var aside = renewal?.aside else { return }
        for id in world.held(by: root) where aside[id] == nil { aside[id] = Instance() }
        for (id, old) in aside {
            aside[id] = world[id]
            world[id] = old
        }
        renewal?.aside = aside
    }

    /// The old instances are gone, and the new ones take their places.
    private mutating func takeOver(from root: ControllerID) {
        guard !isOver, let aside = renewal?.aside else { return }
        // A retained controller is released if the new family has its own.
        for (id, new) in aside where new.isBuilt { world[id].isRetained = false }
        letGo(of: root)
        for (id, new) in aside where new.isBuilt { world[id] = new }
        renewal = nil
    }

    /// Releases a root, with everything that it contains and presents.
    private mutating func letGo(of root: ControllerID) {
        let held = world.held(by: root)
        let presented = held.filter { world[$0].presenting != nil }
        for id in held {
            world[id].presented = nil
            world[id].presenting = nil
            world[id].presentation = nil
            world[id].above = []
            world[id].isHosted = false
            world[id].isVisibleRoot = false
        }
        for id in presented + [root] { release(id) }
        for id in held { world[id].born = lastRenewal }
    }

    /// Removes controllers from a transition whose instances have been released since it began.
    func forgetGone(_ transition: inout Transition) {
        let serial = transition.serial
        guard serial < lastRenewal else { return }
        func isGone(_ id: ControllerID) -> Bool { world[id].born > serial }
        transition.old.removeAll(where: isGone)
        transition.new.removeAll(where: isGone)
        transition.between.removeAll(where: isGone)
        transition.begun.removeAll(where: isGone)
        transition.ending.forget(isGone)
        if case .inside(let container) = transition.place, isGone(container) { transition.place = .window }
    }
}

extension Transition.Ending {
    fileprivate mutating func forget(_ isGone: (ControllerID) -> Bool) {
        dismissed.removeAll(where: isGone)
        leaving.removeAll(where: isGone)
        coming.removeAll(where: isGone)
        replaced.removeAll(where: isGone)
        modal.removeAll(where: isGone)
        if let container = undo?.container, isGone(container) { undo = nil }
        if let container = animated, isGone(container) { animated = nil }
        if let container = unfinished?.container, isGone(container) { unfinished = nil }
    }
}

extension Instance {
    fileprivate init(generation: Int32, born: Int32, isRetained: Bool) {
        self.generation = generation
        self.born = born
        self.isRetained = isRetained
    }
}

extension World {
    /// A root, everything that it contains and presents, and the members of its family that are kept outside containers.
    func held(by root: ControllerID) -> [ControllerID] {
        var held = [root]
        var known: Set<ControllerID> = [root]
        func add(_ id: ControllerID) { if known.insert(id).inserted { held.append(id) } }
        for id in ids where graph[id].family == graph[root].family {
            // A controller that isn't built is new anyway.
            if self[id].isBuilt, self[id].parent == nil, self[id].presenting == nil, !self[id].isRetained { add(id) }
        }
        var next = 0
        while next < held.count {
            for child in children(of: held[next]) { add(child) }
            if let presented = self[held[next]].presented { add(presented) }
            next += 1
        }
        return held
    }
}

import KindredGraph
import KindredYAML

/// Events, and the code in callbacks.
extension Simulator {
    /// Sends a callback, then runs its hooks.
    mutating func send(
        _ callback: Callback, to id: ControllerID, argument: ControllerID? = nil, cause: Event.Cause, facts: FactSet
    ) {
        guard !isOver else { return }
        record(.callback(id, callback, argument), cause: cause, facts: facts)
        if callback == .viewDidAppear { noteDidAppear(id, cause: cause) }
        let numbers = hooks.hooks(of: id, callback: callback)
        guard !numbers.isEmpty, enter() else { return }
        let outer = context
        for number in numbers where !isOver {
            context.hook = number
            perform(script.hooks[Int(number)].steps)
        }
        context = outer
        depth -= 1
    }

    mutating func record(_ what: Event.What, cause: Event.Cause, facts: FactSet) {
        if isSilent {
            silentEvents += 1
            // Building is as large as the graph.
            if silentEvents > eventLimit + 8 * graph.controllers.count {
                stopAtLimit(LimitExceeded.events(eventLimit, at: place))
            }
            return
        }
        var event = Event(
            what: what, step: context.step, hook: context.hook, turn: turn, cause: cause, facts: facts, depth: depth)
        if case .callback(let id, _, _) = what, renewal?.aside[id] != nil { event.instance = world[id].generation &+ 1 }
        trace.events.append(event)
        show(event)
        if trace.events.count >= eventLimit { stopAtLimit(LimitExceeded.events(eventLimit, at: place)) }
    }

    /// Enters one more level of nested events; false if that ends the scenario.
    mutating func enter() -> Bool {
        if depth >= LimitExceeded.maximumEventNesting {
            stopAtLimit(LimitExceeded.eventNesting(at: place))
            return false
        }
        depth += 1
        return !isOver
    }

    /// Changes a controller's state before the callback, which then runs in the new one.
    mutating func sendAppearance(_ callback: Callback, to id: ControllerID, cause: Event.Cause, facts: FactSet) {
        switch callback {
        case .viewWillAppear:
            load(id, cause: cause)
            world[id].state = .appearing
            world[id].owesIsAppearing = true
        case .viewDidAppear:
            sendIsAppearing(to: id, cause: cause)
            world[id].owesIsAppearing = false
            world[id].state = .appeared
        case .viewWillDisappear:
            world[id].state = .disappearing
            world[id].owesIsAppearing = false
            world[id].owesDidAppear = false
            world[id].didAppear = nil
        default:
            world[id].state = .disappeared
        }
        send(callback, to: id, cause: cause, facts: facts)
        if callback == .viewDidAppear || callback == .viewDidDisappear { checkForwarding(by: id) }
    }

    mutating func sendIsAppearing(to id: ControllerID, cause: Event.Cause) {
        guard world[id].owesIsAppearing, world.isInWindow(id) else { return }
        world[id].owesIsAppearing = false
        send(.viewIsAppearing, to: id, cause: cause, facts: .isAppearing)
    }
}

import KindredGraph

/// present.
extension Simulator {
    mutating func present(id: PresentationID, step: Step) {
        guard let root = graph[id].family.flatMap({ graph[$0].root }),
            let caller = graph[id].from ?? world.uppermost(below: root)
        else { return }
        let presenter = world.presenter(of: id, from: caller)
        guard spend(5 * world.chainLength(below: presenter)), mayPresent(root, on: presenter, from: caller) else {
            return
        }
        build(root)
        loadShown(root)
        guard !isOver else { return }
        let covers = graph[id].style.removesPresenterView
        var transition = newTransition(
            covers ? .presentCovering : .presentOver, at: .presentation(presenter: presenter, covers: covers))
        transition.old = covers ? [presenter] : []
        transition.new = [root]
        transition.completion = step.completion
        if graph[id].isStyleUnknown { transition.facts.formUnion(.ownStyle) }
        link(root, to: presenter, id: id)
        setModal([root, presenter], transition: &transition)
        if step.interaction == .cancelled {
            transition.isCancelled = true
            transition.ending.dismissed = [root]
        }
        // A sheet takes time even if it isn't animated (D12).
        queues.commit.append(.transition(transition, isAnimated: step.isAnimated || !covers))
    }

    /// The checks that UIKit makes, in its order (R56).
    private mutating func mayPresent(_ root: ControllerID, on presenter: ControllerID, from caller: ControllerID)
        -> Bool
    {
        let call = PresentCall(root: root, presenter: presenter, caller: caller, place: place, graph: graph)
        if let parent = world[root].parent {
            stop(PresentedHasParent.found(call: call, parent: parent))
        } else if root == presenter {
            stop(AlreadyPresented.onItself(call))
        } else if world[presenter].modalTransitions > 0 || world[root].modalTransitions > 0 {
            reportOnce(diagnostic: PresentationInProgress.present(call: call))
        } else if !world.isInWindow(presenter) {
            reportOnce(diagnostic: PresenterNotInWindow.found(call: call))
        } else if let presented = world[presenter].presented {
            reportOnce(diagnostic: AlreadyPresenting.found(call: call, presented: presented))
        } else {
            reportDetached(call)
            guard world[root].presenting == nil, !world[root].isVisibleRoot else {
                stop(AlreadyPresented.found(call: call, by: world[root].presenting))
                return false
            }
            return true
        }
        return false
    }

    private mutating func reportDetached(_ call: PresentCall) {
        let top = world.topmost(of: call.caller)
        if world[top].isVisibleRoot || world[top].presenting != nil { return }
        reportOnce(diagnostic: DetachedPresenter.found(call: call, top: top))
    }

    private mutating func link(_ root: ControllerID, to presenter: ControllerID, id: PresentationID) {
        world[presenter].presented = root
        world[root].presenting = presenter
        world[root].presentation = id
        world[world.topmost(of: presenter)].above.append(root)
    }

    /// Marks the controllers that take part in a presentation as busy until it ends.
    mutating func setModal(_ ids: [ControllerID], transition: inout Transition) {
        transition.ending.modal = ids
        for id in ids { world[id].modalTransitions += 1 }
    }
}

import KindredGraph

/// launch, setRoot, and how a scenario starts.
extension Simulator {
    mutating func launch(_ window: WindowID) {
        guard let root = world.root(of: window) else {
            return stop(InvalidStep.emptyWindow(window, at: place, in: graph))
        }
        if world.isVisible(window) {
            return reportOnce(diagnostic: StepWithoutEffect.launch(window, at: place, in: graph))
        }
        guard mayBeRoot(root) else { return }
        world.show(window)
        world[root].isVisibleRoot = true
        build(root)
        var transition = newTransition(.launch, at: .window)
        transition.new = [root]
        performWill(&transition)
        queues.ends.append(transition)
    }

    mutating func setRoot(_ window: WindowID, family: FamilyID) {
        guard let root = graph[family].root else { return }
        let old = world.root(of: window)
        if old == root { return setRootAnew(root, of: window) }
        guard mayBeRoot(root) else { return }
        world.setRoot(root, of: window)
        if let old, let presented = world[old].above.first {
            reportOnce(
                diagnostic: RootReplacedUnderPresentation.found(
                    old: old, presented: presented, at: place, in: graph))
        }
        build(root)
        var transition = newTransition(.setRoot, at: .window)
        transition.ending.replaced = old.map { [$0] } ?? []
        guard world.isVisible(window) else { return finish(transition) }
        transition.old = old.map { [$0] } ?? []
        transition.new = [root]
        if let old { world[old].isVisibleRoot = false }
        world[root].isVisibleRoot = true
        performWill(&transition)
        queues.ends.append(transition)
    }

    private mutating func mayBeRoot(_ root: ControllerID) -> Bool {
        if let parent = world[root].parent {
            refuse(root, reason: "it is a child of \(graph.phrase(for: parent))")
        } else if let presenter = world[root].presenting {
            refuse(root, reason: "\(graph.phrase(for: presenter)) presents it")
        } else if world[root].isVisibleRoot {
            refuse(root, reason: "it is the root of another one")
        } else {
            return true
        }
        return false
    }

    private mutating func refuse(_ root: ControllerID, reason: String) {
        stop(InvalidStep.notARoot(root, reason: reason, at: place, in: graph))
    }

    // MARK: Start

    /// Shows what is on screen when a scenario begins.
    mutating func start() {
        context = Transition.Context()
        guard let window = script.start.window else {
            for family in graph.familyIDs { if let root = graph[family].root { build(root) } }
            return
        }
        isSilent = true
        launch(window)
        commit()
        settle()
        for presentation in script.start.presented where !isOver {
            var step = Step(action: .present(presentation.presentation), place: presentation.place)
            step.isAnimated = false
            startPlace = presentation.place
            present(id: presentation.presentation, step: step)
            commit()
            settle()
        }
        startPlace = nil
        isSilent = false
        turn = 0
    }

    /// Whether building is left out of the trace: it is, unless the scenario starts with nothing on screen.
    var isBuildingSilent: Bool { script.start.window != nil }
}

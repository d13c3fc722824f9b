import KindredGraph

/// The state that scenarios of one thread share: most begin alike, which can be as much work as the graph is large.
struct Stage: Sendable {
    var world: World
    fileprivate var starts: [WindowID: Started] = [:]

    init(graph: ResolvedGraph) { world = World(graph: graph) }

    /// The state of a simulator after a start.
    fileprivate struct Started {
        let world: World.Saved
        let lastSerial: Int32
        let silentEvents: Int
        let work: Int
    }
}

extension Simulator {
    /// The window of a start that is the same in each scenario that begins with it.
    private var usualWindow: WindowID? {
        let start = script.start
        let isUsual =
            start.stacks.isEmpty && start.selected.isEmpty && start.pages.isEmpty && start.children.isEmpty
            && start.presented.isEmpty && start.retained.isEmpty && script.hooks.isEmpty
        return isUsual ? start.window : nil
    }

    /// Whether the start was done before, and is done again. One that could end at this scenario's limits isn't.
    mutating func restore(_ stage: inout Stage) -> Bool {
        guard let started = usualWindow.flatMap({ stage.starts[$0] }), started.silentEvents <= eventLimit,
            started.work <= workLimit
        else { return false }
        world.restore(started.world)
        (lastSerial, silentEvents, work) = (started.lastSerial, started.silentEvents, started.work)
        return true
    }

    /// Keeps a start for other scenarios, if it left nothing but the world behind.
    func keep(_ stage: inout Stage) {
        guard let window = usualWindow, stage.starts[window] == nil, !isOver, trace.events.isEmpty,
            trace.reported.isEmpty, reported.isEmpty, inFlight.isEmpty, renewal == nil, lastRenewal == 0
        else { return }
        stage.starts[window] = Stage.Started(
            world: world.saved, lastSerial: lastSerial, silentEvents: silentEvents, work: work)
    }
}

import KindredGraph

/// A moment of a run as claims look at it: the events so far, and the current hierarchy.
///
/// It shares its arrays with the run. Keeping one while the run continues copies them.
package struct Moment {
    /// All events so far, unfiltered.
    package let events: [Event]
    private let world: World

    init(events: [Event], world: World) {
        self.events = events
        self.world = world
    }

    /// The controllers that have had a part in the run, in the order of the graph.
    package var touched: [ControllerID] { world.touched }

    package func state(of id: ControllerID) -> AppearanceState { world[id].state }

    package func isLoaded(_ id: ControllerID) -> Bool { world[id].isLoaded }

    /// Whether its view is in a window.
    package func isInWindow(_ id: ControllerID) -> Bool { world.isInWindow(id) }

    /// The number of earlier instances that had the same id.
    package func generation(of id: ControllerID) -> Int { Int(world[id].generation) }

    /// The roots of the windows on screen, in the order of the windows.
    package var roots: [ControllerID] {
        world.graph.windowIDs.filter { world.isVisible($0) }.compactMap { world.root(of: $0) }
    }

    /// The controller that calls present with a root, if that is from any.
    package func uppermost(below root: ControllerID) -> ControllerID? { world.uppermost(below: root) }

    /// The selected tab.
    package func selected(of id: ControllerID) -> ControllerID? { world[id].selected }

    /// The root that a controller itself presents.
    package func ownPresented(of id: ControllerID) -> ControllerID? { world[id].presented }

    /// The presentation that shows the root of a family.
    package func presentation(of id: ControllerID) -> PresentationID? { world[id].presentation }

    /// The children, in order.
    package func children(of id: ControllerID) -> [ControllerID] { world.children(of: id) }

    /// The first children, up to a number.
    func children(of id: ControllerID, atMost count: Int) -> [ControllerID] {
        world.children(of: id, atMost: count)
    }

    package func answer(_ relation: Relation, of id: ControllerID) -> ControllerID? {
        switch relation.meaning {
        case .parent: world[id].parent
        case .nearest(let kind): world.nearest(kind: kind, above: id)
        case .presenting: world.presenting(id)
        case .presented: world.presented(id)
        }
    }
}

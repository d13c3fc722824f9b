import KindredCore

/// Who really presents: Resolution 4 of the language, over the parents and presenters of the moment.
extension World {
    func presenter(of id: PresentationID, from caller: ControllerID) -> ControllerID {
        if hierarchy[id].usesContext {
            return climb(from: caller).first { hierarchy[$0].definesContext } ?? topmost(of: caller)
        }
        var start = topmost(of: caller)
        var root = start
        // A family that a context shows in the middle of another does not cover the screen: that one's root presents.
        while let presenter = self[root].presenting, usesContext(root) {
            root = presenter
            if self[presenter].parent != nil {
                start = topmost(of: presenter)
                root = start
            }
        }
        return start
    }

    /// How many presentations there are below a controller, itself counted.
    func chainLength(below id: ControllerID) -> Int {
        sequence(first: id) { presenting($0) }.prefix(10_000).reduce(0) { count, _ in count + 1 }
    }

    /// Whether a controller's view would be in a window, were nothing to cover it.
    func isPlaceInWindow(_ id: ControllerID) -> Bool {
        isInWindow(id, evenIfCovered: true)
    }
}

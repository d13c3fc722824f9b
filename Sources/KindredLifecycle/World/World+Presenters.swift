import KindredGraph

/// The real presenter: Resolution 4 of the language, with the current parents and presenters.
extension World {
    func presenter(of id: PresentationID, from caller: ControllerID) -> ControllerID {
        if hierarchy[id].usesContext {
            return climb(from: caller).first { hierarchy[$0].definesContext } ?? topmost(of: caller)
        }
        var start = topmost(of: caller)
        var root = start
        // A family in another family's presentation context doesn't cover the screen, so the other family's root presents.
        while let presenter = self[root].presenting, usesContext(root) {
            root = presenter
            if self[presenter].parent != nil {
                start = topmost(of: presenter)
                root = start
            }
        }
        return start
    }

    /// The number of presentations below a controller, including its own.
    func chainLength(below id: ControllerID) -> Int {
        sequence(first: id) { presenting($0) }.prefix(10_000).reduce(0) { count, _ in count + 1 }
    }

    /// Whether a controller's view would be in a window if nothing covered it.
    func isPlaceInWindow(_ id: ControllerID) -> Bool {
        isInWindow(id, evenIfCovered: true)
    }
}

import KindredGraph

/// The real presenter: Resolution 4 of the language, with the current parents and presenters.
extension World {
    func presenter(of id: PresentationID, from caller: ControllerID) -> ControllerID {
        if graph[id].usesContext {
            return climb(from: caller).first { graph[$0].definesContext } ?? topmost(of: caller)
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

    /// The root of the uppermost family on screen, which calls what is from any.
    ///
    /// - Parameter root: What it presents, which may be there already.
    func uppermost(below root: ControllerID) -> ControllerID? {
        if let presenter = self[root].presenting { return topmost(of: presenter) }
        let first = graph.windowIDs.first { isVisible($0) }.flatMap { self.root(of: $0) }
        var top = first
        for _ in 0..<10_000 {
            guard let above = top.flatMap({ self[$0].above.last }) else { break }
            top = above
        }
        return top
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

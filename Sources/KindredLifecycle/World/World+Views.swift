import KindredGraph

/// The places of views.
extension World {
    /// The controller whose view contains a controller's view.
    func superview(of id: ControllerID) -> ControllerID? {
        guard let owner = self[id].superview, self[owner].generation == self[id].superviewGeneration else { return nil }
        return owner
    }

    mutating func put(_ id: ControllerID, into owner: ControllerID) {
        self[id].superview = owner
        self[id].superviewGeneration = self[owner].generation
    }

    mutating func takeOut(_ id: ControllerID) {
        self[id].superview = nil
        self[id].isHosted = false
    }

    /// Whether a controller's view is in a window.
    func isInWindow(_ id: ControllerID, evenIfCovered: Bool = false) -> Bool {
        var current = id
        // A controller presented in a context is in its presenter's place, even while the presenter's own view is out.
        var isPlace = evenIfCovered
        // Calls by hand can nest views in a ring.
        for _ in 0..<Self.maximumDepth {
            if self[current].isCovered, !isPlace { return false }
            isPlace = false
            if let owner = superview(of: current) {
                current = owner
            } else if self[current].isHosted {
                guard usesContext(current), let presenter = self[current].presenting else { return true }
                current = presenter
                isPlace = true
            } else {
                return false
            }
        }
        return false
    }

    /// Whether a view is in another controller's view, or is that view.
    func isInside(_ id: ControllerID, outer: ControllerID) -> Bool {
        sequence(first: id) { superview(of: $0) }.prefix(Self.maximumDepth).contains(outer)
    }

    /// The number of views that contain a view, including itself.
    func depth(of id: ControllerID) -> Int {
        sequence(first: id) { superview(of: $0) }.prefix(Self.maximumDepth).reduce(0) { count, _ in count + 1 }
    }

    private static let maximumDepth = 10_000

    /// The children that a container shows, which get its appearance callbacks.
    func shown(in id: ControllerID) -> [ControllerID] {
        guard self[id].firstChild != nil else { return [] }
        switch shows(id) {
        case .top, .selection, .pages: return self[id].displayed.filter { self[$0].parent == id }
        case .columns: return columns(of: id)
        case .subviews: return forwardsByHand(id) ? [] : subviews(of: id)
        }
    }

    /// The children of a custom container whose view is in its view.
    func subviews(of id: ControllerID) -> [ControllerID] {
        children(of: id).filter { superview(of: $0) == id }
    }

    /// The columns in regular width; the compact column if it is the only one. The inspector is hidden until it is shown.
    private func columns(of id: ControllerID) -> [ControllerID] {
        let all = children(of: id)
        let regular = all.filter { [.primary, .supplementary, .secondary].contains(graph[$0].role) }
        return regular.isEmpty ? all.filter { graph[$0].role == .compact } : regular
    }

    /// The children that a container should show, if it shows only some of them.
    func target(of id: ControllerID) -> [ControllerID] {
        switch shows(id) {
        case .top: self[id].members.last.map { [$0] } ?? []
        case .selection: self[id].selected.map { [$0] } ?? []
        case .pages: self[id].members
        case .columns, .subviews: []
        }
    }
}

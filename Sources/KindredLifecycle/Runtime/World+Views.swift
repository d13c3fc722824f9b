import KindredCore

/// Where views are.
extension World {
    /// Whose view has a controller's view.
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
        // What is presented in a context stands in its presenter's place, also while that one's own view is out.
        var isPlace = evenIfCovered
        // Calls by hand can put views into each other in a ring.
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

    /// Whether a view is in another's view, or is that.
    func isInside(_ id: ControllerID, _ outer: ControllerID) -> Bool {
        sequence(first: id) { superview(of: $0) }.prefix(Self.maximumDepth).contains(outer)
    }

    /// How many views a view is in, itself counted.
    func depth(of id: ControllerID) -> Int {
        sequence(first: id) { superview(of: $0) }.prefix(Self.maximumDepth).reduce(0) { count, _ in count + 1 }
    }

    private static let maximumDepth = 10_000

    /// The children that a container has on show: those that hear its appearance callbacks.
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

    /// In regular width; the compact column alone where there is no other. The inspector is hidden until it is asked for.
    private func columns(of id: ControllerID) -> [ControllerID] {
        let all = children(of: id)
        let regular = all.filter { [.primary, .supplementary, .secondary].contains(hierarchy[$0].role) }
        return regular.isEmpty ? all.filter { hierarchy[$0].role == .compact } : regular
    }

    /// What a container that shows some of its children is to have on show.
    func target(of id: ControllerID) -> [ControllerID] {
        switch shows(id) {
        case .top: self[id].members.last.map { [$0] } ?? []
        case .selection: self[id].selected.map { [$0] } ?? []
        case .pages: self[id].members
        case .columns, .subviews: []
        }
    }
}

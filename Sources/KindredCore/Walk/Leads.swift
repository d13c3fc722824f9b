/// How a user gets from one controller to another: what each contains, whom it presents, and what it pushes.
///
/// A presentation leads from the caller to the root of the presented family.
package struct Leads: Sendable {
    /// One edge.
    package struct Step: Sendable, Equatable {
        package let from: ControllerID
        package let to: ControllerID
        package let way: Way

        package init(from: ControllerID, to: ControllerID, way: Way) {
            (self.from, self.to, self.way) = (from, to, way)
        }
    }

    package enum Way: Sendable, Equatable {
        case contains
        case presents(PresentationID)
        /// The index in `Hierarchy.pushes`.
        case pushes(Int32)
    }

    package enum Direction: Sendable {
        case forward, backward
    }

    let hierarchy: Hierarchy
    /// Presentations, then pushes. Containment is in the hierarchy itself.
    package let calls: [Step]
    private let outgoing: Lists<Int32>
    private let incoming: Lists<Int32>

    package init(_ hierarchy: Hierarchy) {
        self.init(hierarchy, calls: hierarchy.calls)
    }

    /// - Parameter calls: Those of the hierarchy.
    package init(_ hierarchy: Hierarchy, calls: [Step]) {
        (self.hierarchy, self.calls) = (hierarchy, calls)
        outgoing = Lists(count: hierarchy.controllers.count) { add in
            for (index, call) in calls.enumerated() { add(call.from.index, Int32(index)) }
        }
        incoming = Lists(count: hierarchy.controllers.count) { add in
            for (index, call) in calls.enumerated() { add(call.to.index, Int32(index)) }
        }
    }

    /// The numbers in `calls` of what a controller itself presents and pushes, or of what presents and pushes it.
    package func calls(_ direction: Direction, of id: ControllerID) -> ArraySlice<Int32> {
        direction == .forward ? outgoing[id.index] : incoming[id.index]
    }

    /// Searches breadth first. A presentation or a push is a hop; what contains and is contained is reached at once.
    ///
    /// - Parameters:
    ///   - hops: How many presentations and pushes to follow.
    ///   - blocked: Controllers that are never entered, even if they are starts.
    package func walk(
        from starts: ControllerSet, _ direction: Direction, hops: Int = .max, blocked: ControllerSet? = nil
    ) -> Walk {
        var search = Search(self, direction, blocked)
        for start in starts.elements { search.enter(start, from: nil, by: -1) }
        return search.run(hops)
    }

    /// Controllers, what leads to them, and what they lead to, up to so many hops away.
    package func neighbours(of set: ControllerSet, hops: Int) -> ControllerSet {
        var near = walk(from: set, .backward, hops: hops).set
        near.formUnion(walk(from: set, .forward, hops: hops).set)
        return near
    }
}

/// What a search has reached, and how.
package struct Walk: Sendable {
    private let leads: Leads
    private let direction: Leads.Direction
    package let set: ControllerSet
    /// By controller, how many presentations and pushes away it is; -1 if it wasn't reached.
    package let hops: [Int32]
    /// By controller, where the search came from; -1 at a start.
    package let previous: [Int32]
    /// By controller, the call by which it was reached; -1 if by containment.
    package let cameBy: [Int32]

    fileprivate init(_ search: Search) {
        (leads, direction, set) = (search.leads, search.direction, search.set)
        (hops, previous, cameBy) = (search.hops, search.previous, search.cameBy)
    }

    /// A way with the fewest presentations and pushes: from a start to a controller, or after a search backward from it to a
    /// start. Empty if it is a start, nil if it wasn't reached.
    package func steps(to id: ControllerID) -> [Leads.Step]? {
        guard set.contains(id) else { return nil }
        var steps: [Leads.Step] = []
        var current = id
        while previous[Int(current.index)] >= 0 {
            let before = ControllerID(index: previous[Int(current.index)])
            let call = cameBy[Int(current.index)]
            if call >= 0 {
                steps.append(leads.calls[Int(call)])
            } else if direction == .forward {
                steps.append(Leads.Step(from: before, to: current, way: .contains))
            } else {
                steps.append(Leads.Step(from: current, to: before, way: .contains))
            }
            current = before
        }
        return direction == .forward ? steps.reversed() : steps
    }
}

/// A search on its way.
private struct Search {
    let leads: Leads
    let direction: Leads.Direction
    let blocked: ControllerSet?
    var set: ControllerSet
    var hops: [Int32]
    var previous: [Int32]
    var cameBy: [Int32]
    private var hop: Int32 = 0
    /// What was reached with the present number of hops.
    private var level: [ControllerID] = []

    init(_ leads: Leads, _ direction: Leads.Direction, _ blocked: ControllerSet?) {
        (self.leads, self.direction, self.blocked) = (leads, direction, blocked)
        let count = leads.hierarchy.controllers.count
        set = ControllerSet(limit: count)
        hops = Array(repeating: -1, count: count)
        previous = Array(repeating: -1, count: count)
        cameBy = Array(repeating: -1, count: count)
    }

    mutating func enter(_ id: ControllerID, from before: ControllerID?, by call: Int32) {
        guard blocked?.contains(id) != true, set.insert(id) else { return }
        hops[Int(id.index)] = hop
        previous[Int(id.index)] = before?.index ?? -1
        cameBy[Int(id.index)] = call
        level.append(id)
    }

    mutating func run(_ limit: Int) -> Walk {
        while true {
            var next = 0
            while next < level.count {
                let id = level[next]
                next += 1
                switch direction {
                case .forward: for child in leads.hierarchy.children(of: id) { enter(child, from: id, by: -1) }
                case .backward: if let parent = leads.hierarchy[id].parent { enter(parent, from: id, by: -1) }
                }
            }
            if Int(hop) >= limit || level.isEmpty { return Walk(self) }
            let last = level
            level = []
            hop += 1
            for id in last {
                for call in leads.calls(direction, of: id) {
                    let step = leads.calls[Int(call)]
                    enter(direction == .forward ? step.to : step.from, from: id, by: call)
                }
            }
        }
    }
}

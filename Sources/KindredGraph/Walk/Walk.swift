/// The result of a search: what it has reached, and how.
package struct Walk: Sendable {
    /// A controller that was entered, or a container that was passed.
    package struct Stop: Sendable {
        package let controller: ControllerID
        package let isPassed: Bool
        /// The number of the stop before it; -1 at a start.
        package let before: Int32
        /// The number of presentations and pushes on the way there.
        package let hops: Int32
        let reason: Reason
    }

    package enum Reason: Sendable, Equatable {
        case start, free
        case call(Int32)
    }

    private let leads: NavigationGraph
    /// The controllers that were entered. Containers that were only passed aren't in it.
    package let set: ControllerSet
    /// All stops, in the order in which they were reached: each after the one before it, and the nearest first.
    package let stops: [Stop]
    /// The stop of each controller; -1 if it wasn't entered, or passed.
    private let entered: [Int32]
    private let passed: [Int32]

    init(_ search: Search) {
        (leads, set, stops) = (search.leads, search.set, search.stops)
        (entered, passed) = (search.entered, search.passed)
    }

    /// The number of presentations and pushes by which a controller was entered; nil if it wasn't.
    package func hops(to id: ControllerID) -> Int? {
        let number = entered[Int(id.index)]
        return number < 0 ? nil : Int(stops[Int(number)].hops)
    }

    /// The last step to a stop; nil at a start.
    package func step(to stop: Stop) -> NavigationGraph.Step? {
        switch stop.reason {
        case .start: return nil
        case .call(let number): return leads.calls[Int(number)]
        case .free:
            let before = stops[Int(stop.before)].controller
            return NavigationGraph.Step(from: before, to: stop.controller, way: stop.isPassed ? .inside : .opens)
        }
    }

    /// The last steps of a shortest way to where a step begins, at most so many.
    package func way(before step: NavigationGraph.Step, atMost limit: Int) -> [NavigationGraph.Step] {
        let index = Int(step.from.index)
        // What was passed and entered was passed earlier.
        var number = step.way.isFree || passed.isEmpty || passed[index] < 0 ? entered[index] : passed[index]
        var trail = Trail()
        while number >= 0, let step = self.step(to: stops[Int(number)]) {
            trail.add(step)
            if trail.count > limit { break }
            number = stops[Int(number)].before
        }
        return trail.way.suffix(limit)
    }
}

/// A search on its way.
struct Search {
    let leads: NavigationGraph
    private let direction: NavigationGraph.Direction
    private let blocked: ControllerSet?
    private let gates: ControllerSet?
    private(set) var set: ControllerSet
    private(set) var stops: [Walk.Stop] = []
    private(set) var entered: [Int32]
    /// The stop of each container that was passed, or -1; empty if they aren't passed.
    private(set) var passed: [Int32]
    private var hop: Int32 = 0

    init(
        leads: NavigationGraph, direction: NavigationGraph.Direction, isPassing: Bool, blocked: ControllerSet?,
        gates: ControllerSet?
    ) {
        (self.leads, self.direction, self.blocked, self.gates) = (leads, direction, blocked, gates)
        let count = leads.graph.controllers.count
        set = ControllerSet(limit: count)
        entered = Array(repeating: -1, count: count)
        passed = isPassing ? entered : []
    }

    mutating func enter(_ id: ControllerID, from before: Int32, by reason: Walk.Reason) {
        guard blocked?.contains(id) != true, gates?.contains(id) != true, set.insert(id) else { return }
        entered[Int(id.index)] = Int32(stops.count)
        stops.append(Walk.Stop(controller: id, isPassed: false, before: before, hops: hop, reason: reason))
    }

    /// Passes a container. What was entered before has passed what is above it as well.
    private mutating func pass(_ id: ControllerID, from before: Int32) {
        let index = Int(id.index)
        guard gates?.contains(id) != true, passed[index] < 0, entered[index] < 0 else { return }
        passed[index] = Int32(stops.count)
        stops.append(Walk.Stop(controller: id, isPassed: true, before: before, hops: hop, reason: .free))
    }

    mutating func run(limit: Int) {
        var level = 0
        while true {
            var next = level
            while next < stops.count {
                goFree(from: Int32(next))
                next += 1
            }
            if Int(hop) >= limit || level == stops.count { return }
            hop += 1
            for number in level..<next {
                for call in leads.calls(direction, of: stops[number].controller) {
                    let step = leads.calls[Int(call)]
                    enter(direction == .forward ? step.to : step.from, from: Int32(number), by: .call(call))
                }
            }
            level = next
        }
    }

    /// Reaches what counts nothing.
    private mutating func goFree(from number: Int32) {
        let stop = stops[Int(number)]
        let parent = leads.graph[stop.controller].parent
        switch direction {
        case .forward:
            // Whatever opened a controller goes on to the containers around both.
            if !passed.isEmpty, stop.isPassed || stop.reason != .free, let parent { pass(parent, from: number) }
            if !stop.isPassed {
                for child in leads.opened(by: stop.controller) { enter(child, from: number, by: .free) }
            }
        case .backward:
            if let parent, leads.opened.contains(stop.controller) { enter(parent, from: number, by: .free) }
        }
    }
}

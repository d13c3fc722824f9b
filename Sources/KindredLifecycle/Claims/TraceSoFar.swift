import KindredGraph

/// The trace as claims look at it. It reads only the events since the last check, so the cost of many checks is linear in the
/// trace and the claims.
struct TraceSoFar {
    /// Positions of the events that pass the filter.
    private(set) var whole: [Int32] = []
    /// The same for each controller.
    private(set) var each: [ControllerID: [Int32]] = [:]
    /// The first position of each event, filtered or not.
    private(set) var first: [Event.What: Int32] = [:]
    private var taken = 0
    private let filter: EventFilter
    private let wantsEach: Bool
    private let wantsFirst: Bool

    init(script: Script) {
        filter = script.filter
        wantsEach = script.claims.contains { !$0.each.isEmpty }
        wantsFirst = script.claims.contains { !$0.never.isEmpty || $0.after != nil }
    }

    mutating func take(_ events: [Event]) {
        for position in taken..<max(taken, events.count) {
            let event = events[position]
            let number = Int32(truncatingIfNeeded: position)
            if wantsFirst, first[event.what] == nil { first[event.what] = number }
            guard filter.passes(event) else { continue }
            whole.append(number)
            if wantsEach, case .callback(let controller, _, _) = event.what {
                each[controller, default: []].append(number)
            }
        }
        taken = max(taken, events.count)
    }
}

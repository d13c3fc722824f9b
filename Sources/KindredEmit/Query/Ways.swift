import KindredBase
import KindredCore

/// Ways from some controllers to others, those with the fewest presentations and pushes first. No way visits a controller twice.
struct Ways {
    /// How many steps are looked at before the search gives up.
    private static let budget = 200_000

    private struct Entry {
        let controller: ControllerID
        /// The number of the call that leads here, -1 for containment and -2 at a start.
        let call: Int32
        let before: Int32
        let hops: Int32
    }

    private(set) var found: [[Leads.Step]] = []
    /// Whether there are no others.
    private(set) var areAll = true

    private let leads: Leads
    private var entries: [Entry] = []
    /// By the number of presentations and pushes of a whole way: what it may begin with.
    private var waiting: [[Int32]] = []

    init(_ hierarchy: Hierarchy, from starts: [ControllerID], to goals: [ControllerID], atMost limit: Int) {
        leads = Leads(hierarchy)
        let goals = ControllerSet(goals, of: hierarchy)
        let rest = leads.walk(from: goals, .backward)
        for start in starts.reversed() where rest.set.contains(start) {
            wait(Entry(controller: start, call: -2, before: -1, hops: 0), rest)
        }
        var total = 0
        while total < waiting.count {
            guard let number = waiting[total].popLast() else {
                total += 1
                continue
            }
            if found.count == limit || entries.count > Self.budget {
                areAll = false
                return
            }
            if goals.contains(entries[Int(number)].controller) {
                found.append(steps(to: number))
            } else {
                goOn(from: number, rest, hierarchy)
            }
        }
    }

    private mutating func wait(_ entry: Entry, _ rest: Walk) {
        let total = Int(entry.hops + rest.hops[Int(entry.controller.index)])
        while waiting.count <= total { waiting.append([]) }
        waiting[total].append(Int32(entries.count))
        entries.append(entry)
    }

    private mutating func goOn(from number: Int32, _ rest: Walk, _ hierarchy: Hierarchy) {
        let entry = entries[Int(number)]
        var next: [Entry] = []
        for child in hierarchy.children(of: entry.controller) {
            next.append(Entry(controller: child, call: -1, before: number, hops: entry.hops))
        }
        for call in leads.calls(.forward, of: entry.controller) {
            let to = leads.calls[Int(call)].to
            next.append(Entry(controller: to, call: call, before: number, hops: entry.hops + 1))
        }
        // The last one that waits is the next one to be looked at.
        for each in next.reversed() where rest.set.contains(each.controller) && !isOnWay(each.controller, number) {
            wait(each, rest)
        }
    }

    private func isOnWay(_ controller: ControllerID, _ last: Int32) -> Bool {
        var number = last
        while number >= 0 {
            if entries[Int(number)].controller == controller { return true }
            number = entries[Int(number)].before
        }
        return false
    }

    private func steps(to last: Int32) -> [Leads.Step] {
        var steps: [Leads.Step] = []
        var entry = entries[Int(last)]
        while entry.before >= 0 {
            let before = entries[Int(entry.before)]
            steps.append(
                entry.call >= 0
                    ? leads.calls[Int(entry.call)]
                    : Leads.Step(from: before.controller, to: entry.controller, way: .contains))
            entry = before
        }
        return steps.reversed()
    }
}

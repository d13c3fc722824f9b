/// The numbers of presentations and pushes that are left from everywhere to some goals.
package struct Remaining: Sendable {
    /// Two numbers for each controller: from what was opened, and from a container that is passed; -1 if no way leads on.
    private var left: [Int32]
    private let leads: NavigationGraph

    package init(leads: NavigationGraph, to goals: ControllerSet) {
        self.leads = leads
        left = Array(repeating: -1, count: 2 * leads.graph.controllers.count)
        var states: [Int32] = []
        for goal in goals.elements { enter(2 * goal.index, hop: 0, states: &states) }
        var (level, hop) = (0, Int32(0))
        while level < states.count {
            var next = level
            while next < states.count {
                goFree(from: states[next], hop: hop, states: &states)
                next += 1
            }
            hop += 1
            for number in level..<next { goOn(from: states[number], hop: hop, states: &states) }
            level = next
        }
    }

    private mutating func enter(_ state: Int32, hop: Int32, states: inout [Int32]) {
        if left[Int(state)] >= 0 { return }
        left[Int(state)] = hop
        states.append(state)
    }

    private mutating func goFree(from state: Int32, hop: Int32, states: inout [Int32]) {
        let id = ControllerID(index: state / 2)
        if state & 1 == 1 {
            for child in leads.graph.children(of: id) { enter(2 * child.index + 1, hop: hop, states: &states) }
        } else if leads.opened.contains(id), let parent = leads.graph[id].parent {
            enter(2 * parent.index, hop: hop, states: &states)
        }
    }

    /// A call leads to what it enters, and to the container around that.
    private mutating func goOn(from state: Int32, hop: Int32, states: inout [Int32]) {
        let id = ControllerID(index: state / 2)
        if state & 1 == 0 { return enterCallers(of: id, hop: hop, states: &states) }
        for child in leads.graph.children(of: id) { enterCallers(of: child, hop: hop, states: &states) }
    }

    private mutating func enterCallers(of id: ControllerID, hop: Int32, states: inout [Int32]) {
        for call in leads.calls(.backward, of: id) {
            let caller = leads.calls[Int(call)].from.index
            enter(2 * caller, hop: hop, states: &states)
            enter(2 * caller + 1, hop: hop, states: &states)
        }
    }

    /// Returns the number left from a controller that a call leads to, or where a way begins; nil if none leads on.
    package func called(_ id: ControllerID) -> Int32? {
        guard let passed = leads.graph[id].parent.flatMap(passed) else { return opened(id) }
        return opened(id).map { min($0, passed) } ?? passed
    }

    package func opened(_ id: ControllerID) -> Int32? { Self.known(left[2 * Int(id.index)]) }
    package func passed(_ id: ControllerID) -> Int32? { Self.known(left[2 * Int(id.index) + 1]) }
    private static func known(_ hops: Int32) -> Int32? { hops < 0 ? nil : hops }
}

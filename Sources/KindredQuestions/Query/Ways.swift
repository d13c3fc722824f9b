import KindredDiagnostics
import KindredGraph

/// Ways from some controllers to others, those with the fewest steps that count first. No way enters a controller
/// twice. It passes a container once, where it comes into it.
struct Ways {
    /// The number of steps that are looked at before the search gives up.
    private static let budget = 200_000

    /// The step by which a way came to a controller.
    private enum Arrival {
        case start, opened, passed
        /// The number of the call.
        case called(Int32)
    }

    /// A step as an answer shows it: places of one declaration make the same steps.
    private struct Row: Hashable {
        let from: Declarations.Number
        let to: Declarations.Number
        let word: Int
        /// The position of the call; nil of other steps.
        let position: [Int32]?
        let presentation: String

        init(_ step: NavigationGraph.Step, in declarations: Declarations) {
            (from, to) = (declarations[step.from], declarations[step.to])
            let graph = declarations.graph
            switch step.way {
            case .opens: (word, position, presentation) = (0, nil, "")
            case .inside: (word, position, presentation) = (1, nil, "")
            case .contains: (word, position, presentation) = (2, nil, "")
            case .pushesSomehow: (word, position, presentation) = (3, nil, "")
            case .presents(let id):
                (word, position, presentation) = (4, Self.position(graph.place(of: id)), declarations.name(of: id))
            case .moves(let id):
                (word, position, presentation) = (6, Self.position(graph.place(of: graph[id])), "")
            case .pushes(let number):
                (word, position, presentation) = (
                    5, Self.position(graph.place(of: graph.pushes[Int(number)])), ""
                )
            }
        }

        private static func position(_ place: SourceRange) -> [Int32] { [place.file, Int32(place.range.start)] }
    }

    private struct Entry {
        let controller: ControllerID
        let arrival: Arrival
        let before: Int32
        let hops: Int32
        /// The last caller; nil at a start.
        let caller: ControllerID?
        /// The number of entries before it; `jump` is one of these, so that all are found in few steps.
        let depth: Int32
        let jump: Int32
        /// The entry of the same controller before this one.
        let twin: Int32

        var isPassed: Bool { if case .passed = arrival { true } else { false } }
    }

    /// The ways, of which none has the same rows as another.
    private(set) var found: [[NavigationGraph.Step]] = []
    private var known: Set<[Row]> = []
    /// Whether there are no others.
    private(set) var areAll = true

    private let declarations: Declarations
    private var graph: ResolvedGraph { declarations.graph }
    private let leads: NavigationGraph
    private let remaining: Remaining
    private var entries: [Entry] = []
    /// The first and the last entry of each controller, and how many there are.
    private var first: [Int32]
    private var last: [Int32]
    private var counts: [Int32]
    /// The entries that a way may begin with, by the number of presentations and pushes of the whole way.
    private var waiting: [[Int32]] = []

    init(declarations: Declarations, from starts: [ControllerID], to goals: [ControllerID], atMost limit: Int) {
        self.declarations = declarations
        let graph = declarations.graph
        leads = NavigationGraph(graph: graph)
        let goals = ControllerSet(controllers: goals, of: graph)
        remaining = Remaining(leads: leads, to: goals)
        first = Array(repeating: -1, count: graph.controllers.count)
        last = first
        counts = Array(repeating: 0, count: graph.controllers.count)
        for start in starts.reversed() { wait(start, arrival: .start, after: -1) }
        var total = 0
        while total < waiting.count {
            guard let number = waiting[total].popLast() else {
                total += 1
                continue
            }
            let entry = entries[Int(number)]
            if isTwice(entry) { continue }
            // The first way is found without a detour, however long it is.
            if found.count == limit || !found.isEmpty && entries.count > Self.budget {
                areAll = false
                return
            }
            if !entry.isPassed, goals.contains(entry.controller) {
                let way = steps(to: number)
                if known.insert(way.map { Row($0, in: declarations) }).inserted { found.append(way) }
            } else {
                goOn(from: number)
            }
        }
    }

    /// Keeps what a way may go on with, if it can lead to a goal.
    private mutating func wait(_ controller: ControllerID, arrival: Arrival, after number: Int32) {
        let before = number < 0 ? nil : entries[Int(number)]
        var (hops, caller) = (before?.hops ?? 0, before?.caller)
        let left: Int32?
        switch arrival {
        case .start: left = remaining.called(controller)
        case .opened: left = remaining.opened(controller)
        case .passed: left = remaining.passed(controller)
        case .called:
            left = remaining.called(controller)
            (hops, caller) = (hops + 1, before?.controller)
        }
        guard let left else { return }
        let total = Int(hops + left)
        while waiting.count <= total { waiting.append([]) }
        waiting[total].append(Int32(entries.count))
        entries.append(
            Entry(
                controller: controller, arrival: arrival, before: number, hops: hops, caller: caller,
                depth: (before?.depth ?? -1) + 1, jump: jump(after: number), twin: last[Int(controller.index)]))
        if first[Int(controller.index)] < 0 { first[Int(controller.index)] = Int32(entries.count - 1) }
        last[Int(controller.index)] = Int32(entries.count - 1)
        counts[Int(controller.index)] += 1
    }

    /// The last one that waits is the next one to be looked at: what the controller itself calls.
    private mutating func goOn(from number: Int32) {
        let entry = entries[Int(number)]
        switch entry.arrival {
        case .opened: open(entry.controller, after: number)
        case .passed: pass(around: entry, after: number)
        case .start, .called:
            pass(around: entry, after: number)
            open(entry.controller, after: number)
        }
        for call in leads.calls(.forward, of: entry.controller).reversed() {
            wait(leads.calls[Int(call)].to, arrival: .called(call), after: number)
        }
    }

    private mutating func open(_ controller: ControllerID, after number: Int32) {
        for child in leads.opened(by: controller).reversed() { wait(child, arrival: .opened, after: number) }
    }

    /// A container that the caller is in leads on from there.
    private mutating func pass(around entry: Entry, after number: Int32) {
        guard let parent = graph[entry.controller].parent else { return }
        if let caller = entry.caller, parent.index <= caller.index, caller.index < graph[parent].end { return }
        wait(parent, arrival: .passed, after: number)
    }

    // MARK: What is on a way

    /// Skips as many entries as there are in a run twice as long as the last two, if these are equal.
    private func jump(after number: Int32) -> Int32 {
        guard number >= 0 else { return -1 }
        let entry = entries[Int(number)]
        guard entry.jump >= 0 else { return number }
        let far = entries[Int(entry.jump)]
        let next = far.jump < 0 ? -1 : entries[Int(far.jump)].depth
        return entry.depth - far.depth == far.depth - next && far.jump >= 0 ? far.jump : number
    }

    /// Whether a way has been at a controller before. One that was passed can be entered later.
    private func isTwice(_ entry: Entry) -> Bool {
        if counts[Int(entry.controller.index)] < 2 { return false }
        func isSame(_ other: Entry) -> Bool {
            other.controller == entry.controller && (entry.isPassed || !other.isPassed)
        }
        func isOnWay(_ number: Int32) -> Bool {
            let other = entries[Int(number)]
            return other.depth < entry.depth && isSame(other) && before(entry, at: other.depth) == number
        }
        // Mostly that is the one: many ways lead back to where the first came from.
        if isOnWay(first[Int(entry.controller.index)]) { return true }
        if counts[Int(entry.controller.index)] > entry.depth {
            var number = entry.before
            while number >= 0 {
                if isSame(entries[Int(number)]) { return true }
                number = entries[Int(number)].before
            }
            return false
        }
        var number = last[Int(entry.controller.index)]
        while number >= 0 {
            if isOnWay(number) { return true }
            number = entries[Int(number)].twin
        }
        return false
    }

    /// The entry on the same way that has so many before it.
    private func before(_ entry: Entry, at depth: Int32) -> Int32 {
        var (entry, number) = (entry, Int32(-1))
        while entry.depth > depth {
            let far = entry.jump < 0 ? -1 : entries[Int(entry.jump)].depth
            number = far >= depth ? entry.jump : entry.before
            entry = entries[Int(number)]
        }
        return number
    }

    private func steps(to last: Int32) -> [NavigationGraph.Step] {
        var trail = Trail()
        var entry = entries[Int(last)]
        while entry.before >= 0 {
            let before = entries[Int(entry.before)]
            switch entry.arrival {
            case .start: break
            case .opened: trail.add(NavigationGraph.Step(from: before.controller, to: entry.controller, way: .opens))
            case .passed: trail.add(NavigationGraph.Step(from: before.controller, to: entry.controller, way: .inside))
            case .called(let number): trail.add(leads.calls[Int(number)])
            }
            entry = before
        }
        return trail.way
    }
}

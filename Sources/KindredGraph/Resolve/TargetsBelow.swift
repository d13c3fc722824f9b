import KindredYAML

/// The targets of moves in the families below those that move.
struct TargetsBelow: ~Copyable {
    /// A target, and what leads to it: any of its places may be the one.
    private struct Key: Hashable {
        /// A controller, or -2 less a template.
        let owner: Int32
        let kind: MoveKind
    }

    private let graph: LinkedGraph
    /// Families that ask for each target, each with the places that are below.
    private var answers: [Key: [Int32: [ControllerID]]] = [:]
    /// Places of each target of `select` that are tabs, by their tab bar controllers.
    private var tabs: [Int32: [ControllerID: [ControllerID]]] = [:]
    /// The presentations from each family.
    private var calls: PackedLists<PresentationID>
    private var seen: Marks
    /// The presentations that were followed.
    private var effort = 0

    init(graph: LinkedGraph) {
        self.graph = graph
        (seen, calls) = (Marks(count: 0), PackedLists())
        for move in graph.moves where move.to != -1 {
            let kind = graph.declared[Int(move.file)].moves[Int(move.declaration)].kind
            guard kind == .dismiss || kind == .select else { continue }
            if kind == .select, tabs[move.to] == nil { addTabs(named: move.to) }
            for caller in graph.controllers(move.from)
            where kind == .dismiss || tabs(named: move.to, above: caller).isEmpty {
                answers[Key(owner: move.to, kind: kind), default: [:]][graph[caller].family.index] = []
            }
        }
        if answers.isEmpty { return }
        seen = Marks(count: graph.families.count)
        calls = PackedLists(count: graph.families.count) { add in
            for (index, presentation) in graph.presentations.enumerated() {
                guard let from = presentation.from, presentation.family != nil else { continue }
                add(graph[from].family.index, PresentationID(index: Int32(index)))
            }
        }
    }

    /// Finds all targets; returns the family at which that became too much.
    mutating func search() -> FamilyID? {
        for key in answers.keys.sorted(by: { ($0.owner, $0.kind.rawValue) < ($1.owner, $1.kind.rawValue) }) {
            for place in graph.controllers(key.owner) where key.kind == .dismiss || isTab(place) {
                search(key, place: place)
                if effort > LimitExceeded.maximumRelations { return graph[place].family }
            }
        }
        return nil
    }

    /// Whether it is a tab that is shown: one that is only a button is never selected.
    private func isTab(_ place: ControllerID) -> Bool {
        graph[place].role == .tab && (graph.unshown.isEmpty || !graph.unshown[Int(place.index)])
    }

    private mutating func addTabs(named owner: Int32) {
        var found: [ControllerID: [ControllerID]] = [:]
        for place in graph.controllers(owner) where isTab(place) {
            if let parent = graph[place].parent { found[parent, default: []].append(place) }
        }
        tabs[owner] = found
    }

    /// Adds a place to the answers for all families above its own, until none that asked is left: mostly that is the next one.
    private mutating func search(_ key: Key, place: ControllerID) {
        seen.clear()
        var queue: [FamilyID] = []
        var (next, left) = (-1, answers[key]?.count ?? 0)
        while next < queue.count {
            let family = next < 0 ? graph[place].family : queue[next]
            for id in calls[family.index] {
                effort += 1
                guard let from = graph[id].from, let presented = graph[id].family,
                    next >= 0 || key.kind == .select || isOnTop(place, above: from),
                    seen.insert(presented.index)
                else { continue }
                queue.append(presented)
                guard answers[key]?[presented.index]?.append(place) != nil else { continue }
                left -= 1
                if left == 0 { return }
            }
            next += 1
        }
    }

    /// Whether a controller can be on screen when another of its family presents, so that it is there again once that is
    /// dismissed. Of a stack, of tabs and of pages only one member is.
    private func isOnTop(_ id: ControllerID, above caller: ControllerID) -> Bool {
        if graph.contains(caller, other: id) { return true }
        var next: ControllerID? = id
        while let container = next {
            if graph.contains(container, other: caller) {
                return container == id || graph[container].kind.hasColumns
                    || graph[container].kind == .controller
            }
            next = graph[container].parent
        }
        return false
    }

    func targets(named owner: Int32, for kind: MoveKind, from family: FamilyID) -> [ControllerID] {
        answers[Key(owner: owner, kind: kind)]?[family.index] ?? []
    }

    /// All places of a target that are tabs.
    func tabs(named owner: Int32) -> [ControllerID] { (tabs[owner] ?? [:]).values.flatMap(\.self) }

    /// The tab of the nearest tab bar controller at or above the caller that has it.
    func tabs(named owner: Int32, above caller: ControllerID) -> [ControllerID] {
        guard let found = tabs[owner], !found.isEmpty else { return [] }
        var next: ControllerID? = caller
        while let id = next {
            if let tabs = found[id] { return tabs }
            next = graph[id].parent
        }
        return []
    }
}

import KindredYAML

/// The targets of moves in the families below those that move.
struct TargetsBelow {
    /// A target, and what leads to it: any of its places may be the one.
    private struct Key: Hashable {
        /// A controller, or -2 less a template.
        let owner: Int32
        let kind: MoveKind
    }

    private let hierarchy: LinkedGraph
    /// For each target the families that ask for it, each with the places that are below.
    private var answers: [Key: [Int32: [ControllerID]]] = [:]
    /// For each target of `select` the places that are tabs, by their tab bar controllers.
    private var tabs: [Int32: [ControllerID: [ControllerID]]] = [:]
    /// The presentations from each family.
    private let calls: PackedLists<PresentationID>
    private var seen: Marks
    /// The presentations that were followed.
    private var effort = 0

    init(_ hierarchy: LinkedGraph) {
        self.hierarchy = hierarchy
        for move in hierarchy.moves where move.to != -1 {
            let kind = hierarchy.declared[Int(move.file)].moves[Int(move.declaration)].kind
            guard kind == .dismiss || kind == .select else { continue }
            for caller in hierarchy.controllers(move.from) {
                answers[Key(owner: move.to, kind: kind), default: [:]][hierarchy[caller].family.index] = []
            }
        }
        seen = Marks(count: answers.isEmpty ? 0 : hierarchy.families.count)
        calls = answers.isEmpty ? PackedLists() : PackedLists(count: hierarchy.families.count) { add in
            for (index, presentation) in hierarchy.presentations.enumerated() {
                guard let from = presentation.from, presentation.family != nil else { continue }
                add(hierarchy[from].family.index, PresentationID(index: Int32(index)))
            }
        }
    }

    /// Finds all targets; returns the family at which that became too much.
    mutating func search() -> FamilyID? {
        for key in answers.keys.sorted(by: { $0.owner < $1.owner }) {
            for place in hierarchy.controllers(key.owner) {
                if key.kind == .select, !addTab(place, owner: key.owner) { continue }
                search(key, place: place)
                if effort > LimitExceeded.maximumRelations { return hierarchy[place].family }
            }
        }
        return nil
    }

    /// Whether a place is a tab.
    private mutating func addTab(_ place: ControllerID, owner: Int32) -> Bool {
        guard hierarchy[place].role == .tab, let parent = hierarchy[place].parent else { return false }
        tabs[owner, default: [:]][parent, default: []].append(place)
        return true
    }

    /// Adds a place to the answers for all families above its own.
    private mutating func search(_ key: Key, place: ControllerID) {
        seen.clear()
        var queue: [FamilyID] = []
        var next = -1
        while next < queue.count {
            let family = next < 0 ? hierarchy[place].family : queue[next]
            for id in calls[family.index] {
                effort += 1
                guard let from = hierarchy[id].from, let presented = hierarchy[id].family,
                    next >= 0 || key.kind == .select || isOnTop(place, above: from),
                    seen.insert(presented.index)
                else { continue }
                queue.append(presented)
                answers[key]?[presented.index]?.append(place)
            }
            next += 1
        }
    }

    /// Whether a controller can be on screen when another of its family presents, so that it is there again once that is
    /// dismissed. Of a stack, of tabs and of pages only one member is.
    private func isOnTop(_ id: ControllerID, above caller: ControllerID) -> Bool {
        if hierarchy.contains(caller, other: id) { return true }
        var next: ControllerID? = id
        while let container = next {
            if hierarchy.contains(container, other: caller) {
                return container == id || hierarchy[container].kind.hasColumns || hierarchy[container].kind == .controller
            }
            next = hierarchy[container].parent
        }
        return false
    }

    func targets(named owner: Int32, for kind: MoveKind, from family: FamilyID) -> [ControllerID] {
        answers[Key(owner: owner, kind: kind)]?[family.index] ?? []
    }

    func tabs(named owner: Int32, in container: ControllerID) -> [ControllerID] { tabs[owner]?[container] ?? [] }
}

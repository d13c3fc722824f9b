/// Makes differences by names of differences by places.
struct NameMerger {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    private let places: FoundDifference
    private let ids: NamedIDs
    /// The ids that each name stands for, in the old and in the new graph.
    private let all: NamedIDs.Both
    private let isOld: Set<Element>
    private let isNew: Set<Element>
    /// The callers of presentations, and the ends of pushes, the target first, of those that only one graph has.
    private let ends: (old: [Element: [Name]], new: [Element: [Name]])
    private let lost: PlaceOwners
    private let won: PlaceOwners
    private(set) var merged: FoundDifference
    private var numbers: [Key: Int] = [:]

    /// A key that changes share which are one. Lists of several places are united.
    private struct Key: Hashable {
        let element: Element
        let relation: ComparedRelation
        let old: ComparedValue
        let new: ComparedValue
    }

    init(places: FoundDifference, ids: NamedIDs, all: NamedIDs.Both, names: ComparedNames) {
        (self.places, self.ids, self.all) = (places, ids, all)
        let (old, new) = (ids.graph(of: places.old.graph), ids.graph(of: places.new.graph))
        merged = FoundDifference(
            old: GraphIndex(graph: old, names: names.count), new: GraphIndex(graph: new, names: names.count),
            causes: places.causes)
        func pushes(_ names: [Name]) -> Set<Element> { Set(names.map { ids.element(Element(kind: .push, id: $0)) }) }
        let isOld = Self.elements(of: old).union(pushes(places.switched.map(\.new)))
        let isNew = Self.elements(of: new).union(pushes(places.switched.map(\.old)))
        (self.isOld, self.isNew) = (isOld, isNew)
        ends = (
            Self.ends(of: Set(places.removed), in: places.old.graph),
            Self.ends(of: Set(places.added), in: places.new.graph)
        )
        func controllers(_ elements: [Element]) -> Set<Name> {
            Set(elements.lazy.filter { $0.kind == .controller }.map(\.id))
        }
        lost = PlaceOwners(graph: places.old, places: controllers(places.removed), change: .removed, ids: ids) {
            !isNew.contains($0)
        } reach: {
            places.causes.ofReach($0, isNew: false)
        }
        won = PlaceOwners(graph: places.new, places: controllers(places.added), change: .added, ids: ids) {
            !isOld.contains($0)
        } reach: {
            places.causes.ofReach($0, isNew: true)
        }
    }

    private static func elements(of graph: ComparedGraph) -> Set<Element> {
        var all = Set(graph.controllers.map { Element(kind: .controller, id: $0.id) })
        all.formUnion(graph.windows.map { Element(kind: .window, id: $0.id) })
        all.formUnion(graph.families.map { Element(kind: .family, id: $0.id) })
        all.formUnion(graph.presentations.map { Element(kind: .presentation, id: $0.id) })
        all.formUnion(graph.pushes.map { Element(kind: .push, id: $0.id) })
        all.formUnion(graph.moves.map { Element(kind: .move, id: $0.id) })
        return all
    }

    private static func ends(of elements: Set<Element>, in graph: ComparedGraph) -> [Element: [Name]] {
        var ends: [Element: [Name]] = [:]
        func add(_ kind: GraphDifference.Kind, _ id: Name, _ names: [Name?]) {
            let element = Element(kind: kind, id: id)
            if elements.contains(element) { ends[element] = names.compactMap(\.self) }
        }
        for made in graph.presentations { add(.presentation, made.id, [made.from]) }
        for push in graph.pushes { add(.push, push.id, [push.to, push.from]) }
        for move in graph.moves { add(.move, move.id, [move.from]) }
        return ends
    }

    mutating func merge() {
        merged.added = ComparedGraph.unique(places.added.map(ids.element).filter { !isOld.contains($0) })
        merged.removed = ComparedGraph.unique(places.removed.map(ids.element).filter { !isNew.contains($0) })
        let moves = places.moved.map {
            GraphDifference.Move(id: ids.name($0.id), old: ids.slot($0.old), new: ids.slot($0.new))
        }
        merged.moved = ComparedGraph.unique(moves.filter { $0.old != $0.new })
        for change in places.changed where change.relation != .derived { add(change) }
        addPlaces()
        // Lists of several places may be the same together.
        merged.changed.removeAll { $0.relation != .order && $0.old.unordered == $0.new.unordered }
    }

    private mutating func add(_ change: Change) {
        let element = ids.element(change.element)
        let (old, new) = (ids.value(change.old, of: change.relation), ids.value(change.new, of: change.relation))
        if old == new, change.relation != .presenters { return }
        let isList = change.relation.isUnited
        let key = Key(
            element: element, relation: change.relation, old: isList ? .none : old, new: isList ? .none : new)
        let causes = causes(change.causes, of: element, relation: change.relation)
        guard let number = numbers[key] else {
            numbers[key] = merged.changed.count
            var made = Change(element: element, relation: change.relation, old: old, new: new)
            made.causes = causes
            merged.changed.append(made)
            return
        }
        let known = merged.changed[number]
        var made = Change(
            element: element, relation: change.relation, old: known.old.united(with: old),
            new: known.new.united(with: new))
        made.causes = CauseSearch.unique(known.causes + causes)
        merged.changed[number] = made
    }

    /// Adds the names that have other places.
    private mutating func addPlaces() {
        for controller in merged.new.graph.controllers {
            let element = Element(kind: .controller, id: controller.id)
            guard let before = all.old[element], let after = all.new[element], Set(before) != Set(after) else {
                continue
            }
            var change = Change(element: element, relation: .places, old: .list(before), new: .list(after))
            let (gone, come) = (Set(before).subtracting(after), Set(after).subtracting(before))
            let owners =
                before.filter(gone.contains).compactMap { lost.owner(of: $0) }
                + after.filter(come.contains).compactMap { won.owner(of: $0) }
            change.causes = CauseSearch.unique(owners).filter { $0 != change.asCause }
            merged.changed.append(change)
            merged.gained[controller.id] = (
                slots(of: gone, in: places.old, from: before), slots(of: come, in: places.new, from: after)
            )
        }
    }

    /// The slots of some places, by names, without what is in a place that the other graph lacks too.
    private func slots(of ids: Set<Name>, in graph: GraphIndex, from all: [Name]) -> [GraphDifference.Slot] {
        ComparedGraph.unique(
            all.filter(ids.contains).compactMap { graph.controller($0) }
                .filter { index in
                    guard let parent = graph.parent(of: index) else { return true }
                    return lost.owner(of: parent) == nil && won.owner(of: parent) == nil
                }
                .map { self.ids.slot(GraphDifference.Slot(of: $0, in: graph)) })
    }

    private func causes(_ causes: [Cause], of element: Element, relation: ComparedRelation) -> [Cause] {
        let own = Cause(change: .changed, element: element, relation: relation)
        return CauseSearch.unique(causes.map(cause)).filter { $0 != own }
    }

    /// The cause by names. What comes or goes only because places do has their cause.
    private func cause(_ cause: Cause) -> Cause {
        let element = ids.element(cause.element)
        let named = Cause(change: cause.change, element: element, relation: cause.relation)
        guard isOld.contains(element), isNew.contains(element) else { return named }
        switch cause.change {
        case .moved, .changed: return named
        case .added, .removed:
            let (ends, owners) = cause.change == .removed ? (ends.old, lost) : (ends.new, won)
            let around = cause.element.kind == .controller ? [cause.element.id] : ends[cause.element] ?? []
            return around.lazy.compactMap { owners.owner(of: $0) }.first ?? named
        }
    }
}

extension ComparedRelation {
    /// Whether its values are ids of controllers.
    var isOfControllers: Bool {
        switch self {
        case .navigation, .tabBar, .split, .presenting, .presented, .order, .root, .roots, .from, .presentedRoot,
            .presenters, .container, .arrivals:
            true
        default: false
        }
    }

    /// Whether the values of several places are one list.
    var isUnited: Bool {
        self == .presenting || self == .presented || self == .presenters || self == .roots || self == .arrivals
    }
}

extension ComparedValue {
    /// Returns a list with what another one has besides.
    fileprivate func united(with other: ComparedValue) -> ComparedValue {
        switch (self, other) {
        case (.list(let one), .list(let two)): .list(ComparedGraph.unique(one + two))
        case (.presenters(let one), .presenters(let two)): .presenters(ComparedGraph.unique(one + two))
        case (.none, _): other
        default: self
        }
    }
}

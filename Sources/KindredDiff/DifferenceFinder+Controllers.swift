import KindredGraph

extension ComparedRelation {
    package static let definesContext = Self(NodeFlag.definesPresentationContext.keyword.rawValue)
}

/// Controllers: where they are, what is declared of them, and what follows.
extension DifferenceFinder {
    mutating func compare(_ before: Int32, after: Int32) {
        let (one, other) = (old[before], new[after])
        let element = Element(kind: .controller, id: other.id)
        let slots = (GraphDifference.Slot(of: before, in: old), GraphDifference.Slot(of: after, in: new))
        if slots.0.parent != slots.1.parent || slots.0.role != slots.1.role {
            moved.append(GraphDifference.Move(id: other.id, old: slots.0, new: slots.1))
        }
        compare(element, relation: .kind, old: .text(one.kind), new: .text(other.kind))
        compare(element, relation: .implicit, old: .flag(one.isImplicit), new: .flag(other.isImplicit))
        compareDeclared(element, one: one, other: other, before: before, after: after)
        compare(element, relation: .definesContext, old: .flag(one.definesContext), new: .flag(other.definesContext)) {
            $0.followsFromKind(one, after: other)
                ? [Cause(change: .changed, element: element, relation: .kind)] : []
        }
        compareOrder(element, before: before, after: after)
        compare(element, relation: .family, old: .text(one.family), new: .text(other.family)) { $0.ofFamily(other.id) }
        compareNearest(
            element, relation: .navigation, kind: names.navigation, before: one.navigation, after: other.navigation)
        compareNearest(element, relation: .tabBar, kind: names.tab, before: one.tabBar, after: other.tabBar)
        compareNearest(element, relation: .split, kind: names.split, before: one.split, after: other.split)
        comparePresenting(element, one: one, other: other)
        comparePresented(element, before: before, after: after)
    }

    private mutating func compareDeclared(
        _ element: Element, one: ComparedGraph.Controller, other: ComparedGraph.Controller, before: Int32,
        after: Int32
    ) {
        if one.declared == other.declared { return }
        var relations = (one.declared + other.declared).map(\.relation)
        var seen: Set<ComparedRelation> = []
        relations = relations.filter { seen.insert($0).inserted }
        for relation in ComparedRelation.allCases where relations.contains(relation) {
            compare(element, relation: relation, old: one.value(relation), new: other.value(relation)) {
                switch relation {
                case .style: $0.ofSplitStyle(before, after: after)
                case .shown: $0.ofShown(before, after: after)
                default: []
                }
            }
        }
    }

    /// The order of tabs, pages and a stack as far as the author wrote it: places that pushes add follow the order of files.
    private mutating func compareOrder(_ element: Element, before: Int32, after: Int32) {
        let ordered = [names.stack, names.tabRole, names.pageRole]
        func children(_ container: Int32, _ graph: GraphIndex, in other: GraphIndex, of id: Name) -> [Name] {
            (graph.children[container] ?? []).filter { child in
                let made = graph[child]
                guard ordered.contains(made.role), !made.isDerived,
                    let twin = other.controller(made.id)
                else { return false }
                return other.parent(of: twin) == id && other[twin].role == made.role
                    && !other[twin].isDerived
            }.map { graph[$0].id }
        }
        let (one, other) = (
            children(before, old, in: new, of: element.id), children(after, new, in: old, of: element.id)
        )
        if one == other { return }
        changed.append(Change(element: element, relation: .order, old: .list(one), new: .list(other)))
    }

    private mutating func compareNearest(
        _ element: Element, relation: ComparedRelation, kind: Name, before: Name?, after: Name?
    ) {
        if before == after { return }
        compare(
            element, relation: relation, old: before.map { .text($0) } ?? .none, new: after.map { .text($0) } ?? .none
        ) {
            $0.ofNearest(kind, from: element.id, before: before, after: after, isInclusive: false)
        }
    }

    /// All members of a family have the same presenters.
    private mutating func comparePresenting(
        _ element: Element, one: ComparedGraph.Controller, other: ComparedGraph.Controller
    ) {
        let (before, after) = (ComparedValue.list(one.presenting), ComparedValue.list(other.presenting))
        if before == after || before.unordered == after.unordered { return }
        var found: [Cause]
        if one.family != other.family {
            found = causes.ofFamily(other.id)
        } else if let known = presenting[other.family] {
            found = known
        } else {
            found = causes.ofPresenting(other.family, before: one.presenting, after: other.presenting)
            presenting[other.family] = found
        }
        changed.append(
            Change(element: element, relation: .presenting, old: before, new: after, causes: found))
    }

    /// Compares what a controller presents. What is inside of a presenter presents the same: most have their parent's change.
    private mutating func comparePresented(_ element: Element, before: Int32, after: Int32) {
        let (one, other) = (old[before], new[after])
        if let parent = new.parent(of: after), parent == old.parent(of: before),
            old.presentationsByPresenter[other.id] == nil, new.presentationsByPresenter[other.id] == nil
        {
            guard let inherited = presented[other.parent] else { return }
            let change = Change(
                element: element, relation: .presented, old: inherited.old, new: inherited.new,
                causes: inherited.causes)
            presented[after] = change
            changed.append(change)
            return
        }
        let (before, after) = (ComparedValue.list(one.presented), ComparedValue.list(other.presented))
        if before == after || before.unordered == after.unordered { return }
        let change = Change(
            element: element, relation: .presented, old: before, new: after,
            causes: causes.ofPresented(by: other.id, before: one.presented, after: other.presented))
        new.controller(other.id).map { presented[$0] = change }
        changed.append(change)
    }
}

/// Controllers: where they are, what is declared of them, and what follows.
extension DifferenceFinder {
    mutating func compare(_ before: Int32, _ after: Int32) {
        let (one, other) = (old[before], new[after])
        let element = Element(kind: .controller, id: other.id)
        let slots = (GraphDifference.Slot(of: before, in: old), GraphDifference.Slot(of: after, in: new))
        if slots.0.parent != slots.1.parent || slots.0.role != slots.1.role {
            moved.append(GraphDifference.Move(id: other.id, old: slots.0, new: slots.1))
        }
        compare(element, .kind, .text(one.kind), .text(other.kind))
        compare(element, .implicit, .flag(one.isImplicit), .flag(other.isImplicit))
        compareDeclared(element, one, other, before, after)
        compare(element, .definesContext, .flag(one.definesContext), .flag(other.definesContext)) {
            $0.followsFromKind(one, other)
                ? [Cause(change: .changed, element: element, relation: .kind)] : []
        }
        compareOrder(element, before, after)
        compare(element, .family, .text(one.family), .text(other.family)) { $0.ofFamily(other.id) }
        compareNearest(element, .navigation, names.navigation, one.navigation, other.navigation)
        compareNearest(element, .tabBar, names.tab, one.tabBar, other.tabBar)
        compareNearest(element, .split, names.split, one.split, other.split)
        comparePresenting(element, one, other)
        comparePresented(element, before, after)
    }

    private mutating func compareDeclared(
        _ element: Element, _ one: ComparedGraph.Controller, _ other: ComparedGraph.Controller, _ before: Int32,
        _ after: Int32
    ) {
        if one.declared == other.declared { return }
        func value(_ relation: ComparedRelation, _ controller: ComparedGraph.Controller) -> ComparedValue {
            controller.declared.first { $0.relation == relation }?.value ?? .none
        }
        var relations = (one.declared + other.declared).map(\.relation)
        var seen: Set<ComparedRelation> = []
        relations = relations.filter { seen.insert($0).inserted }
        for relation in ComparedRelation.allCases where relations.contains(relation) {
            compare(element, relation, value(relation, one), value(relation, other)) {
                relation == .style ? $0.ofSplitStyle(before, after) : []
            }
        }
    }

    /// The order of tabs, pages and a stack as far as the author wrote it: places that pushes add follow the order of files.
    private mutating func compareOrder(_ element: Element, _ before: Int32, _ after: Int32) {
        let ordered = [names.stack, names.tabRole, names.pageRole]
        func children(_ container: Int32, _ graph: GraphIndex, in other: GraphIndex, of id: Name) -> [Name] {
            (graph.children[container] ?? []).filter { child in
                let made = graph[child]
                guard ordered.contains(made.role), !made.declared.contains(Self.derived),
                    let twin = other.controller(made.id)
                else { return false }
                return other.parent(of: twin) == id && other[twin].role == made.role
                    && !other[twin].declared.contains(Self.derived)
            }.map { graph[$0].id }
        }
        let (one, other) = (
            children(before, old, in: new, of: element.id), children(after, new, in: old, of: element.id)
        )
        if one == other { return }
        changed.append(Change(element: element, relation: .order, old: .list(one), new: .list(other)))
    }

    private static let derived = ComparedGraph.Declared(relation: .derived, value: .flag(true))

    private mutating func compareNearest(
        _ element: Element, _ relation: ComparedRelation, _ kind: Name, _ before: Name?, _ after: Name?
    ) {
        if before == after { return }
        compare(element, relation, before.map { .text($0) } ?? .none, after.map { .text($0) } ?? .none) {
            $0.ofNearest(kind, from: element.id, before, after, isInclusive: false)
        }
    }

    /// All members of a family have the same presenters.
    private mutating func comparePresenting(
        _ element: Element, _ one: ComparedGraph.Controller, _ other: ComparedGraph.Controller
    ) {
        let (before, after) = (ComparedValue.list(one.presenting), ComparedValue.list(other.presenting))
        if before == after || before.unordered == after.unordered { return }
        var found: [Cause]
        if one.family != other.family {
            found = causes.ofFamily(other.id)
        } else if let known = presenting[other.family] {
            found = known
        } else {
            found = causes.ofPresenting(other.family, one.presenting, other.presenting)
            presenting[other.family] = found
        }
        changed.append(
            Change(element: element, relation: .presenting, old: before, new: after, causes: found))
    }

    /// What is inside of a presenter presents the same, so most controllers have their parent's change.
    private mutating func comparePresented(_ element: Element, _ before: Int32, _ after: Int32) {
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
            causes: causes.ofPresented(by: other.id, one.presented, other.presented))
        new.controller(other.id).map { presented[$0] = change }
        changed.append(change)
    }
}

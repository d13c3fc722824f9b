import KindredGraph

/// Finds what an author changed for a relation to be another one.
///
/// Each search walks in both graphs the way on which UIKit finds the answer, up to where the two ways part.
final class CauseSearch {
    typealias Cause = GraphDifference.Cause
    typealias Element = GraphDifference.Element

    let old: GraphIndex
    let new: GraphIndex
    let names: ComparedNames
    let pairs: ElementPairs
    /// The families that windows reach in each graph.
    private(set) lazy var reached = (old: Self.reachedFamilies(in: old), new: Self.reachedFamilies(in: new))
    /// The causes that were found for a family to be reached in one graph only.
    var causesOfReach: (old: [Name: [Cause]], new: [Name: [Cause]]) = ([:], [:])

    init(old: GraphIndex, new: GraphIndex, names: ComparedNames, pairs: ElementPairs) {
        (self.old, self.new, self.names, self.pairs) = (old, new, names, pairs)
    }

    static func changed(_ kind: GraphDifference.Kind, id: Name, relation: ComparedRelation) -> Cause {
        Cause(change: .changed, element: Element(kind: kind, id: id), relation: relation)
    }
    static func added(_ kind: GraphDifference.Kind, id: Name) -> Cause {
        Cause(change: .added, element: Element(kind: kind, id: id))
    }
    static func removed(_ kind: GraphDifference.Kind, id: Name) -> Cause {
        Cause(change: .removed, element: Element(kind: kind, id: id))
    }

    /// The causes, each once, in order of their first mention.
    static func unique(_ causes: [Cause]) -> [Cause] {
        if causes.count < 2 { return causes }
        var seen: Set<Cause> = []
        return causes.filter { seen.insert($0).inserted }
    }

    // MARK: The way up

    /// The causes of a controller's other parent: something was put around it, its container is gone, or it moved.
    func ofParent(_ id: Name, before: Int32, after: Int32) -> [Cause] {
        let (one, other) = (old.parent(of: before), new.parent(of: after))
        if one == other { return [] }
        var causes: [Cause] = []
        let isAdded = other.map { old.controller($0) == nil } ?? false
        let isRemoved = one.map { new.controller($0) == nil } ?? false
        if isAdded, let other { causes.append(Self.added(.controller, id: other)) }
        if isRemoved, let one { causes.append(Self.removed(.controller, id: one)) }
        let isWrapped = isAdded && other.flatMap { new.controller($0) }.map { new.parent(of: $0) == one } ?? false
        let isUnwrapped =
            isRemoved && one.flatMap { old.controller($0) }.map { old.parent(of: $0) == other } ?? false
        let isReplaced = isAdded && isRemoved
        if !isWrapped, !isUnwrapped, !isReplaced {
            causes.insert(Cause(change: .moved, element: Element(kind: .controller, id: id)), at: 0)
        }
        return causes
    }

    /// The causes of another end of the way up from a controller.
    ///
    /// - Parameters:
    ///   - ends: The controllers at which it ends; nil for the root, or for nothing.
    ///   - why: What of the controller at an end changed, if that alone makes it one.
    func climb(
        _ start: Name?, ends: (old: Name?, new: Name?), isInclusive: Bool,
        why: (_ before: Int32, _ after: Int32) -> [Cause]
    ) -> [Cause] {
        guard let start, var before = old.controller(start), var after = new.controller(start) else { return [] }
        var isFirst = true
        var causes: [Cause] = []
        while true {
            let id = new[after].id
            if isInclusive || !isFirst, id == ends.old || id == ends.new {
                if ends.old == ends.new { return [] }
                causes += why(before, after)
                break
            }
            isFirst = false
            let parting = ofParent(id, before: before, after: after)
            if !parting.isEmpty {
                causes += parting
                break
            }
            let (one, other) = (old[before].parent, new[after].parent)
            if one < 0 || other < 0 { break }
            (before, after) = (one, other)
        }
        // What no longer ends the way where it passes now, and what didn't where it passed.
        for index in upward(from: new[after].parent, to: ends.new, graph: new) {
            if let twin = old.controller(new[index].id) { causes += why(twin, index) }
        }
        for index in upward(from: old[before].parent, to: ends.old, graph: old) {
            if let twin = new.controller(old[index].id) { causes += why(index, twin) }
        }
        causes += ofEnd(ends.old, isOld: true, why: why) + ofEnd(ends.new, isOld: false, why: why)
        return Self.unique(causes)
    }

    /// The controllers from one upward; none if the way has ended below it.
    private func upward(from start: Int32, to end: Name?, graph: GraphIndex) -> [Int32] {
        var found: [Int32] = []
        var next = start
        while next >= 0 {
            found.append(next)
            if graph[next].id == end { return found }
            next = graph[next].parent
        }
        return end == nil ? found : []
    }

    /// The causes for which a controller ends a way in one graph only.
    private func ofEnd(_ end: Name?, isOld: Bool, why: (Int32, Int32) -> [Cause]) -> [Cause] {
        guard let end else { return [] }
        switch (old.controller(end), new.controller(end)) {
        case (nil, _?): return [Self.added(.controller, id: end)]
        case (_?, nil): return [Self.removed(.controller, id: end)]
        case (let before?, let after?): return why(before, after)
        case (nil, nil): return []
        }
    }

    func ofNearest(_ kind: Name, from: Name?, before: Name?, after: Name?, isInclusive: Bool) -> [Cause] {
        climb(from, ends: (before, after), isInclusive: isInclusive) { one, other in
            let isOne = (old[one].kind == kind, new[other].kind == kind)
            return isOne.0 == isOne.1 ? [] : [Self.changed(.controller, id: new[other].id, relation: .kind)]
        }
    }

    /// The causes of another container that shows what is pushed.
    func ofContainer(_ before: ComparedGraph.Push, after: ComparedGraph.Push) -> [Cause] {
        if before.kind != after.kind { return [Self.changed(.push, id: after.id, relation: .kind)] }
        return ofNearest(
            names[after.kind] == PushKind.showDetail.rawValue ? names.split : names.navigation, from: after.from,
            before: before.container, after: after.container, isInclusive: true)
    }

    /// The causes of a controller's other family.
    func ofFamily(_ id: Name) -> [Cause] {
        let found = climb(id, ends: (nil, nil), isInclusive: true) { _, _ in [] }
        if !found.isEmpty { return found }
        guard let before = old.controller(id), let after = new.controller(id) else { return [] }
        let (one, other) = (old[before].family, new[after].family)
        return one == other ? [] : ofFamilyNames(one, after: other)
    }

    /// Whether a controller defines a context, or no longer does, only because it is of another kind.
    func followsFromKind(_ before: ComparedGraph.Controller, after: ComparedGraph.Controller) -> Bool {
        before.kind != after.kind && before.definesContext == (before.kind == names.navigation)
            && after.definesContext == (after.kind == names.navigation)
    }

    // MARK: Roots

    /// The causes of a family's other root.
    func ofRoot(_ family: Name) -> [Cause] {
        let (before, after) = (old.family(family)?.root, new.family(family)?.root)
        if before == after { return [] }
        var causes: [Cause] = []
        if let after {
            if old.controller(after) == nil {
                causes.append(Self.added(.controller, id: after))
            } else {
                causes += ofBecomingRoot(after)
            }
        }
        if let before, new.controller(before) == nil { causes.append(Self.removed(.controller, id: before)) }
        if let before, causes.isEmpty { causes += ofBecomingRoot(before) }
        return Self.unique(causes)
    }

    private func ofBecomingRoot(_ id: Name) -> [Cause] {
        guard let before = old.controller(id), let after = new.controller(id) else { return [] }
        let parting = ofParent(id, before: before, after: after)
        if !parting.isEmpty { return parting }
        return old[before].family == new[after].family
            ? [] : ofFamilyNames(old[before].family, after: new[after].family)
    }

    private func ofFamilyNames(_ before: Name, after: Name) -> [Cause] {
        var causes: [Cause] = []
        if old.family(after) == nil { causes.append(Self.added(.family, id: after)) }
        if new.family(before) == nil { causes.append(Self.removed(.family, id: before)) }
        if !causes.isEmpty { return causes }
        // Both families are there, and have exchanged their roots.
        return [Self.changed(.family, id: before, relation: .root), Self.changed(.family, id: after, relation: .root)]
    }

    /// The causes of another style of a split view controller that declares none: a column came or went.
    func ofSplitStyle(_ before: Int32, after: Int32) -> [Cause] {
        ofColumn(names.supplementary, before: before, after: after)
    }

    private func ofColumn(_ role: Name, before: Int32, after: Int32) -> [Cause] {
        func column(_ container: Int32, _ graph: GraphIndex) -> Name? {
            (graph.children[container] ?? []).first { graph[$0].role == role }.map { graph[$0].id }
        }
        let (one, other) = (column(before, old), column(after, new))
        if (one == nil) == (other == nil) { return [] }
        guard let id = one ?? other else { return [] }
        switch (old.controller(id), new.controller(id)) {
        case (nil, _): return [Self.added(.controller, id: id)]
        case (_, nil): return [Self.removed(.controller, id: id)]
        default: return [Cause(change: .moved, element: Element(kind: .controller, id: id))]
        }
    }

    /// The causes of being shown or not: what it is in moved, is shown or not itself, or got or lost a compact column.
    func ofShown(_ before: Int32, after: Int32) -> [Cause] {
        let (one, other) = (old.declaredParent(of: before), new.declaredParent(of: after))
        guard one >= 0, other >= 0, old[one].id == new[other].id else {
            return [Cause(change: .moved, element: Element(kind: .controller, id: new[after].id))]
        }
        if old[one].value(.shown) == new[other].value(.shown) {
            return ofColumn(names.compact, before: one, after: other)
        }
        return [
            Cause(change: .changed, element: Element(kind: .controller, id: new[other].id), relation: .shown)
        ]
    }
}

import KindredGraph

/// The one thing in which the first windows of two snapshots differ; what differs in several ways isn't judged.
enum HierarchyChange {
    case nothing
    case push(on: Int32, old: Int32, new: Int32)
    /// The last of the popped ones was on top.
    case pop(popped: [Int32], new: Int32)
    case select(old: Int32, new: Int32)
    case turn(old: Int32, new: Int32, curls: Bool)
    case present(by: Int32, new: Int32)
    /// The dismissed ones, from the lowest up.
    case dismiss(by: Int32, old: [Int32])
    case root(old: Int32, new: Int32)
    case launch(root: Int32)

    /// Returns nil if the two differ in anything else, or in more.
    static func find(from one: LiveState, to other: LiveState) -> HierarchyChange? {
        if one.root != other.root {
            let isAnother = one.index(of: other.root) == nil && other.index(of: one.root) == nil
            return isAnother && one.chain(from: one.root).isEmpty && other.chain(from: other.root).isEmpty
                ? .root(old: one.root, new: other.root) : nil
        }
        var found = HierarchyChange.nothing
        for index in 0..<Int32(one.count) {
            guard let position = other.index(of: one.id(index)) else { continue }
            let changes = self.changes(of: index, in: one, to: position, in: other)
            guard let first = changes.first else { continue }
            guard changes.count == 1, case .nothing = found, let change = first else { return nil }
            found = change
        }
        return found
    }

    /// The changes of one controller; nil stands for one that isn't judged.
    private static func changes(
        of index: Int32, in one: LiveState, to position: Int32, in other: LiveState
    ) -> [HierarchyChange?] {
        var changes: [HierarchyChange?] = []
        let (old, new) = (one.children(index), other.children(position))
        // What a container adds when its view is loaded is a part of what shows it.
        if old != new, one[index].view != .notLoaded {
            changes.append(children(from: old, to: new, of: one.id(index), facts: one.facts(index)))
        }
        let (selected, next) = (one.facts(index).selected, other.facts(position).selected)
        if selected != next, selected >= 0, next >= 0 { changes.append(.select(old: selected, new: next)) }
        let (below, above) = (one.presented(index), other.presented(position))
        if below != above {
            if below < 0 {
                changes.append(
                    other.chain(from: above).count == 1 ? .present(by: one.id(index), new: above) : nil)
            } else {
                changes.append(above < 0 ? .dismiss(by: one.id(index), old: one.chain(from: below)) : nil)
            }
        }
        return changes
    }

    private static func children(
        from old: [Int32], to new: [Int32], of id: Int32, facts: LiveController.Recorded
    ) -> HierarchyChange? {
        switch facts.kind {
        case .navigation:
            guard let top = old.last, let next = new.last else { return nil }
            if new.count == old.count + 1, new.starts(with: old) { return .push(on: id, old: top, new: next) }
            guard new.count < old.count, old.starts(with: new) else { return nil }
            return .pop(popped: Array(old.dropFirst(new.count)), new: next)
        case .page:
            let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
            guard gone.count == 1, come.count == 1 else { return nil }
            return .turn(old: gone[0], new: come[0], curls: facts.curls)
        case .controller, .tab, .split: return nil
        }
    }
}

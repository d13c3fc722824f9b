/// The causes of another root for a request to cover the screen: the caller's family appears in another way, or one of the
/// families in which it appears does.
extension CauseSearch {
    /// - Parameters:
    ///   - before: The caller's family in the old graph.
    ///   - after: The same in the new graph.
    func ofRerouting(_ before: Name, after: Name) -> [Cause] {
        var level: [(old: Name, new: Name)] = [(before, after)]
        var seen: Set<[Name]> = [[before, after]]
        while !level.isEmpty {
            var causes: [Cause] = []
            var next: [(old: Name, new: Name)] = []
            for families in level {
                causes += ofWindows(families.old, after: families.new)
                causes += ofWays(families.old, after: families.new, next: &next)
            }
            if !causes.isEmpty { return Self.unique(causes) }
            level = next.filter { seen.insert([$0.old, $0.new]).inserted }
        }
        return []
    }

    private func ofWindows(_ before: Name, after: Name) -> [Cause] {
        let one = old.graph.windows.filter { $0.families.contains(before) }
        let other = new.graph.windows.filter { $0.families.contains(after) }
        if one.isEmpty == other.isEmpty { return [] }
        return one.map { window in
            new.window(window.id) == nil
                ? Self.removed(.window, id: window.id) : Self.changed(.window, id: window.id, relation: .families)
        }
            + other.map { window in
                old.window(window.id) == nil
                    ? Self.added(.window, id: window.id) : Self.changed(.window, id: window.id, relation: .families)
            }
    }

    /// The presentations in which a family appears: what changed in them, else the families that show it in a context.
    private func ofWays(_ before: Name, after: Name, next: inout [(old: Name, new: Name)]) -> [Cause] {
        var causes: [Cause] = []
        let ofOld = (old.presentationsByFamily[before] ?? []).map { pairs.pairOfOld[Int($0)] }
        let ofNew = (new.presentationsByFamily[after] ?? []).map { pairs.pairOfNew[Int($0)] }
        var seen: Set<Int32> = []
        for number in ofOld + ofNew where seen.insert(number).inserted {
            let pair = pairs.presentations[Int(number)]
            let one = pair.old.map { old.graph.presentations[Int($0)] }
            let other = pair.new.map { new.graph.presentations[Int($0)] }
            switch (one, other) {
            case (nil, let made?): causes.append(Self.added(.presentation, id: made.id))
            case (let gone?, nil): causes.append(Self.removed(.presentation, id: gone.id))
            case (let one?, let other?): causes += ofWay(one, other: other, next: &next)
            case (nil, nil): break
            }
        }
        return causes
    }

    private func ofWay(
        _ one: ComparedGraph.Presentation, other: ComparedGraph.Presentation,
        next: inout [(old: Name, new: Name)]
    ) -> [Cause] {
        if one.from != other.from { return [Self.changed(.presentation, id: other.id, relation: .from)] }
        if one.family != other.family { return [Self.changed(.presentation, id: other.id, relation: .family)] }
        if one.usesContext != other.usesContext { return ofUse(one, after: other) }
        if !one.usesContext { return [] }
        let callers = (old.root(ofCaller: one.from), new.root(ofCaller: other.from))
        guard let before = callers.0, let after = callers.1 else { return [] }
        let isRoot = (
            one.presenters.contains { $0.controller == old[before].id },
            other.presenters.contains { $0.controller == new[after].id }
        )
        if old[before].id != new[after].id { return ofOtherRoot(other.from) }
        if isRoot.0 != isRoot.1 { return ofPresenters(one, after: other) }
        next.append((old[before].family, new[after].family))
        return []
    }
}

/// The causes for which others present for any: what is on top follows from the families that windows reach, and from what is
/// in these.
extension CauseSearch {
    /// - Parameter wanted: The presenters that are asked about; nil for all.
    func ofAny(
        _ before: ComparedGraph.Presentation, after: ComparedGraph.Presentation, among wanted: Set<Name>?
    ) -> [Cause] {
        let (one, other) = (before.presenters.map(\.controller), after.presenters.map(\.controller))
        let (come, gone) = (Set(other).subtracting(one), Set(one).subtracting(other))
        let changed = (other + one).filter { (come.contains($0) || gone.contains($0)) && wanted?.contains($0) != false }
        return Self.unique(changed.flatMap { ofAny($0, isNew: come.contains($0), usesContext: after.usesContext) })
    }

    /// The causes for which a controller presents for any in one graph only.
    func ofAny(_ id: Name, isNew: Bool, usesContext: Bool) -> [Cause] {
        guard let before = old.controller(id) else { return [Self.added(.controller, id: id)] }
        guard let after = new.controller(id) else { return [Self.removed(.controller, id: id)] }
        let families = (old[before].family, new[after].family)
        let reach = ofReach(isNew ? families.1 : families.0, isNew: isNew)
        if !reach.isEmpty { return reach }
        return usesContext
            ? ofContext(before, after: after) + ofOtherRoot(id)
            : ofOtherRoot(id) + ofRerouting(families.0, after: families.1)
    }

    /// The causes for which windows reach a family in one graph only: the nearest on the ways to it. None if both reach it.
    func ofReach(_ family: Name, isNew: Bool) -> [Cause] {
        if let known = isNew ? causesOfReach.new[family] : causesOfReach.old[family] { return known }
        let (here, there) = isNew ? (reached.new, reached.old) : (reached.old, reached.new)
        let causes =
            here.contains(family) && !there.contains(family) ? ofWays(to: family, isNew: isNew, among: here) : []
        if isNew { causesOfReach.new[family] = causes } else { causesOfReach.old[family] = causes }
        return causes
    }

    private func ofWays(to family: Name, isNew: Bool, among reached: Set<Name>) -> [Cause] {
        let graph = isNew ? new : old
        var (level, seen): ([Name], Set<Name>) = ([family], [family])
        while !level.isEmpty {
            var (causes, next): ([Cause], [Name]) = ([], [])
            for family in level {
                causes += ofWindows(family, isNew: isNew)
                for index in graph.presentationsByFamily[family] ?? [] {
                    let caller = graph.callingFamily(of: graph.graph.presentations[Int(index)])
                    guard caller.map(reached.contains) != false else { continue }
                    let found = ofCall(pair(index, isOld: !isNew))
                    causes += found
                    if found.isEmpty, let caller, seen.insert(caller).inserted { next.append(caller) }
                }
            }
            if !causes.isEmpty { return Self.unique(causes) }
            level = next
        }
        return []
    }

    /// The windows that show a family in one graph only.
    private func ofWindows(_ family: Name, isNew: Bool) -> [Cause] {
        let (graph, other) = isNew ? (new, old) : (old, new)
        return graph.graph.windows.filter { $0.families.contains(family) }.compactMap { window in
            guard let twin = other.window(window.id) else {
                return isNew ? Self.added(.window, id: window.id) : Self.removed(.window, id: window.id)
            }
            return twin.families.contains(family) ? nil : Self.changed(.window, id: window.id, relation: .families)
        }
    }

    /// The families that windows show, and those that these present, and so on; without windows all.
    static func reachedFamilies(in graph: GraphIndex) -> Set<Name> {
        if graph.graph.windows.isEmpty { return Set(graph.graph.families.map(\.id)) }
        let fromAny: Name = -1
        var presented: [Name: [Name]] = [:]
        for made in graph.graph.presentations {
            guard let family = made.family else { continue }
            presented[graph.callingFamily(of: made) ?? fromAny, default: []].append(family)
        }
        var found: Set<Name> = []
        var queue = graph.graph.windows.flatMap(\.families) + (presented[fromAny] ?? [])
        while let family = queue.popLast() {
            if found.insert(family).inserted { queue += presented[family] ?? [] }
        }
        return found
    }

    /// The causes of a presentation that is in one graph only, or has another caller or family.
    private func ofCall(_ pair: ElementPairs.Pair) -> [Cause] {
        if let existence = ofExistence(pair) { return existence }
        guard case (let before?, let after?) = presentation(pair) else { return [] }
        if before.from != after.from { return [Self.changed(.presentation, id: after.id, relation: .from)] }
        return before.family == after.family ? [] : [Self.changed(.presentation, id: after.id, relation: .family)]
    }
}

extension GraphIndex {
    /// The family from which something is presented; nil for any.
    fileprivate func callingFamily(of made: ComparedGraph.Presentation) -> Name? {
        made.from.flatMap { controller($0) }.map { self[$0].family }
    }
}

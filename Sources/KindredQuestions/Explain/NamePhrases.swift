import KindredGraph
import KindredText

/// Phrases for lists of controllers and presentations: their names, or their ids if answers are by places.
extension Declarations {
    func label(_ id: ControllerID) -> String { graph[id].name.isNone ? graph.label(id) : name(of: id) }

    func list(_ ids: some Sequence<ControllerID>) -> String {
        var known: Set<ControllerID> = []
        let ids = ids.filter { known.insert($0).inserted }
        if areControllers { return enumeration(ids.map { graph.label($0) }) }
        return phrase(for: ids) { $0.isEmpty ? "(no id)" : $0 }
    }

    /// Ids of a relation, as UIKit would answer.
    func answer(_ ids: [ControllerID]) -> String { ids.isEmpty ? "nil" : list(ids) }

    /// The number of names in a family, and what follows it: ` (31 places)` if there are more.
    func memberCount(of family: FamilyID) -> (names: Int, places: String) {
        let members = graph.members(of: family)
        if areControllers { return (members.count, "") }
        let count = numbers(of: members.lazy.map { ControllerID(index: $0) }).count
        return (count, count == members.count ? "" : " (\(members.count) places)")
    }

    // MARK: Presentations

    /// Puts presentations together that a list shows in one row: by places those with equal presenters.
    func groups(
        _ presentations: some Sequence<PresentationID>, by key: (PresentationID) -> [String]
    ) -> [PresentationGroup] {
        PresentationGroup.groups(presentations) { id in
            key(id) + (areControllers ? [graph.presentersPhrase(id)] : [])
        }
    }

    /// The name of the only one, or how many there are.
    func title(_ group: PresentationGroup) -> String {
        let first = name(of: group.first)
        if group.presentations.count == 1 { return first }
        var names: Set<String> = [first]
        if areControllers { return "\(group.presentations.count) presentations" }
        for id in group.presentations { names.insert(name(of: id)) }
        return names.count == 1 ? first : "\(names.count) presentations"
    }

    /// - Parameter family: The family that all callers are in: its places are those that count.
    func callers(_ group: PresentationGroup, in family: FamilyID? = nil) -> String {
        if areControllers {
            return enumeration(
                group.presentations.map { graph.callerName(graph[$0]) { graph.label($0) } ?? "(unknown)" })
        }
        let callers = group.presentations.compactMap { graph[$0].from }
        if callers.isEmpty, group.presentations.contains(where: { graph[$0].isFromAny }) { return Caller.any }
        if let family {
            let numbers = numbers(of: callers)
            let count = numbers.reduce(0) { $0 + places(of: $1).count { graph[$0].family == family } }
            if count == Set(callers).count {
                let names = English.list(numbers.map { label(first(of: $0)) })
                return count == numbers.count ? names : "\(names) (\(count) places)"
            }
        }
        return callers.isEmpty ? "(unknown)" : list(callers)
    }

    /// The presenters of a group, each with the reason.
    func presenters(_ group: PresentationGroup) -> String {
        if areControllers { return graph.presentersPhrase(group.first) }
        var known: Set<String> = []
        let presenters = group.presentations.flatMap { graph.presenters(of: $0) }
        let phrases = presenters.map { "\(label($0.controller)) (\($0.reason.rawValue))" }
            .filter { known.insert($0).inserted }
        let doubt = group.presentations.compactMap { graph.doubtOnPresenter(of: $0) }.first
        return phrases.isEmpty
            ? "no known controller" : English.list(phrases) + (doubt.map { ", uncertain (\($0))" } ?? "")
    }

    /// The rows for what some controllers present: those that differ in their callers alone are in one row.
    ///
    /// - Parameter family: The family that all of them are in. By screens, what it presents in one style is one row.
    func requestRows(_ requests: [PresentationID], in family: FamilyID? = nil) -> [[String]] {
        let groups = groups(requests) { id in
            [
                graph[id].family.map { graph.label($0) } ?? "", graph.stylePhrase(id),
                family == nil || areControllers ? graph.location(of: graph.place(of: id)) : "",
            ]
        }
        return groups.map { group in
            let title = title(group)
            // Which family several show is not in a caller's name.
            let shown = title == name(of: group.first) ? nil : graph[group.first].family
            return row(group: group, title: title + (shown.map { " of \(graph.label($0))" } ?? ""), in: family)
        }
    }

    /// The cells of a group, in the columns of a list.
    func row(group: PresentationGroup, title: String? = nil, in family: FamilyID? = nil) -> [String] {
        [
            title ?? self.title(group), graph.location(of: group), graph.stylePhrase(group.first),
            "from " + callers(group, in: family), "presented by \(presenters(group))",
        ]
    }
}

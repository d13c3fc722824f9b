import KindredGraph

/// Presentations that a list shows in one row, because only their callers differ.
struct PresentationGroup {
    /// The presentations, in order of declaration.
    var presentations: [PresentationID]

    var first: PresentationID { presentations[0] }

    /// Puts those with equal keys together, each group where its first member is.
    static func groups<Key: Hashable>(
        _ presentations: some Sequence<PresentationID>, by key: (PresentationID) -> Key
    ) -> [PresentationGroup] {
        var groups: [PresentationGroup] = []
        var places: [Key: Int] = [:]
        for id in presentations {
            let key = key(id)
            if let place = places[key] {
                groups[place].presentations.append(id)
            } else {
                places[key] = groups.count
                groups.append(PresentationGroup(presentations: [id]))
            }
        }
        return groups
    }
}

extension ResolvedGraph {
    /// The name of the only one, or how many there are.
    func title(_ group: PresentationGroup) -> String {
        group.presentations.count == 1 ? name(of: group.first) : "\(group.presentations.count) presentations"
    }

    func callers(_ group: PresentationGroup) -> String {
        enumeration(group.presentations.map { self[$0].from.map { label($0) } ?? "(unknown)" })
    }

    /// The places where they are declared: one for all that come from one list.
    func location(of group: PresentationGroup) -> String {
        var places: [String] = []
        for id in group.presentations {
            let location = location(of: place(of: id))
            if places.last != location { places.append(location) }
        }
        return enumeration(places, atMost: 2)
    }

    /// The rows for what some controllers present: those that differ in their callers alone are in one row.
    func requestRows(_ requests: [PresentationID]) -> [[String]] {
        let groups = PresentationGroup.groups(requests) { id in
            [
                self[id].family.map { label($0) } ?? "", stylePhrase(id), presentersPhrase(id),
                location(of: place(of: id)),
            ]
        }
        return groups.map { group in
            // Which family several show is not in a caller's name.
            let family = group.presentations.count > 1 ? self[group.first].family : nil
            return row(group: group, title: family.map { "\(title(group)) of \(label($0))" })
        }
    }

    /// The cells of a group, in the columns of a list.
    func row(group: PresentationGroup, title: String? = nil) -> [String] {
        [
            title ?? self.title(group), location(of: group), stylePhrase(group.first), "from " + callers(group),
            "presented by \(presentersPhrase(group.first))",
        ]
    }
}

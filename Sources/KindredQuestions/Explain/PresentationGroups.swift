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
    /// The places where they are declared: one for all that come from one list.
    func location(of group: PresentationGroup) -> String {
        var places: [String] = []
        for id in group.presentations {
            let location = location(of: place(of: id))
            if places.last != location { places.append(location) }
        }
        return enumeration(places, atMost: 2)
    }
}

import KindredGraph
import KindredText

/// `query who-presents`: the presentations that bring a controller on screen, directly or through others, and the presenters.
package enum WhoPresentsQuery {
    package static func answer(of subject: (id: String, controllers: [ControllerID]), in hierarchy: ResolvedGraph)
        -> Answer
    {
        let families = FamilyDistances(starts: subject.controllers.map { hierarchy[$0].family }, in: hierarchy)
        let found = families.order.flatMap { family in
            hierarchy.presentations(of: family).map { (id: $0, distance: families.distances[Int(family.index)] + 1) }
        }
        let windows = families.order.flatMap { family in
            hierarchy.windows(of: family).map {
                (id: $0, family: family, distance: families.distances[Int(family.index)])
            }
        }
        return Answer(
            query: [("kind", "who-presents"), ("id", subject.id)],
            lines: lines(subject.id, families: families, found: found, windows: windows, hierarchy: hierarchy)
        ) { json in
            json.list(key: "presentations", items: found) { each, json in
                write(each.id, distance: each.distance, hierarchy: hierarchy, to: &json)
            }
            json.list(key: "windows", items: windows) { each, json in
                json.member("id", text: hierarchy.name(of: each.id))
                json.member("family", text: hierarchy.name(of: each.family))
                json.member("distance", value: Int(each.distance))
            }
        }
    }

    private static func write(
        _ id: PresentationID, distance: Int32, hierarchy: ResolvedGraph, to json: inout JSONWriter
    ) {
        json.member("id", text: hierarchy.name(of: id))
        json.member("from", text: hierarchy[id].from.map { hierarchy.name(of: $0) } ?? "")
        json.member("family", text: hierarchy[id].family.map { hierarchy.name(of: $0) } ?? "")
        json.member("distance", value: Int(distance))
        json.member("style", text: hierarchy[id].effectiveWord)
        json.list(key: "presenters", items: hierarchy.presenters(of: id)) { presenter, json in
            json.member("controller", text: hierarchy.name(of: presenter.controller))
            json.member("reason", text: presenter.reason.rawValue)
        }
        json.location(of: hierarchy.place(of: id), in: hierarchy)
    }

    private static func lines(
        _ subject: String, families: FamilyDistances, found: [(id: PresentationID, distance: Int32)],
        windows: [(id: WindowID, family: FamilyID, distance: Int32)], hierarchy: ResolvedGraph
    ) -> Lines {
        var lines = Lines()
        let direct = found.filter { $0.distance == 1 }
        lines.add(
            direct.isEmpty
                ? "nothing presents '\(subject)'"
                : "\(English.count(direct.count, of: "presentation shows", many: "presentations show")) '\(subject)'")
        for window in windows where window.distance == 0 {
            lines.add(
                "window '\(hierarchy.label(window.id))' shows family '\(hierarchy.label(window.family))'", depth: 1)
        }
        for family in families.order {
            let presentations = hierarchy.presentations(of: family)
            if presentations.isEmpty { continue }
            let distance = families.distances[Int(family.index)]
            let label = hierarchy.label(family)
            lines.heading(
                distance == 0
                    ? "family '\(label)'"
                    : "family '\(label)', \(English.count(Int(distance), of: "presentation")) earlier")
            lines.table(
                presentations.map { id in
                    [
                        hierarchy[id].from.map { hierarchy.label($0) } ?? "", "as \(hierarchy.stylePhrase(id))",
                        "presenter \(hierarchy.presentersPhrase(id))", hierarchy.location(of: hierarchy.place(of: id)),
                    ]
                }, depth: 2, atMost: .max)
        }
        return lines
    }
}

/// Families whose members present some families, directly or through others.
struct FamilyDistances {
    /// The distance of each family in presentations; -1 for those that lead nowhere near.
    private(set) var distances: [Int32]
    /// The families, the nearest first.
    private(set) var order: [FamilyID] = []

    init(starts: some Sequence<FamilyID>, in hierarchy: ResolvedGraph) {
        distances = Array(repeating: -1, count: hierarchy.families.count)
        for start in starts { enter(start, distance: 0) }
        var next = 0
        while next < order.count {
            let family = order[next]
            next += 1
            for id in hierarchy.presentations(of: family) {
                guard let from = hierarchy[id].from else { continue }
                enter(hierarchy[from].family, distance: distances[Int(family.index)] + 1)
            }
        }
    }

    private mutating func enter(_ family: FamilyID, distance: Int32) {
        if distances[Int(family.index)] >= 0 { return }
        distances[Int(family.index)] = distance
        order.append(family)
    }
}

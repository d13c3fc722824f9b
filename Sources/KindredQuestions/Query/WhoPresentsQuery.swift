import KindredGraph
import KindredText

/// `query who-presents`: the presentations that bring a controller on screen, directly or through others, and who really presents.
package enum WhoPresentsQuery {
    package static func answer(of subject: (id: String, controllers: [ControllerID]), in hierarchy: ResolvedGraph)
        -> Answer
    {
        let families = FamilyDistances(subject.controllers.map { hierarchy[$0].family }, in: hierarchy)
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
            lines: lines(subject.id, families, found, windows, hierarchy)
        ) { json in
            json.list("presentations", found) { each, json in write(each.id, each.distance, hierarchy, to: &json) }
            json.list("windows", windows) { each, json in
                json.member("id", hierarchy.name(each.id))
                json.member("family", hierarchy.name(each.family))
                json.member("distance", Int(each.distance))
            }
        }
    }

    private static func write(
        _ id: PresentationID, _ distance: Int32, _ hierarchy: ResolvedGraph, to json: inout JSONWriter
    ) {
        json.member("id", hierarchy.name(id))
        json.member("from", hierarchy[id].from.map { hierarchy.name($0) } ?? "")
        json.member("family", hierarchy[id].family.map { hierarchy.name($0) } ?? "")
        json.member("distance", Int(distance))
        json.member("style", hierarchy[id].effectiveWord)
        json.list("presenters", hierarchy.presenters(of: id)) { presenter, json in
            json.member("controller", hierarchy.name(presenter.controller))
            json.member("reason", presenter.reason.rawValue)
        }
        json.location(hierarchy.place(id), in: hierarchy)
    }

    private static func lines(
        _ subject: String, _ families: FamilyDistances, _ found: [(id: PresentationID, distance: Int32)],
        _ windows: [(id: WindowID, family: FamilyID, distance: Int32)], _ hierarchy: ResolvedGraph
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
                        "presenter \(hierarchy.presentersPhrase(id))", hierarchy.location(hierarchy.place(id)),
                    ]
                }, depth: 2, atMost: .max)
        }
        return lines
    }
}

/// Families whose members present some families, directly or through others.
struct FamilyDistances {
    /// By family, how many presentations away; -1 for those that lead nowhere near.
    private(set) var distances: [Int32]
    /// The nearest first.
    private(set) var order: [FamilyID] = []

    init(_ starts: some Sequence<FamilyID>, in hierarchy: ResolvedGraph) {
        distances = Array(repeating: -1, count: hierarchy.families.count)
        for start in starts { enter(start, 0) }
        var next = 0
        while next < order.count {
            let family = order[next]
            next += 1
            for id in hierarchy.presentations(of: family) {
                guard let from = hierarchy[id].from else { continue }
                enter(hierarchy[from].family, distances[Int(family.index)] + 1)
            }
        }
    }

    private mutating func enter(_ family: FamilyID, _ distance: Int32) {
        if distances[Int(family.index)] >= 0 { return }
        distances[Int(family.index)] = distance
        order.append(family)
    }
}

import KindredGraph
import KindredText

/// `query reach`: what a controller leads to.
package enum ReachQuery {
    package static func answer(of subject: (id: String, controllers: [ControllerID]), in hierarchy: ResolvedGraph)
        -> Answer
    {
        let starts = ControllerSet(controllers: subject.controllers, of: hierarchy)
        let walk = NavigationGraph(hierarchy).walk(from: starts, direction: .forward, passing: true)
        var reached = walk.set
        reached.subtract(starts)
        let rows = reached.elements.map { (id: $0, hops: walk.hops(to: $0) ?? 0) }
            .sorted { ($0.hops, $0.id.index) < ($1.hops, $1.id.index) }
        return Answer(
            query: [("kind", "reach"), ("id", subject.id)], lines: lines(rows, from: subject.id, hierarchy: hierarchy)
        ) { json in
            json.list(key: "controllers", items: rows) { row, json in
                json.member("id", text: hierarchy.name(of: row.id))
                json.member("family", text: hierarchy.name(of: hierarchy[row.id].family))
                json.member("hops", value: row.hops)
            }
        }
    }

    /// The lines about the controllers that something leads to, which are in order of their hops.
    private static func lines(
        _ rows: [(id: ControllerID, hops: Int)], from id: String, hierarchy: ResolvedGraph
    ) -> Lines {
        var lines = Lines()
        if rows.isEmpty {
            lines.add("'\(id)' leads nowhere")
        } else {
            let families = Set(rows.map { hierarchy[$0.id].family }).count
            lines.add(
                "'\(id)' leads to \(English.count(rows.count, of: "view controller")) in "
                    + English.count(families, of: "family", many: "families"))
        }
        var rest = rows[...]
        while let hops = rest.first?.hops {
            let group = rest.prefix { $0.hops == hops }
            rest = rest.dropFirst(group.count)
            lines.heading(
                hops == 0
                    ? "at once"
                    : "after \(English.count(hops, of: "presentation or push", many: "presentations or pushes"))")
            lines.table(
                group.map {
                    [
                        hierarchy.label($0.id), hierarchy[$0.id].kind.word,
                        "in family \(hierarchy.label(hierarchy[$0.id].family))",
                    ]
                },
                depth: 2, atMost: .max)
        }
        return lines
    }
}

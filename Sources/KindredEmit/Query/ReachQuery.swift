import KindredBase
import KindredCore

/// `query reach`: what a controller leads to.
package enum ReachQuery {
    package static func answer(of subject: (id: String, controllers: [ControllerID]), in hierarchy: Hierarchy) -> Answer
    {
        let starts = ControllerSet(subject.controllers, of: hierarchy)
        let walk = Leads(hierarchy).walk(from: starts, .forward)
        var reached = walk.set
        reached.subtract(starts)
        let rows = reached.elements.map { (id: $0, hops: Int(walk.hops[Int($0.index)])) }
            .sorted { ($0.hops, $0.id.index) < ($1.hops, $1.id.index) }
        var lines = Lines()
        if rows.isEmpty {
            lines.add("'\(subject.id)' leads nowhere")
        } else {
            let families = Set(rows.map { hierarchy[$0.id].family }).count
            lines.add(
                "'\(subject.id)' leads to \(counted(rows.count, "view controller", "view controllers")) in "
                    + counted(families, "family", "families"))
        }
        for hops in Set(rows.map(\.hops)).sorted() {
            lines.heading(
                hops == 0 ? "contained" : "after \(counted(hops, "presentation or push", "presentations or pushes"))")
            let ids = rows.lazy.filter { $0.hops == hops }.map(\.id)
            lines.table(
                ids.map {
                    [
                        hierarchy.label($0), hierarchy[$0].kind.word,
                        "in family \(hierarchy.label(hierarchy[$0].family))",
                    ]
                },
                depth: 2, atMost: .max)
        }
        return Answer(query: [("kind", "reach"), ("id", subject.id)], lines: lines) { json in
            json.list("controllers", rows) { row, json in
                json.member("id", hierarchy.name(row.id))
                json.member("family", hierarchy.name(hierarchy[row.id].family))
                json.member("hops", row.hops)
            }
        }
    }
}

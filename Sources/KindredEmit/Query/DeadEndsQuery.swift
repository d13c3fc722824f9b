import KindredBase
import KindredCore

/// `query dead-ends`: plain controllers that aren't modal, from which nothing goes on.
package enum DeadEndsQuery {
    package static func answer(in hierarchy: Hierarchy) -> Answer {
        let leads = Leads(hierarchy)
        let found = hierarchy.controllerIDs.filter { id in
            let controller = hierarchy[id]
            return controller.kind == .controller && controller.end == id.index + 1
                && hierarchy.presentations(of: controller.family).isEmpty && leads.calls(.forward, of: id).isEmpty
        }
        var lines = Lines()
        lines.add(
            found.isEmpty
                ? "there are no dead ends"
                : found.count == 1
                    ? "1 view controller pushes and presents nothing"
                    : "\(found.count) view controllers push and present nothing")
        lines.table(
            found.map { id in
                [
                    hierarchy.label(id), hierarchy.className(id), "in family \(hierarchy.label(hierarchy[id].family))",
                    hierarchy.location(hierarchy.place(id)),
                ]
            }, depth: 1, atMost: .max)
        return Answer(query: [("kind", "dead-ends")], lines: lines) { json in
            json.list("controllers", found) { id, json in
                json.member("id", hierarchy.name(id))
                json.member("family", hierarchy.name(hierarchy[id].family))
                let className = hierarchy.className(id)
                if !className.isEmpty { json.member("class", className) }
                json.location(hierarchy.place(id), in: hierarchy)
            }
        }
    }
}

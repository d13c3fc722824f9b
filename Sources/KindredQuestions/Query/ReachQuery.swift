import KindredGraph
import KindredText

/// `query reach`: what a controller leads to.
package enum ReachQuery {
    private struct Row {
        let places: [ControllerID]
        /// The fewest presentations and pushes to any of them.
        let hops: Int
    }

    package static func answer(of subject: (id: String, controllers: [ControllerID]), in declarations: Declarations)
        -> Answer
    {
        let rows = rows(from: subject.controllers, in: declarations)
        return Answer(
            query: [("kind", "reach"), ("id", subject.id)], naming: declarations.naming,
            lines: lines(rows, from: subject.id, declarations: declarations)
        ) { json in
            json.list(key: "controllers", items: rows) { row, json in
                json.row(row.places, of: declarations)
                json.families(of: row.places, in: declarations.graph)
                json.member("hops", value: row.hops)
            }
        }
    }

    /// The declarations that are reached, the nearest first.
    private static func rows(from controllers: [ControllerID], in declarations: Declarations) -> [Row] {
        let graph = declarations.graph
        let starts = ControllerSet(controllers: controllers, of: graph)
        let walk = NavigationGraph(graph: graph).walk(from: starts, direction: .forward, passing: true)
        var reached = walk.set
        reached.subtract(starts)
        return declarations.groups(of: reached.elements)
            .map { places in Row(places: places, hops: places.lazy.compactMap { walk.hops(to: $0) }.min() ?? 0) }
            .sorted { ($0.hops, $0.places[0].index) < ($1.hops, $1.places[0].index) }
    }

    private static func lines(_ rows: [Row], from id: String, declarations: Declarations) -> Lines {
        let graph = declarations.graph
        var lines = Lines()
        if rows.isEmpty {
            lines.add("'\(id)' leads nowhere")
        } else {
            let families = graph.families(of: rows.flatMap(\.places)).count
            lines.add(
                "'\(id)' leads to \(English.count(rows.count, of: "view controller")) in "
                    + English.count(families, of: "family", many: "families"))
        }
        let noun =
            graph.moves == nil
            ? (one: "presentation or push", many: "presentations or pushes")
            : (one: "presentation, push or move", many: "presentations, pushes or moves")
        var rest = rows[...]
        while let hops = rest.first?.hops {
            let group = rest.prefix { $0.hops == hops }
            rest = rest.dropFirst(group.count)
            lines.heading(
                hops == 0
                    ? "at once"
                    : "after \(English.count(hops, of: noun.one, many: noun.many))")
            lines.table(
                group.map { row in
                    [
                        declarations.phrase(for: row.places), graph[row.places[0]].kind.word,
                        graph.familiesPhrase(row.places),
                    ]
                },
                depth: 2, atMost: .max)
        }
        return lines
    }
}

import KindredGraph
import KindredText

/// `query dead-ends`: what a push or a container shows for itself, and from which nothing goes on.
package enum DeadEndsQuery {
    package static func answer(in declarations: Declarations) -> Answer {
        let graph = declarations.graph
        let found = declarations.groups(of: deadEnds(in: graph))
        var lines = Lines()
        lines.add(
            found.isEmpty
                ? "there are no dead ends"
                : English.count(
                    found.count, of: "view controller pushes and presents", many: "view controllers push and present")
                    + " nothing")
        lines.table(
            found.map { places in
                [
                    declarations.phrase(for: places), graph.className(places[0]),
                    graph.familiesPhrase(places), graph.location(of: graph.place(of: places[0])),
                ]
            }, depth: 1, atMost: .max)
        return Answer(query: [("kind", "dead-ends")], naming: declarations.naming, lines: lines) { json in
            json.list(key: "controllers", items: found) { places, json in
                json.row(places, of: declarations)
                json.families(of: places, in: graph)
                let className = graph.className(places[0])
                if !className.isEmpty { json.member("class", text: className) }
                json.location(of: graph.place(of: places[0]), in: graph)
            }
        }
    }

    private static func deadEnds(in graph: ResolvedGraph) -> [ControllerID] {
        // By controller, how many of those before it push, present or move.
        var counts: [Int32] = [0]
        var callers = ControllerSet(controllers: graph.calls.lazy.filter(\.way.isCall).map(\.from), of: graph)
        for id in graph.moveIDs { graph[id].from.map { _ = callers.insert($0) } }
        for id in graph.controllerIDs { counts.append(counts[counts.count - 1] + (callers.contains(id) ? 1 : 0)) }
        return graph.controllerIDs.filter { id in
            let controller = graph[id]
            if !graph.isShown(id) { return false }
            if controller.kind != .controller || controller.role == .child || controller.role == .page { return false }
            // Elsewhere on a stack there is a way back.
            if controller.role == .stack, id.index != (controller.parent?.index ?? -1) + 1 { return false }
            return graph.presentations(of: controller.family).isEmpty
                && counts[Int(id.index)] == counts[Int(controller.end)]
        }
    }
}

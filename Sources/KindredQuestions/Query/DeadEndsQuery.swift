import KindredGraph
import KindredText

/// `query dead-ends`: what a push or a container shows for itself, and from which nothing goes on.
package enum DeadEndsQuery {
    package static func answer(in declarations: Declarations) -> Answer {
        let hierarchy = declarations.hierarchy
        let found = declarations.groups(of: deadEnds(in: hierarchy))
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
                    declarations.phrase(for: places), hierarchy.className(places[0]),
                    hierarchy.familiesPhrase(places), hierarchy.location(of: hierarchy.place(of: places[0])),
                ]
            }, depth: 1, atMost: .max)
        return Answer(query: [("kind", "dead-ends")], naming: declarations.naming, lines: lines) { json in
            json.list(key: "controllers", items: found) { places, json in
                json.row(places, of: declarations)
                json.families(of: places, in: hierarchy)
                let className = hierarchy.className(places[0])
                if !className.isEmpty { json.member("class", text: className) }
                json.location(of: hierarchy.place(of: places[0]), in: hierarchy)
            }
        }
    }

    private static func deadEnds(in hierarchy: ResolvedGraph) -> [ControllerID] {
        // By controller, how many of those before it push, present or move.
        var counts: [Int32] = [0]
        var callers = ControllerSet(controllers: hierarchy.calls.lazy.filter(\.way.isCall).map(\.from), of: hierarchy)
        for id in hierarchy.moveIDs { hierarchy[id].from.map { _ = callers.insert($0) } }
        for id in hierarchy.controllerIDs { counts.append(counts[counts.count - 1] + (callers.contains(id) ? 1 : 0)) }
        return hierarchy.controllerIDs.filter { id in
            let controller = hierarchy[id]
            if !hierarchy.isShown(id) { return false }
            if controller.kind != .controller || controller.role == .child || controller.role == .page { return false }
            // Elsewhere on a stack there is a way back.
            if controller.role == .stack, id.index != (controller.parent?.index ?? -1) + 1 { return false }
            return hierarchy.presentations(of: controller.family).isEmpty
                && counts[Int(id.index)] == counts[Int(controller.end)]
        }
    }
}

import KindredDiagnostics
import KindredGraph

/// A presentation context that no presentation uses.
package enum ContextUnused {
    package static let info = RuleInfo(
        "context-unused", .note, .presentations, about: .controller, holdsInAll: true,
        summary: """
            'definesPresentationContext: true' is declared and presentations come from there or below, but none with a context \
            style uses it
            """,
        why: """
            definesPresentationContext affects currentContext, overCurrentContext, custom styles that aren't full screen, and \
            search controllers. For every other style the root of the family presents (R45), so a presentation that was meant \
            to stay inside this controller covers more. Specifications don't describe search controllers, so the context may be \
            for one of them (R36).
            """,
        facts: [.r36, .r45],
        bad: """
            kindred: 1
            families:
              shop: {controller: Home, definesPresentationContext: true}
              filter: Filter
            presentations:
              - {from: Home, present: filter, style: fullScreen}

            """,
        good: """
            kindred: 1
            families:
              shop: {controller: Home, definesPresentationContext: true}
              filter: Filter
            presentations:
              - {from: Home, present: filter, style: currentContext}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.isPartial || graph.hasLost(.presentations) { return }
        let written = graph.ofWrittenContext.filter { graph[$0].definesContext }
        if written.isEmpty { return }
        let (used, counts) = uses(graph)
        for id in written where !used[Int(id.index)] {
            // Of a screen, if no place of it uses the context.
            if graph.otherPlaces(of: id).contains(where: { used[Int($0.index)] }) { continue }
            guard !graph[id].name.isNone, !graph.hasDoubtfulContext(id),
                graph.flag(.definesPresentationContext, of: id) != nil,
                counts[Int(graph[id].end)] > counts[Int(id.index)]
            else { continue }
            diagnostics.add(info, on: id, graph: graph, diagnostic: found(id: id, graph: graph))
        }
    }

    /// Returns who presents as a context, and how many presentations come from the controllers before each index.
    private static func uses(_ graph: ResolvedGraph) -> (used: [Bool], counts: [Int32]) {
        var used = Array(repeating: false, count: graph.controllers.count)
        var counts = Array(repeating: Int32(0), count: graph.controllers.count + 1)
        for id in graph.presentationIDs {
            if graph[id].isFromAny, graph[id].usesContext {
                for presenter in graph.presenters(of: id) { used[Int(presenter.controller.index)] = true }
            }
            guard let from = graph[id].from else { continue }
            counts[Int(from.index) + 1] += 1
            guard graph[id].usesContext else {
                // Had it a context style, it would be for the nearest context.
                if graph.isDoubtful(id), let context = nearestContext(from, graph: graph) {
                    used[context] = true
                }
                continue
            }
            for presenter in graph.presenters(of: id) { used[Int(presenter.controller.index)] = true }
        }
        for index in graph.controllers.indices { counts[index + 1] += counts[index] }
        return (used, counts)
    }

    private static func nearestContext(_ id: ControllerID, graph: ResolvedGraph) -> Int? {
        var next: ControllerID? = id
        while let id = next, !graph[id].definesContext { next = graph[id].parent }
        return next.map { Int($0.index) }
    }

    private static func found(id: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "no presentation uses the context that '\(graph.name(of: id))' defines",
            about: graph.subject(of: id),
            at: graph.range(of: .definesPresentationContext, in: id),
            help:
                "give a presentation from here or below a context style, or ignore this if a search controller uses the context"
        )
    }
}

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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.isPartial || hierarchy.hasLost(.presentations) { return }
        let (used, counts) = uses(hierarchy)
        for id in hierarchy.ofWrittenContext where hierarchy[id].definesContext && !used[Int(id.index)] {
            // Of a screen, if no place of it uses the context.
            if hierarchy.otherPlaces(of: id).contains(where: { used[Int($0.index)] }) { continue }
            guard !hierarchy[id].name.isNone, !hierarchy.hasDoubtfulContext(id),
                hierarchy.flag(.definesPresentationContext, of: id) != nil,
                counts[Int(hierarchy[id].end)] > counts[Int(id.index)]
            else { continue }
            diagnostics.add(info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, hierarchy: hierarchy))
        }
    }

    /// Returns who presents as a context, and how many presentations come from the controllers before each index.
    private static func uses(_ hierarchy: ResolvedGraph) -> (used: [Bool], counts: [Int32]) {
        var used = Array(repeating: false, count: hierarchy.controllers.count)
        var counts = Array(repeating: Int32(0), count: hierarchy.controllers.count + 1)
        for id in hierarchy.presentationIDs {
            if hierarchy[id].isFromAny, hierarchy[id].usesContext {
                for presenter in hierarchy.presenters(of: id) { used[Int(presenter.controller.index)] = true }
            }
            guard let from = hierarchy[id].from else { continue }
            counts[Int(from.index) + 1] += 1
            guard hierarchy[id].usesContext else {
                // Had it a context style, it would be for the nearest context.
                if hierarchy.isDoubtful(id), let context = nearestContext(from, hierarchy: hierarchy) {
                    used[context] = true
                }
                continue
            }
            for presenter in hierarchy.presenters(of: id) { used[Int(presenter.controller.index)] = true }
        }
        for index in hierarchy.controllers.indices { counts[index + 1] += counts[index] }
        return (used, counts)
    }

    private static func nearestContext(_ id: ControllerID, hierarchy: ResolvedGraph) -> Int? {
        var next: ControllerID? = id
        while let id = next, !hierarchy[id].definesContext { next = hierarchy[id].parent }
        return next.map { Int($0.index) }
    }

    private static func found(id: ControllerID, hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "no presentation uses the context that '\(hierarchy.name(of: id))' defines",
            about: hierarchy.subject(of: id),
            at: hierarchy.range(of: .definesPresentationContext, in: id),
            help:
                "give a presentation from here or below a context style, or ignore this if a search controller uses the context"
        )
    }
}

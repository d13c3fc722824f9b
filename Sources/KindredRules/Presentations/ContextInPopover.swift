import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A context style with a transition of its own inside of a popover.
package enum ContextInPopover {
    package static let info = RuleInfo(
        "context-in-popover", .error, .presentations,
        summary: """
            'currentContext' or 'overCurrentContext' with a transition other than 'coverVertical', from a family that only \
            popovers present
            """,
        why: """
            Inside a popover, UIKit only supports the coverVertical transition for context styles, and throws for any other \
            (R62).
            """,
        facts: [.r62],
        start: """
            kindred: 1
            families:
              home: Home
              menu:
                navigation: MenuNav
                stack: [Menu]
              colors: Colors
            presentations:
              - {from: Home, present: menu, style: popover, anchor: sourceView}

            """,
        bad: """
              - {from: Menu, present: colors, style: currentContext, transition: crossDissolve}

            """,
        good: """
              - {from: Menu, present: colors, style: currentContext, transition: coverVertical}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.width == .compact { return }
        // What is missing may present the family otherwise.
        if graph.isPartial { return }
        lazy var popovers = PopoverInPopover.familiesInPopovers(graph)
        for id in graph.presentationIDs(of: .currentContext, .overCurrentContext) {
            guard let from = graph[id].from, let first = popovers[Int(graph[from].family.index)],
                graph.transition(of: id) != .coverVertical,
                graph.isDeclared(.present, in: id), !graph.hasUnknownStyle(id)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, from: from, first: first, graph: graph))
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, first: PresentationID, graph: ResolvedGraph
    ) -> Diagnostic {
        let family = graph.text(of: .present, in: id)
        let home = graph.name(of: graph[from].family)
        let transition = graph.transition(of: id).rawValue
        return Diagnostic(
            rule: info,
            message:
                "'\(graph.name(of: from))' presents '\(family)' in the context of a popover, which can't use '\(transition)'",
            about: graph.subject(of: id), at: graph.range(of: .transition, in: id),
            labels: [
                Diagnostic.Label(at: graph.place(of: first), text: "'\(home)' is a popover"),
                Diagnostic.Label(at: graph.range(of: .style, in: id), text: "a context style"),
            ], help: "write 'transition: coverVertical', or choose another style")
    }
}

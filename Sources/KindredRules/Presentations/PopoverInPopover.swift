import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A popover on top of a popover.
package enum PopoverInPopover {
    package static let info = RuleInfo(
        "popover-in-popover", .warning, .presentations,
        summary: "a popover from a family that only popovers present",
        why: """
            A popover over a popover is discouraged: there are two arrows, and a tap outside may close either of them (R39). \
            Dismiss the first one before, or show the next screen inside it.
            """,
        facts: [.r39],
        start: """
            kindred: 1
            families:
              home: Home
              menu: Menu
              colors: Colors
            presentations:

            """,
        bad: """
              - {from: Home, present: menu, style: popover, anchor: sourceView}
              - {from: Menu, present: colors, style: popover, anchor: sourceView}

            """,
        good: """
              - {from: Home, present: menu, style: formSheet, anchor: sourceView}
              - {from: Menu, present: colors, style: popover, anchor: sourceView}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.width == .compact { return }
        // What is missing may present the family otherwise.
        if graph.isPartial { return }
        lazy var popovers = familiesInPopovers(graph)
        for id in graph.presentationIDs(of: .popover) {
            guard !graph.hasUnknownStyle(id), graph.isDeclared(.present, in: id), let from = graph[id].from,
                let first = popovers[Int(graph[from].family.index)]
            else {
                continue
            }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, from: from, first: first, graph: graph))
        }
    }

    /// Returns for each family that is on screen only as a popover the first presentation that shows it.
    static func familiesInPopovers(_ graph: ResolvedGraph) -> [PresentationID?] {
        graph.withPointers { graph, _ in
            (0..<Int32(graph.families.count)).map { family in
                let presentations = graph.presentationsByFamily[family]
                guard let first = presentations.first, graph.windowsByFamily[family].isEmpty,
                    presentations.allSatisfy({ graph.presentations[Int($0.index)].style == .popover })
                else { return nil }
                return first
            }
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, first: PresentationID, graph: ResolvedGraph
    ) -> Diagnostic {
        let family = graph.text(of: .present, in: id)
        let home = graph.name(of: graph[from].family)
        return Diagnostic(
            rule: info, message: "'\(graph.name(of: from))' presents the popover '\(family)' from inside a popover",
            about: graph.subject(of: id), at: graph.range(of: .style, in: id),
            labels: [Diagnostic.Label(at: graph.place(of: first), text: "'\(home)' is a popover itself")],
            help: "dismiss the popover '\(home)' first, or push inside it")
    }
}

import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A popover that points at nothing.
package enum PopoverWithoutAnchor {
    package static let info = RuleInfo(
        "popover-without-anchor", .error, .presentations,
        summary: "a presentation of style 'popover' has no 'anchor'",
        why: """
            In regular width a popover must point at something: a source view, a bar button item or a source item, set before \
            the presentation starts. Without one, UIKit throws (R58). On iPhone the mistake goes unnoticed, because the popover \
            adapts to a sheet.
            """,
        facts: [.r58],
        uikit: """
            NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should have a non-nil \
            sourceView or barButtonItem set before the presentation occurs.
            """,
        bad: """
            kindred: 1
            families:
              home: Home
              menu: Menu
            presentations:
              - {from: Home, present: menu, style: popover}

            """,
        good: """
            kindred: 1
            families:
              home: Home
              menu: Menu
            presentations:
              - {from: Home, present: menu, style: popover, anchor: barButtonItem}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.width == .compact { return }
        for id in graph.presentationIDs(of: .popover) {
            guard !graph.isDeclared(.anchor, in: id), graph.isDeclared(.from, in: id),
                graph.isDeclared(.present, in: id), !graph.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, graph: graph))
        }
    }

    private static func found(id: PresentationID, graph: ResolvedGraph) -> Diagnostic {
        let from = graph.text(of: .from, in: id)
        let family = graph.text(of: .present, in: id)
        return Diagnostic(
            rule: info, message: "'\(from)' presents '\(family)' as a popover without an anchor",
            about: graph.subject(of: id),
            at: graph.place(of: id),
            labels: [Diagnostic.Label(at: graph.range(of: .style, in: id), text: "a popover needs an anchor")],
            uikit: info.uikit, help: "write 'anchor:' with what it points at: sourceView, barButtonItem or sourceItem")
    }
}

import KindredDiagnostics
import KindredGraph
import KindredYAML

/// An activity view controller that points at nothing where it is a popover.
package enum ActivityWithoutAnchor {
    package static let info = RuleInfo(
        "activity-without-anchor", .warning, .presentations,
        summary: "a family whose root's class is UIActivityViewController is presented without 'anchor'",
        why: """
            On iPad an activity view controller is a popover whatever its style, and UIKit throws if it has neither a source \
            view nor a bar button item (R60). On iPhone the mistake goes unnoticed.
            """,
        facts: [.r60],
        uikit: """
            NSGenericException: Your application has presented a UIActivityViewController (<UIActivityViewController: 0x…>). In \
            its current trait environment, the modalPresentationStyle of a UIActivityViewController with this style is \
            UIModalPresentationPopover. You must provide location information for this popover through the view controller's \
            popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this \
            information is not known when you present the view controller, you may provide it in the \
            UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
            """,
        bad: """
            kindred: 1
            families:
              home: Home
              share: {controller: Share, class: UIActivityViewController}
            presentations:
              - {from: Home, present: share}

            """,
        good: """
            kindred: 1
            families:
              home: Home
              share: {controller: Share, class: UIActivityViewController}
            presentations:
              - {from: Home, present: share, anchor: sourceView}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.width == .compact { return }
        for root in graph.ofSystemClass where graph[root].parent == nil {
            guard graph.systemClass(of: root) == .activity else { continue }
            let family = graph[root].family
            for id in graph.presentations(of: family) {
                guard !graph.isDeclared(.anchor, in: id), graph.isDeclared(.from, in: id),
                    !graph.isAfterFirstOfList(id)
                else { continue }
                diagnostics.add(
                    info, on: graph[id].from, graph: graph,
                    diagnostic: found(id: id, family: family, root: root, graph: graph))
            }
        }
    }

    private static func found(
        id: PresentationID, family: FamilyID, root: ControllerID, graph: ResolvedGraph
    ) -> Diagnostic {
        let from = graph.text(of: .from, in: id)
        return Diagnostic(
            rule: info,
            message: "'\(from)' presents '\(graph.name(of: family))' without an anchor, but on iPad it's a popover",
            about: graph.subject(of: id), at: graph.place(of: id),
            labels: [Diagnostic.Label(at: graph.place(of: root), text: "a UIActivityViewController")],
            uikit: info.uikit,
            help: "write 'anchor:' with what it points at on iPad: sourceView, barButtonItem or sourceItem")
    }
}

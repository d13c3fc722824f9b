import KindredDiagnostics
import KindredGraph

/// An action sheet that points at nothing.
package enum ActionSheetWithoutAnchor {
    package static let info = RuleInfo(
        "action-sheet-without-anchor", .warning, .presentations,
        summary: "a family whose root has 'alert: actionSheet' is presented without 'anchor'",
        why: """
            On iPad an action sheet is a popover whatever its style, and UIKit throws if it has neither a source view nor a bar \
            button item (R59). Since iOS 26 it appears at its source on iPhone, too (R109).
            """,
        facts: [.r59, .r109],
        uikit: Fact.r59.uikit,
        start: """
            kindred: 1
            families:
              home: Home
              sure: {controller: Sure, alert: actionSheet}
            presentations:

            """,
        bad: """
              - {from: Home, present: sure}

            """,
        good: """
              - {from: Home, present: sure, anchor: sourceView}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        guard graph.declared.contains(where: \.hasAlerts) else { return }
        for id in graph.presentationIDs {
            guard let root = graph[id].family.flatMap({ graph[$0].root }),
                graph.word(.alert, of: root) == AlertStyle.actionSheet.rawValue,
                !graph.isDeclared(.anchor, in: id),
                graph.isDeclared(.from, in: id), !graph.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, root: root, graph: graph))
        }
    }

    private static func found(id: PresentationID, root: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        let (from, family) = (graph.text(of: .from, in: id), graph.name(of: graph[root].family))
        return Diagnostic(
            rule: info,
            message: "'\(from)' presents '\(family)' without an anchor, but on iPad it's a popover",
            about: graph.subject(of: id), at: graph.place(of: id),
            labels: [Diagnostic.Label(at: graph.place(of: root), text: "an action sheet")], uikit: info.uikit,
            help: "write 'anchor:' with what it points at: sourceView, barButtonItem or sourceItem")
    }
}

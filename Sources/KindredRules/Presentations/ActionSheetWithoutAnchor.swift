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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        guard hierarchy.declared.contains(where: \.hasAlerts) else { return }
        for id in hierarchy.presentationIDs {
            guard let root = hierarchy[id].family.flatMap({ hierarchy[$0].root }),
                hierarchy.word(.alert, of: root) == AlertStyle.actionSheet.rawValue,
                !hierarchy.isDeclared(.anchor, in: id),
                hierarchy.isDeclared(.from, in: id), !hierarchy.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy,
                diagnostic: found(id: id, root: root, hierarchy: hierarchy))
        }
    }

    private static func found(id: PresentationID, root: ControllerID, hierarchy: ResolvedGraph) -> Diagnostic {
        let (from, family) = (hierarchy.text(of: .from, in: id), hierarchy.name(of: hierarchy[root].family))
        return Diagnostic(
            rule: info,
            message: "'\(from)' presents '\(family)' without an anchor, but on iPad it's a popover",
            about: hierarchy.subject(of: id), at: hierarchy.place(of: id),
            labels: [Diagnostic.Label(at: hierarchy.place(of: root), text: "an action sheet")], uikit: info.uikit,
            help: "write 'anchor:' with what it points at: sourceView, barButtonItem or sourceItem")
    }
}

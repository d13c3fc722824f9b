import KindredDiagnostics
import KindredGraph

/// A plain controller as compact column, which gets no navigation controller.
package enum BareCompactColumn {
    package static let info = RuleInfo(
        "bare-compact-column", .warning, .containers,
        summary: "a `controller` without children is the `compact` column of a column-style split",
        why: """
            UIKit wraps the controllers of the other columns in a navigation controller, but not the one in the compact column \
            (R20). In compact width, a plain controller there has no `navigationController` and can't push anything.
            """,
        facts: [.r20],
        start: """
            kindred: 1
            families:
              mail:
                split: Mail
                primary: Folders
                secondary: Message

            """,
        bad: """
                compact: Inbox

            """,
        good: """
                compact: {navigation: Inbox, stack: [List]}

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.columns where hierarchy[id].role == .compact {
            let controller = hierarchy[id]
            guard controller.kind == .controller, controller.end == id.index + 1, hierarchy.isKindKnown(id),
                let split = hierarchy.columnOwner(of: id), hierarchy.splitStyle(split).has(.compact)
            else { continue }
            diagnostics.add(
                info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, in: split, hierarchy: hierarchy))
        }
    }

    private static func found(id: ControllerID, in split: ControllerID, hierarchy: ResolvedGraph) -> Diagnostic {
        let name = hierarchy.phrase(for: id)
        return Diagnostic(
            rule: info, message: "\(name) gets no navigation controller in the 'compact' column",
            about: hierarchy.subject(of: id), at: hierarchy.roleRange(of: id),
            labels: [hierarchy.label(split, text: "the columns of \(hierarchy.declaredPhrase(for: split))")],
            help: "put \(name) on the 'stack' of its own 'navigation'")
    }
}

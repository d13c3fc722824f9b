import KindredDiagnostics
import KindredGraph

/// A tab bar controller in a column that takes none.
package enum TabInColumn {
    package static let info = RuleInfo(
        "tab-in-column", .error, .containers,
        summary: "a `tab` is the `primary` or `supplementary` column of a column style",
        why: """
            UIKit refuses a tab bar controller in the primary and supplementary columns. In the secondary column, UIKit shows \
            it without a navigation controller around it (R22, R20).
            """,
        facts: [.r22, .r20],
        bad: """
            kindred: 1
            families:
              mail:
                split: Mail
                primary: {tab: MailTabs, tabs: [Inbox, Drafts]}
                secondary: Message

            """,
        good: """
            kindred: 1
            families:
              mail:
                split: Mail
                primary: Message
                secondary: {tab: MailTabs, tabs: [Inbox, Drafts]}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.containers where graph[id].kind == .tab {
            let role = graph[id].role
            guard role == .primary || role == .supplementary, let split = graph.columnOwner(of: id),
                graph.splitStyle(split) != .unspecified
            else { continue }
            diagnostics.add(
                info, on: id, graph: graph, diagnostic: found(id: id, in: split, graph: graph))
        }
    }

    private static func found(id: ControllerID, in split: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        let column = graph[id].role.rawValue
        return Diagnostic(
            rule: info, message: "a tab bar controller can't be in the '\(column)' column",
            about: graph.subject(of: id), at: graph.roleRange(of: id),
            labels: [graph.label(split, text: "the columns of \(graph.declaredPhrase(for: split))")],
            help:
                "move \(graph.phrase(for: id)) to 'secondary' or 'compact', or make it the parent of the split view controller"
        )
    }
}

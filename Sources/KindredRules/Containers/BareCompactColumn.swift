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

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.columns where graph[id].role == .compact {
            let controller = graph[id]
            guard controller.kind == .controller, controller.end == id.index + 1, graph.isKindKnown(id),
                let split = graph.columnOwner(of: id), graph.splitStyle(split).has(.compact)
            else { continue }
            diagnostics.add(
                info, on: id, graph: graph, diagnostic: found(id: id, in: split, graph: graph))
        }
    }

    private static func found(id: ControllerID, in split: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        let name = graph.phrase(for: id)
        return Diagnostic(
            rule: info, message: "\(name) gets no navigation controller in the 'compact' column",
            about: graph.subject(of: id), at: graph.roleRange(of: id),
            labels: [graph.label(split, text: "the columns of \(graph.declaredPhrase(for: split))")],
            help: "put \(name) on the 'stack' of its own 'navigation'")
    }
}

import KindredDiagnostics
import KindredGraph

/// A column that the style of its split view controller does not have.
package enum ColumnOfOtherStyle {
    package static let info = RuleInfo(
        "column-of-other-style", .error, .containers,
        summary: """
            `supplementary` without `tripleColumn`, or `supplementary`, `compact` or `inspector` in a classic split
            """,
        why: """
            Only `tripleColumn` has a supplementary column. A classic split view controller, `style: unspecified`, shows its \
            two `viewControllers`; all columns besides primary and secondary belong to the column styles (R21).
            """,
        facts: [.r21],
        bad: """
            kindred: 1
            families:
              mail:
                split: Mail
                style: unspecified
                primary: Folders
                secondary: Message
                compact: {navigation: MailNav, stack: [Inbox]}

            """,
        good: """
            kindred: 1
            families:
              mail:
                split: Mail
                style: doubleColumn
                primary: Folders
                secondary: Message
                compact: {navigation: MailNav, stack: [Inbox]}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.columns {
            guard let split = graph.columnOwner(of: id) else { continue }
            let style = graph.splitStyle(split)
            if style.has(graph[id].role) { continue }
            diagnostics.add(
                info, on: id, graph: graph,
                diagnostic: found(id: id, in: split, style: style, graph: graph)
            )
        }
    }

    private static func found(
        id: ControllerID, in split: ControllerID, style: SplitStyle, graph: ResolvedGraph
    ) -> Diagnostic {
        let column = graph[id].role
        let better = SplitStyle.allCases.first { $0.has(column) } ?? style
        let noun = style == .unspecified ? "a classic split view controller" : "the style '\(style.rawValue)'"
        return Diagnostic(
            rule: info, message: "\(noun) has no column '\(column.rawValue)'", about: graph.subject(of: id),
            at: graph.place(of: id), labels: [graph.label(split, text: "its style is '\(style.rawValue)'")],
            help: "write 'style: \(better.rawValue)' in \(graph.phrase(for: split)), or remove the column")
    }
}

extension SplitStyle {
    func has(_ column: Role) -> Bool {
        switch column {
        case .supplementary: self == .tripleColumn
        case .compact, .inspector: self != .unspecified
        default: true
        }
    }
}

import KindredDiagnostics
import KindredGraph

/// A split view controller without a compact column in a configuration of compact width.
package enum CollapsedColumns {
    package static let info = RuleInfo(
        "collapsed-columns", .note, .containers,
        summary: "a split without a compact column is in a configuration of compact width",
        why: """
            In compact width a split view controller shows its compact column alone. Without one it stacks the others (R106). \
            Kindred resolves them as if side by side, so what contains its columns, and the members of stacks there, is uncertain.
            """,
        facts: [.r106],
        bad: """
            kindred: 1
            configurations: {phone: compact}
            families:
              mail: {split: Mail, primary: Folders, secondary: Message}

            """,
        good: """
            kindred: 1
            configurations: {phone: compact}
            families:
              mail: {split: Mail, primary: Folders, secondary: Message, compact: {navigation: Small, stack: [Messages]}}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.width != .compact { return }
        for id in graph.containers where graph.isCollapsed(id) && !graph.hasTroubledChildren(id) {
            guard graph.children(of: id).contains(where: { graph[$0].role.isColumn }) else { continue }
            diagnostics.add(info, on: id, graph: graph, diagnostic: found(id: id, in: graph))
        }
    }

    private static func found(id: ControllerID, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "\(graph.phrase(for: id)) collapses in compact width, but is resolved as if side by side",
            about: graph.subject(of: id), at: graph.declaredPlace(id),
            help: graph.splitStyle(id) == .unspecified
                ? "use a column style with a 'compact' column, or another family in compact width"
                : "add a 'compact' column, or use another family in compact width")
    }
}

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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.width != .compact { return }
        for id in hierarchy.containers where hierarchy.isCollapsed(id) && !hierarchy.hasTroubledChildren(id) {
            guard hierarchy.children(of: id).contains(where: { hierarchy[$0].role.isColumn }) else { continue }
            diagnostics.add(info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, in: hierarchy))
        }
    }

    private static func found(id: ControllerID, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "\(hierarchy.phrase(for: id)) collapses in compact width, but is resolved as if side by side",
            about: hierarchy.subject(of: id), at: hierarchy.declaredPlace(id),
            help: hierarchy.splitStyle(id) == .unspecified
                ? "use a column style with a 'compact' column, or another family in compact width"
                : "add a 'compact' column, or use another family in compact width")
    }
}

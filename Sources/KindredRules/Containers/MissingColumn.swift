import KindredDiagnostics
import KindredGraph

/// A split view controller that lacks a column.
package enum MissingColumn {
    package static let info = RuleInfo(
        "missing-column", .warning, .containers,
        summary: "a split has columns, but lacks `primary` or `secondary`, or `supplementary` with `tripleColumn`",
        why: """
            A column style shows its columns side by side, and a column without a controller is an empty area (R21). A classic \
            split has exactly two view controllers, the primary and the secondary (R34).
            """,
        facts: [.r21, .r34],
        bad: "kindred: 1\nfamilies:\n  mail:\n    split: Mail\n    primary: Folders\n    inspector: Message\n",
        good: "kindred: 1\nfamilies:\n  mail:\n    split: Mail\n    primary: Folders\n    secondary: Message\n")

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.containers where graph[id].kind.hasColumns {
            let missing = missingColumns(of: id, in: graph)
            if missing.isEmpty || graph.hasTroubledChildren(id) { continue }
            diagnostics.add(
                info, on: id, graph: graph, diagnostic: found(id: id, missing: missing, in: graph))
        }
    }

    /// The missing columns; none if the split has no columns at all, because that is an empty container.
    private static func missingColumns(of id: ControllerID, in graph: ResolvedGraph) -> [Role] {
        let children = graph.children(of: id)
        guard children.contains(where: { graph[$0].role.isColumn }) else { return [] }
        return graph.splitStyle(id).neededColumns.filter { role in
            !children.contains { graph[$0].role == role }
        }
    }

    private static func found(id: ControllerID, missing: [Role], in graph: ResolvedGraph) -> Diagnostic {
        let columns = missing.map { "'\($0.rawValue)'" }
        return Diagnostic(
            rule: info, message: "\(graph.phrase(for: id)) has no \(columns.joined(separator: " and no ")) column",
            about: graph.subject(of: id), at: graph.declaredPlace(id),
            help: missing == [.supplementary]
                ? "add 'supplementary', or write 'style: doubleColumn'" : "add \(columns.joined(separator: " and "))")
    }
}

extension SplitStyle {
    var neededColumns: [Role] {
        self == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
}

import KindredDiagnostics
import KindredGraph

/// A container with nothing in it.
package enum EmptyContainer {
    package static let info = RuleInfo(
        "empty-container", .warning, .containers,
        summary: "a `navigation`, `tab` or `page` has no children, or a `split` no columns",
        why: """
            The documentation asks for at least one controller on a navigation stack (R30), and a container without children \
            shows nothing. Usually the children are still missing, or aren't indented far enough. For a page view controller \
            imported from a storyboard this is a note, because its pages come from a data source.
            """,
        facts: [.r30],
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: []\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home]\n")

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.containers {
            guard graph[id].end == id.index + 1,
                !graph.hasTroubledChildren(id)
            else { continue }
            if graph[id].kind == .page, graph.isImported(id) {
                diagnostics.append(expected(id, in: graph))
            } else {
                diagnostics.add(info, on: id, graph: graph, diagnostic: found(id: id, in: graph))
            }
        }
    }

    /// A storyboard can't hold the pages of a page view controller.
    private static func expected(_ id: ControllerID, in graph: ResolvedGraph) -> Diagnostic {
        var note = Diagnostic(
            rule: info, message: "\(graph.phrase(for: id)) gets its pages from a data source, but none are listed",
            about: graph.subject(of: id), at: graph.declaredPlace(id), help: "list its pages under 'pages'")
        note.severity = .note
        return note
    }

    private static func found(id: ControllerID, in graph: ResolvedGraph) -> Diagnostic {
        let kind = graph[id].kind
        let slots =
            kind.hasColumns
            ? graph.splitStyle(id).neededColumns.map(\.rawValue) : kind.definition.slots.map(\.keyword.rawValue)
        let keys = slots.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(
            rule: info,
            message:
                "\(graph.phrase(for: id)) is \(kind.definition.noun) without \(kind.hasColumns ? "columns" : "children")",
            about: graph.subject(of: id), at: graph.declaredPlace(id),
            help: kind.hasColumns ? "give it the columns \(keys)" : "list its children under \(keys)")
    }
}

import KindredDiagnostics
import KindredGraph

/// A presentation in a context that no controller defines.
package enum ContextMissing {
    package static let info = RuleInfo(
        "context-missing", .warning, .presentations,
        summary: "a presentation has a context style, but no controller from 'from' up defines a presentation context",
        why: """
            For currentContext, overCurrentContext and a custom style that isn't full screen, UIKit searches from the caller \
            upward for a controller that defines a presentation context; a navigation controller does by default. If there is \
            none, the root of the family presents, and the presented view covers the whole family instead of a part of it \
            (R45).
            """,
        facts: [.r44, .r45],
        bad: """
            kindred: 1
            families:
              shop:
                tab: ShopTabs
                tabs:
                  - {controller: Home, definesPresentationContext: false}
              filter: Filter
            presentations:
              - {from: Home, present: filter, style: overCurrentContext}

            """,
        good: """
            kindred: 1
            families:
              shop:
                tab: ShopTabs
                tabs:
                  - {controller: Home, definesPresentationContext: true}
              filter: Filter
            presentations:
              - {from: Home, present: filter, style: overCurrentContext}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        let doubtful = DoubtfulKinds(graph)
        for id in graph.presentationIDs where graph[id].usesContext {
            guard let from = graph[id].from, let presenter = graph.presenters(of: id).first,
                presenter.reason == .noContext, !doubtful.contains(from), !graph.hasUnknownStyle(id),
                !graph.hasDoubtfulContext(from: from)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, from: from, root: presenter.controller, graph: graph))
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, root: ControllerID, graph: ResolvedGraph
    ) -> Diagnostic {
        let (name, rootName) = (graph.phrase(for: from), graph.phrase(for: root))
        let message =
            from == root
            ? "\(name) doesn't define a presentation context, so this covers its whole family"
            : "no controller from \(name) up to \(rootName) defines a presentation context, so \(rootName) presents"
        var labels = [Diagnostic.Label(at: graph.place(of: from), text: "the search starts here")]
        if let declined = graph.declinedContext(from: from) {
            labels.append(Diagnostic.Label(at: declined, text: "a navigation controller defines one by default"))
        }
        let isTab = graph[root].kind == .tab && graph.flag(.definesPresentationContext, of: root) == nil
        let byDefault = isTab ? ", a tab bar controller, which doesn't define one by default" : ""
        if from != root {
            labels.append(Diagnostic.Label(at: graph.place(of: root), text: "and ends at the root" + byDefault))
        }
        return Diagnostic(
            rule: info, message: message, about: graph.subject(of: id),
            at: graph.range(of: .style, in: id),
            labels: labels,
            help:
                "write 'definesPresentationContext: true' on the controller to cover, or use a full screen style"
        )
    }
}

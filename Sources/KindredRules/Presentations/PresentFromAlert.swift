import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A presentation from an alert or an activity view controller, which is on its way out.
package enum PresentFromAlert {
    package static let info = RuleInfo(
        "present-from-alert", .warning, .presentations,
        summary: """
            'from' is in a family whose root's class is UIAlertController or UIActivityViewController
            """,
        why: """
            An alert closes as soon as one of its actions is chosen, before the handler can present anything. A presentation \
            from it then meets a running transition, so UIKit logs and drops it (R54), or it disappears together with the \
            alert. Present from the controller below instead.
            """,
        facts: [.r54],
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) while a presentation is in progress.
            """,
        start: """
            kindred: 1
            families:
              home: Home
              ask: {controller: Ask, class: UIAlertController}
              login: Login
            presentations:
              - {from: Home, present: ask}

            """,
        bad: """
              - {from: Ask, present: login}

            """,
        good: """
              - {from: Home, present: login}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        var isTransient = Array(repeating: false, count: graph.families.count)
        for id in graph.ofSystemClass where graph[id].parent == nil {
            isTransient[Int(graph[id].family.index)] = transientClass(of: id, graph: graph) != nil
        }
        if !isTransient.contains(true) { return }
        for id in graph.presentationIDs {
            guard let from = graph[id].from, isTransient[Int(graph[from].family.index)],
                graph.isDeclared(.present, in: id),
                let name = transientClass(of: graph.root(of: from), graph: graph)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, from: from, className: name, graph: graph))
        }
    }

    /// The class of a root that closes by itself.
    private static func transientClass(of root: ControllerID, graph: ResolvedGraph) -> StaticString? {
        switch graph.systemClass(of: root) {
        case .alert: "a UIAlertController"
        case .activity: "a UIActivityViewController"
        default: nil
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, className: StaticString, graph: ResolvedGraph
    ) -> Diagnostic {
        let family = graph.text(of: .present, in: id)
        let root = graph.root(of: from)
        return Diagnostic(
            rule: info,
            message:
                "'\(graph.name(of: from))' presents '\(family)', but belongs to \(className), which dismisses itself",
            about: graph.subject(of: id), at: graph.placeOfCaller(id),
            labels: [Diagnostic.Label(at: graph.place(of: root), text: "\(className)")],
            help:
                "present '\(family)' from the controller that presents \(graph.phrase(for: root)), once that is dismissed"
        )
    }
}

import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A transition style provided for a context that is not defined.
package enum TransitionStyleUnused {
    package static let info = RuleInfo(
        "transition-style-unused", .warning, .presentations, about: .controller,
        summary: """
            'providesPresentationContextTransitionStyle: true', but definesPresentationContext, declared or by default, is \
            false
            """,
        why: """
            providesPresentationContextTransitionStyle only affects a controller that defines a presentation context: for a \
            context style, its own transition style then replaces that of the presented controller. Otherwise it has no effect \
            (R46).
            """,
        facts: [.r46],
        bad: """
            kindred: 1
            families:
              home:
                controller: Home
                definesPresentationContext: false
                providesPresentationContextTransitionStyle: true

            """,
        good: """
            kindred: 1
            families:
              home:
                controller: Home
                definesPresentationContext: true
                providesPresentationContextTransitionStyle: true

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.ofWrittenContext where !graph[id].definesContext && !graph[id].name.isNone {
            guard let node = graph.node(of: id),
                graph.flag(.providesPresentationContextTransitionStyle, at: node) == true
            else { continue }
            // A value of a wrong type was reported, and most likely means true.
            let isWritten = graph.range(of: .definesPresentationContext, at: node) != nil
            if isWritten, graph.hasDoubtfulContext(id) { continue }
            diagnostics.add(
                info, on: id, graph: graph,
                diagnostic: found(id: id, isWritten: isWritten, graph: graph))
        }
    }

    private static func found(id: ControllerID, isWritten: Bool, graph: ResolvedGraph) -> Diagnostic {
        let label = Diagnostic.Label(
            at: graph.range(of: .definesPresentationContext, in: id), text: "it doesn't define one")
        return Diagnostic(
            rule: info,
            message:
                "'\(graph.name(of: id))' provides a transition style for its presentation context, but doesn't define one",
            about: graph.subject(of: id),
            at: graph.range(of: .providesPresentationContextTransitionStyle, in: id),
            labels: isWritten ? [label] : [],
            help: "write 'definesPresentationContext: true' as well, or remove this")
    }
}

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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.ofWrittenContext where !hierarchy[id].definesContext && !hierarchy[id].name.isNone {
            guard let node = hierarchy.node(of: id),
                hierarchy.flag(.providesPresentationContextTransitionStyle, at: node) == true
            else { continue }
            // A value of a wrong type was reported, and most likely means true.
            let isWritten = hierarchy.range(of: .definesPresentationContext, at: node) != nil
            if isWritten, hierarchy.hasDoubtfulContext(id) { continue }
            diagnostics.add(
                info, on: id, hierarchy: hierarchy,
                diagnostic: found(id: id, isWritten: isWritten, hierarchy: hierarchy))
        }
    }

    private static func found(id: ControllerID, isWritten: Bool, hierarchy: ResolvedGraph) -> Diagnostic {
        let label = Diagnostic.Label(
            at: hierarchy.range(of: .definesPresentationContext, in: id), text: "it doesn't define one")
        return Diagnostic(
            rule: info,
            message:
                "'\(hierarchy.name(of: id))' provides a transition style for its presentation context, but doesn't define one",
            about: hierarchy.subject(of: id),
            at: hierarchy.range(of: .providesPresentationContextTransitionStyle, in: id),
            labels: isWritten ? [label] : [],
            help: "write 'definesPresentationContext: true' as well, or remove this")
    }
}

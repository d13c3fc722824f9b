import KindredDiagnostics
import KindredGraph

/// Overlapping appearance transitions, or an end without a begin.
package enum UnbalancedAppearance {
    package static let info = RuleInfo(
        "unbalanced-appearance", .error, .scenarios,
        summary: "endAppearance without beginAppearance, or overlapping transitions in one container",
        why: """
            UIKit counts begins and ends, and logs an end without a begin (R84). It also logs an animated push, pop \
            or setViewControllers during another one of the same navigation controller, and a transition(from:to:) \
            of a child that is already in one. Callbacks are then lost, or come in no fixed order.
            """,
        facts: [.r84],
        uikit: """
            Unbalanced calls to begin/end appearance transitions for <X: 0x…>.
            """,
        start: ScenarioExample.contained + """
              - name: by hand
                start: {children: {Parent: []}}
                steps:
                  - block:
                      - beginAppearance: {child: Child, appearing: true}

            """,
        bad: """
                      - endAppearance: Child
                      - endAppearance: Child

            """,
        good: """
                      - endAppearance: Child

            """)

    static func endWithoutBegin(_ child: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "endAppearance on \(graph.phrase(for: child)) has no matching beginAppearance",
            about: graph.subject(of: child), at: place,
            uikit: info.uikit, help: "remove this step, or call beginAppearance first")
    }

    static func overlap(in container: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        let name = graph.phrase(for: container)
        return Diagnostic(
            rule: info, message: "an animated transition of \(name) begins while another one is in progress",
            about: graph.subject(of: container), at: place,
            uikit: info.uikit, help: "wait for the completion of the first, or set 'animated: false' on the first")
    }

    static func transition(of child: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: child)) is already in an appearance transition",
            about: graph.subject(of: child), at: place,
            uikit: info.uikit, help: "end the first one before this step; transition(from:to:) begins and ends its own")
    }
}

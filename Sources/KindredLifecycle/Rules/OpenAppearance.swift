import KindredDiagnostics
import KindredGraph

/// A beginAppearance by hand without its endAppearance.
package enum OpenAppearance {
    package static let info = RuleInfo(
        "open-appearance", .warning, .scenarios,
        summary: "beginAppearance by hand has no matching endAppearance",
        why: """
            Until endAppearanceTransition is called, UIKit doesn't send the did callback and holds back automatic \
            callbacks (R84).
            """,
        facts: [.r84],
        start: ScenarioExample.contained + """
              - name: by hand
                start: {children: {Parent: []}}
                steps:

            """,
        bad: """
                  - beginAppearance: {child: Child, appearing: true}

            """,
        good: """
                  - block:
                      - beginAppearance: {child: Child, appearing: true}
                      - endAppearance: Child

            """)

    static func found(child: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        let name = graph.phrase(for: child)
        return Diagnostic(
            rule: info, message: "beginAppearance on \(name) has no matching endAppearance",
            about: graph.subject(of: child), at: place,
            help: "call endAppearance on \(name) once for every beginAppearance")
    }
}

import KindredBase
import KindredCore

/// A begin by hand that nobody ends.
package enum OpenAppearance {
    package static let info = RuleInfo(
        "open-appearance", .warning, .scenarios,
        summary: "beginAppearance by hand is still open at the end",
        why: """
            Until endAppearanceTransition comes, the did callback is owed and automatic callbacks are held back \
            (R84).
            """,
        facts: [.r84],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child]}
            scenarios:
              - name: by hand
                start: {children: {Parent: []}}
                steps:
                  - beginAppearance: {child: Child, appearing: true}

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child]}
            scenarios:
              - name: by hand
                start: {children: {Parent: []}}
                steps:
                  - block:
                      - beginAppearance: {child: Child, appearing: true}
                      - endAppearance: Child

            """)

    static func found(_ child: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        let name = hierarchy.spoken(child)
        return Diagnostic(
            info, "beginAppearance on \(name) is still open at the end", at: place,
            help: "call endAppearance on \(name) once for every beginAppearance")
    }
}

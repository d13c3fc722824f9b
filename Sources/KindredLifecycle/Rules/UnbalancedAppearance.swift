import KindredBase
import KindredCore

/// Appearance transitions that overlap, or an end without a begin.
package enum UnbalancedAppearance {
    package static let info = RuleInfo(
        "unbalanced-appearance", .error, .scenarios,
        summary: "endAppearance without a begin, or transitions of one container that overlap",
        why: """
            Begins and ends count (R84): an end that closes nothing is logged. So is an animated push, pop or \
            setViewControllers while another one of that navigation controller runs, and a transition(from:to:) of a \
            child that is in one already; callbacks are then lost or come in no certain order.
            """,
        facts: [.r84],
        uikit: """
            Unbalanced calls to begin/end appearance transitions for <X: 0x…>.
            """,
        bad: """
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
                      - endAppearance: Child

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

    static func endWithoutBegin(_ child: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "endAppearance on \(hierarchy.spoken(child)), which has no open beginAppearance", at: place,
            uikit: info.uikit, help: "every endAppearance closes one beginAppearance")
    }

    static func overlap(in container: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        let name = hierarchy.spoken(container)
        return Diagnostic(
            info, "an animated transition of \(name) begins before another one has ended", at: place,
            uikit: info.uikit, help: "wait for the completion of the first, or let the first be 'animated: false'")
    }

    static func transition(of child: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "transition of \(hierarchy.spoken(child)), whose appearance transition is open already", at: place,
            uikit: info.uikit, help: "end the first before the next, and leave begin and end to transition(from:to:)")
    }
}

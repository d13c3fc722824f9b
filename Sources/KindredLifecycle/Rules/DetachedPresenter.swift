import KindredDiagnostics
import KindredGraph

/// A presentation by a controller that isn't in any window's hierarchy.
package enum DetachedPresenter {
    package static let info = RuleInfo(
        "detached-presenter", .warning, .scenarios,
        summary: "the topmost parent of the caller is neither a window's root nor presented",
        why: """
            If only a view is added, without addChild, its controller is alone in a family of its own. UIKit \
            presents, but logs a warning: the safe area may be wrong, and a future version will throw (R55).
            """,
        facts: [.r55],
        uikit: """
            Presenting view controller <B: 0x…> from detached view controller <A: 0x…> is not supported, and may \
            result in incorrect safe area insets and a corrupt root presentation. Make sure <A: 0x…> is in the view \
            controller hierarchy before presenting from it. Will become a hard exception in a future release.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child]}
              help: Help
            presentations:
              - {id: help, from: Child, present: help}
            scenarios:
              - name: ask
                start: {children: {Parent: []}}
                steps:

            """,
        bad: """
                  - addSubview: {in: Parent, child: Child}
                  - present: help

            """,
        good: """
                  - block:
                      - addChild: {parent: Parent, child: Child}
                      - addSubview: {in: Parent, child: Child}
                      - didMove: {child: Child, to: Parent}
                  - present: help

            """)

    static func found(call: PresentCall, top: ControllerID) -> Diagnostic {
        let (caller, top) = (call.graph.phrase(for: call.caller), call.graph.phrase(for: top))
        let what = caller == top ? "\(caller) is" : "\(top), the topmost parent of \(caller), is"
        return Diagnostic(
            rule: info, message: "\(what) neither the root of a window nor presented", about: call.subject,
            at: call.place, uikit: info.uikit,
            help: "call addChild with \(top) on the controller whose view contains its view")
    }
}

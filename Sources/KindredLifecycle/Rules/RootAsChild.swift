import KindredDiagnostics
import KindredGraph

/// A window's root that is added as a child.
package enum RootAsChild {
    package static let info = RuleInfo(
        "root-as-child", .error, .scenarios,
        summary: "the root of a visible window is added as a child",
        why: """
            The root of a visible window can't have a parent. UIKit throws if it is added as a child, pushed, or set \
            on a stack (R9).
            """,
        facts: [.r9],
        uikit: """
            UIViewControllerHierarchyInconsistency: adding a root view controller <X: 0x…> as a child of view \
            controller:<P: 0x…>
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: Home
              panel: {controller: Panel, children: [Extra]}
            presentations:
              - {id: panel, from: Home, present: panel}
            scenarios:
              - name: add

            """,
        bad: """
                steps:
                  - present: panel
                  - addChild: {parent: Panel, child: Home}

            """,
        good: """
                start: {children: {Panel: []}}
                steps:
                  - present: panel
                  - block:
                      - addChild: {parent: Panel, child: Extra}
                      - addSubview: {in: Panel, child: Extra}
                      - didMove: {child: Extra, to: Panel}

            """)

    static func found(
        child: ControllerID, of parent: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, parent) = (graph.phrase(for: child), graph.phrase(for: parent))
        return Diagnostic(
            rule: info, message: "\(child) is the root of a visible window and can't become a child of \(parent)",
            about: subject, at: place, uikit: info.uikit, help: "give the window another root first")
    }
}

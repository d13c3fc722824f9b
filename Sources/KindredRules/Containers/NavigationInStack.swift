import KindredDiagnostics
import KindredGraph

/// A navigation controller on the stack of another.
package enum NavigationInStack {
    package static let info = RuleInfo(
        "navigation-in-stack", .error, .containers,
        summary: "a `navigation` is written directly on a `stack`",
        why: """
            A navigation controller can't be pushed, and neither can a subclass of it: UIKit throws (R25). Only UIKit itself \
            nests navigation controllers, under More and in a collapsed split view controller.
            """,
        facts: [.r25],
        uikit: "NSInvalidArgumentException: Pushing a navigation controller is not supported",
        bad: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - navigation: Inner
                    stack: [Home]

            """,
        good: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Inner
                    children: [Home]

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        ContainerOnStack.check(
            .navigation, by: info, in: graph, diagnostics: &diagnostics,
            message: "a navigation controller can't be on a navigation stack"
        ) { id, stack in
            "present \(graph.phrase(for: id)) instead, or move its members to \(graph.phrase(for: stack))"
        }
        ContainerOnStack.checkPushes(of: .navigation, by: info, in: graph, diagnostics: &diagnostics)
    }
}

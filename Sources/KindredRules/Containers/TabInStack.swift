import KindredDiagnostics
import KindredGraph

/// A tab bar controller on a navigation stack.
package enum TabInStack {
    package static let info = RuleInfo(
        "tab-in-stack", .warning, .containers,
        summary: "a `tab` is written directly on a `stack`",
        why: """
            The documentation forbids a tab bar controller on a navigation stack, even as its root. UIKit doesn't throw, and \
            apps in the App Store do it (R28), but all tabs then share one navigation bar.
            """,
        facts: [.r28],
        bad: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - tab: HomeTabs
                    tabs: [Feed, Profile]

            """,
        good: """
            kindred: 1
            families:
              home:
                controller: HomeNav
                children:
                  - tab: HomeTabs
                    tabs: [Feed, Profile]

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        ContainerOnStack.check(
            .tab, by: info, in: graph, diagnostics: &diagnostics,
            message: "a tab bar controller doesn't belong on a navigation stack"
        ) { id, _ in
            "make \(graph.phrase(for: id)) the container, with a navigation controller in each tab, or present it"
        }
    }
}

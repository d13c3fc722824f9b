import KindredDiagnostics
import KindredGraph

/// A split view controller on a navigation stack.
package enum SplitInStack {
    package static let info = RuleInfo(
        "split-in-stack", .error, .containers,
        summary: "a `split` is written directly on a `stack`",
        why: """
            A split view controller can't be pushed: UIKit logs the call and ignores it (R29). It can be the root of a window, \
            a tab, a child of a custom container, or the root of a family that is presented.
            """,
        facts: [.r29],
        uikit: "Split View Controllers cannot be pushed to a Navigation Controller <UISplitViewController: 0x…>",
        bad: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - split: Mail
                    primary: Folders
                    secondary: Message

            """,
        good: """
            kindred: 1
            families:
              home:
                tab: HomeTabs
                tabs:
                  - split: Mail
                    primary: Folders
                    secondary: Message

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        ContainerOnStack.check(
            .split, by: info, in: graph, diagnostics: &diagnostics,
            message: "a split view controller can't be on a navigation stack"
        ) { id, _ in
            "make \(graph.phrase(for: id)) a tab or the root of its family, or present it"
        }
        ContainerOnStack.checkPushes(of: .split, by: info, in: graph, diagnostics: &diagnostics)
    }
}

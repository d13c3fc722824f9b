import KindredBase

/// A tab bar controller on a navigation stack.
package enum TabInStack {
    package static let info = RuleInfo(
        "tab-in-stack", .warning, .containers,
        summary: "a `tab` is written directly on a `stack`",
        why: """
            The documentation forbids a tab bar controller on a navigation stack, its root included. UIKit does not throw, and apps \
            that do it are in the store (R28); the navigation bar then stays the same above all tabs.
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

    package static let rule = Rule(info) { hierarchy, findings in
        for id in hierarchy.containers where hierarchy[id].kind == .tab {
            guard let stack = hierarchy.writtenStack(of: id) else { continue }
            findings.add(info, found(id, on: stack, in: hierarchy))
        }
    }

    private static func found(_ id: ControllerID, on stack: ControllerID, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "a tab bar controller does not belong on a navigation stack", at: hierarchy.place(id),
            labels: [hierarchy.label(stack, "the stack of \(hierarchy.spoken(stack))")],
            help: "make \(hierarchy.spoken(id)) the container, with a navigation controller in each tab, or present it")
    }
}

import KindredBase

/// More tabs than a compact tab bar shows.
package enum MoreTabs {
    private static let maxVisible = 5

    package static let info = RuleInfo(
        "more-tabs", .note, .containers,
        summary: "a `tab` has over five `tabs`: on compact width those after the fourth live under More",
        why: """
            A compact tab bar shows five tabs at most. With more of them the fifth is More, and the tabs after the fourth are no children \
            of the tab bar controller. Opened there, a plain controller is pushed by `moreNavigationController`, and a navigation \
            controller lends its stack to it: its members then answer another `navigationController` (R17).
            """,
        facts: [.r17],
        bad: "kindred: 1\nfamilies:\n  home:\n    tab: HomeTabs\n    tabs: [One, Two, Three, Four, Five, Six]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    tab: HomeTabs\n    tabs: [One, Two, Three, Four, Five]\n")

    package static let rule = Rule(info) { hierarchy, findings in
        for id in hierarchy.containers where hierarchy[id].kind == .tab {
            let children = hierarchy.children(of: id)
            guard children.contains(where: { hierarchy[$0].role == .tab && hierarchy[$0].index == maxVisible }) else {
                continue
            }
            let tabs = children.filter { hierarchy[$0].role == .tab }
            findings.add(info, found(id, tabs, in: hierarchy))
        }
    }

    private static func found(_ id: ControllerID, _ tabs: [ControllerID], in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info,
            "\(hierarchy.spoken(id)) has \(tabs.count) tabs: on compact width the last \(tabs.count - maxVisible + 1) "
                + "live under More",
            at: hierarchy.place(id),
            labels: [hierarchy.label(tabs[maxVisible - 1], "from here on under More")],
            help: "rely on no navigation controller of your own there, or keep to five tabs")
    }
}

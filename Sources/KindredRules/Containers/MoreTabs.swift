import KindredDiagnostics
import KindredGraph

/// A tab bar with more tabs than a compact one shows.
package enum MoreTabs {
    private static let maxVisible = 5

    package static let info = RuleInfo(
        "more-tabs", .note, .containers,
        summary: "a `tab` has more than five `tabs`, so in compact width those after the fourth are under More",
        why: """
            A compact tab bar shows at most five tabs. With more, the fifth is More, and the tabs after the fourth aren't \
            children of the tab bar controller. When one of them is opened, `moreNavigationController` pushes a plain \
            controller; of a navigation controller it shows the stack, whose members then have a different \
            `navigationController` (R17).
            """,
        facts: [.r17],
        bad: "kindred: 1\nfamilies:\n  home:\n    tab: HomeTabs\n    tabs: [One, Two, Three, Four, Five, Six]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    tab: HomeTabs\n    tabs: [One, Two, Three, Four, Five]\n")

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.width == .regular { return }
        for id in hierarchy.containers where hierarchy[id].kind == .tab {
            let children = hierarchy.children(of: id)
            guard children.contains(where: { hierarchy[$0].role == .tab && hierarchy[$0].index == maxVisible }) else {
                continue
            }
            let tabs = children.filter { hierarchy[$0].role == .tab }
            diagnostics.add(info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, tabs: tabs, in: hierarchy))
        }
    }

    private static func found(id: ControllerID, tabs: [ControllerID], in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(hierarchy.phrase(for: id)) has \(tabs.count) tabs, so in compact width the last \(tabs.count - maxVisible + 1) "
                + "are under More",
            about: hierarchy.subject(of: id), at: hierarchy.declaredPlace(id),
            labels: [hierarchy.label(tabs[maxVisible - 1], text: "under More from here on")],
            help: "don't rely on your own navigation controllers there, or use at most five tabs")
    }
}

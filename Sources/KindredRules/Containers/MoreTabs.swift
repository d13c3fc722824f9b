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

    package static let rule = Rule(info: info) { graph, diagnostics in
        if graph.width == .regular { return }
        for id in graph.containers where graph[id].kind == .tab {
            let children = graph.children(of: id)
            guard children.contains(where: { graph[$0].role == .tab && graph[$0].index == maxVisible }) else {
                continue
            }
            let tabs = children.filter { graph[$0].role == .tab }
            diagnostics.add(info, on: id, graph: graph, diagnostic: found(id: id, tabs: tabs, in: graph))
        }
    }

    private static func found(id: ControllerID, tabs: [ControllerID], in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(graph.phrase(for: id)) has \(tabs.count) tabs, so in compact width the last \(tabs.count - maxVisible + 1) "
                + "are under More",
            about: graph.subject(of: id), at: graph.declaredPlace(id),
            labels: [graph.label(tabs[maxVisible - 1], text: "under More from here on")],
            help: "don't rely on your own navigation controllers there, or use at most five tabs")
    }
}

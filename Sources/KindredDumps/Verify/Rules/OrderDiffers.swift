import KindredDiagnostics
import KindredGraph

/// Live tabs or stack members in another order than the declared one.
package enum OrderDiffers {
    package static let info = RuleInfo(
        "order-differs", .error, .hierarchies, about: .controller,
        summary: "tabs, or the members of a stack, are in another order than declared",
        why: """
            Tabs have an order, and so does a stack: what is declared later is pushed later. If pushes are declared \
            onto the stack, they decide instead: see `unreachable-stack`.
            """,
        facts: [.r14, .r16],
        start: HierarchyExample.home + HierarchyExample.detail + HierarchyExample.navigation,
        bad: """
            #    | <DetailViewController>, state: disappeared, view: (view not loaded)
            #    | <HomeViewController>, state: appeared, view: <UIView>

            """,
        good: """
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    static func found(index: Int32, id: ControllerID, matcher: Matcher) -> Diagnostic {
        let graph = matcher.graph
        let isTab = graph[id].role == .tab
        return Diagnostic(
            rule: info,
            message:
                "\(matcher.phrase(for: index)) is out of order: \(graph.phrase(for: id)) is declared at another position",
            about: graph.subject(of: id), at: matcher.place(of: index),
            labels: [graph.label(id, text: isTab ? "tab \(graph[id].index + 1)" : "its place on the stack")],
            help: isTab
                ? "list the tabs in the order in which the app shows them"
                : "declare the pushes of this stack; then they decide what is above what")
    }
}

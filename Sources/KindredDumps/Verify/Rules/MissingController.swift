import KindredDiagnostics
import KindredGraph

/// A tab or column that a live container does not have.
package enum MissingController {
    package static let info = RuleInfo(
        "missing-controller", .error, .hierarchies, about: .controller,
        summary: "a declared tab or column is missing from the live container",
        why: """
            All tabs are children from the start (R16), and so are all columns of a split view controller (R20). \
            Only tabs under More (R17), columns of a collapsed split view controller (R23), and `compact` and \
            `inspector` columns may be missing. Stacks, pages and custom containers contain whatever the app has put \
            there so far.
            """,
        facts: [.r16, .r17, .r20, .r23],
        start: """
            kindred: 1
            windows: {main: shop}
            families:
              shop:
                tab: ShopTabs
                tabs:
                  - controller: Home
                    class: HomeViewController
                  - controller: Orders
                    class: OrdersViewController
            # <UITabBarController>, state: appeared, view: <UILayoutContainerView>

            """,
        bad: """
            #    | <HomeViewController>, state: appeared, view: <UIView>

            """,
        good: """
            #    | <HomeViewController>, state: appeared, view: <UIView>
            #    | <OrdersViewController>, state: disappeared, view: (view not loaded)

            """)

    static func found(id: ControllerID, in index: Int32, matcher: Matcher) -> Diagnostic {
        let graph = matcher.graph
        let role = graph[id].role
        let noun = role.isColumn ? "the \(role.rawValue) column" : "the tab"
        return Diagnostic(
            rule: info,
            message: "\(noun) \(graph.phrase(for: id)) is missing from the live \(matcher.phrase(for: index))",
            about: graph.subject(of: id), at: matcher.place(of: index),
            labels: [graph.label(id, text: "declared here")],
            help: "remove it from the specification, or add it in the app")
    }
}

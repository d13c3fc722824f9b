import KindredDiagnostics
import KindredGraph

/// A live stack that no walk along declared pushes leads to.
package enum UnreachableStack {
    package static let info = RuleInfo(
        "unreachable-stack", .warning, .hierarchies, about: .controller,
        summary: "pushes are declared for a stack, but none of them puts a live controller where it is",
        why: """
            If any pushes are declared onto a stack, what is on it is a walk along them: each controller but the first is \
            pushed by the one below it, by anything in that, or by the navigation controller itself. The same place \
            may come again. Something else pushes here: a notification or a link that opens the app, or a push that \
            nobody declared.
            """,
        facts: [.r14],
        start: HierarchyExample.home + """
                  - controller: List
                    class: ListViewController
                  - controller: Detail
                    class: DetailViewController
            pushes:
              - {from: Home, to: List}
              - {from: List, to: Detail}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """,
        bad: """
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """,
        good: """
            #    | <ListViewController>, state: disappeared, view: <UIView> not in the window
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    static func found(
        index: Int32, id: ControllerID, above below: ControllerID, on stack: ControllerID, matcher: Matcher
    ) -> Diagnostic {
        let graph = matcher.graph
        let (upper, lower) = (graph.phrase(for: id), graph.phrase(for: below))
        return Diagnostic(
            rule: info,
            message:
                "\(matcher.phrase(for: index)) is right above \(lower) on the stack of \(graph.phrase(for: stack)), "
                + "but nothing there pushes \(upper)",
            about: graph.subject(of: id, detail: graph.declaredName(below)), at: matcher.place(of: index),
            labels: [graph.label(below, text: "\(graph.declaredPhrase(for: below)), which is below it")],
            help:
                "declare a push from \(lower) to \(upper), or from \(graph.phrase(for: stack)) if anything may show it"
        )
    }
}

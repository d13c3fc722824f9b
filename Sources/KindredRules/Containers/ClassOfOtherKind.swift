import KindredDiagnostics
import KindredGraph

/// A UIKit class that belongs to another kind.
package enum ClassOfOtherKind {
    package static let info = RuleInfo(
        "class-of-other-kind", .warning, .containers,
        summary: """
            the class is UINavigationController, UITabBarController, UISplitViewController or UIPageViewController, but the \
            kind is a different one
            """,
        why: """
            Look-ups such as `navigationController` depend on what a container is (R11), which Kindred knows from its kind. \
            UIKit would find a navigation controller that is declared as a plain controller, but Kindred wouldn't, and its \
            children would be under `children` instead of on its `stack`.
            """,
        facts: [.r2, .r11],
        bad: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                class: UITabBarController
                stack: [Home]

            """,
        good: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                class: UINavigationController
                stack: [Home]

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.ofSystemClass {
            guard let found = graph.systemClass(of: id), let kind = found.kind, kind != graph[id].kind,
                graph.isKindKnown(id)
            else { continue }
            diagnostics.add(
                info, on: id, graph: graph, diagnostic: Self.found(id: id, kind: kind, in: graph))
        }
    }

    private static func found(id: ControllerID, kind: Kind, in graph: ResolvedGraph) -> Diagnostic {
        let controller = graph[id]
        return Diagnostic(
            rule: info,
            message:
                "\(graph.phrase(for: id)) is declared as \(controller.kind.definition.noun), but its class is that of "
                + kind.definition.noun,
            about: graph.subject(of: id),
            at: graph.range(of: .class, in: id),
            labels: [graph.label(id, text: "a '\(controller.kind.word)'")],
            help: "declare it as a '\(kind.word)', or give it another class")
    }
}

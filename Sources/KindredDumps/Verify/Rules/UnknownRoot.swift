import KindredDiagnostics
import KindredGraph

/// A live tree whose root isn't the root of any family.
package enum UnknownRoot {
    package static let info = RuleInfo(
        "unknown-root", .error, .hierarchies,
        summary: "no family has a root like that of the live hierarchy",
        why: """
            The first controller of a printed hierarchy is the root view controller of a window, so a family that \
            the window can have must start with it. Nothing can be compared until that family is known.
            """,
        facts: [.r93],
        start: HierarchyExample.home + HierarchyExample.detail,
        bad: """
            # <LoginViewController>, state: appeared, view: <UIView>

            """,
        good: """
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """)

    static func found(index: Int32, matcher: Matcher, roots: [ControllerID], near: ControllerID?) -> Diagnostic {
        let labels = roots.prefix(5).map { id in
            matcher.graph.label(
                id, text: "the root of '\(matcher.graph.name(of: matcher.graph[id].family))'")
        }
        return Diagnostic(
            rule: info, message: "no family has a root like \(matcher.phrase(for: index))",
            at: matcher.place(of: index),
            labels: labels,
            help: matcher.suggestion(near)
                ?? "declare a family with this root, and name it under 'windows'")
    }
}

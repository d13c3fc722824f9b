import KindredDiagnostics
import KindredGraph

/// A live family that nothing in the specification presents.
package enum UndeclaredPresentation {
    package static let info = RuleInfo(
        "undeclared-presentation", .error, .hierarchies,
        summary: "a live controller is presented, but no declared presentation shows such a family",
        why: """
            Every presentation of the app needs a declaration under `presentations`, with the family that it shows. \
            Alerts, activity sheets and search don't; if they are declared, they are compared like others.
            """,
        facts: [.r41],
        start: HierarchyExample.home + HierarchyExample.help,
        bad: """
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: appeared, view: <UIView>
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

            """,
        good: """
            presentations:
              - {from: Home, present: help}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: appeared, view: <UIView>
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

            """)

    static func found(
        index: Int32, by presenter: ControllerID?, family: FamilyID?, matcher: Matcher, near: ControllerID?
    ) -> Diagnostic {
        let graph = matcher.graph
        var labels = presenter.map { [graph.label($0, text: "its presenter")] } ?? []
        var help = matcher.suggestion(near) ?? "declare a family with this root, and a presentation of it"
        if let family, let root = graph[family].root {
            labels.append(
                graph.label(root, text: "the root of '\(graph.name(of: family))', which nothing presents"))
            help = "declare who presents '\(graph.name(of: family))' under 'presentations'"
        }
        return Diagnostic(
            rule: info, message: "the presentation of \(matcher.phrase(for: index)) is not declared",
            at: matcher.place(of: index), labels: labels, help: help)
    }
}

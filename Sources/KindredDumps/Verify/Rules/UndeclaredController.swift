import KindredDiagnostics
import KindredGraph

/// A live controller that has no place in its container.
package enum UndeclaredController {
    package static let info = RuleInfo(
        "undeclared-controller", .error, .hierarchies, about: .controller,
        summary: "a live controller has no place in the declared container around it",
        why: """
            Every controller of the app needs a place in the specification. Those that UIKit adds by itself, for \
            keyboards, menus, search and alerts, don't. The contents of an undeclared controller aren't compared.
            """,
        start: HierarchyExample.home + HierarchyExample.detail + HierarchyExample.navigation
            + HierarchyExample.hiddenHome,
        bad: """
            #    | <SettingsViewController>, state: appeared, view: <UIView>

            """,
        good: """
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    static func found(index: Int32, in id: ControllerID, matcher: Matcher, near: ControllerID?) -> Diagnostic {
        let graph = matcher.graph
        let place = "\(graph[id].kind.definition.presence.phrase) \(graph.phrase(for: id))"
        var labels = [graph.label(id, text: "the container")]
        var help = matcher.suggestion(near)
        if let other = matcher.declared(like: index) {
            labels.append(graph.label(other, text: "this class is declared here"))
            let isMember = graph[other].parent == id
            help =
                isMember && graph[other].role == .stack
                ? "\(graph.phrase(for: other)) is there already; declare a push that shows it again"
                : "declare \(isMember ? "another" : "a") controller of this class \(place); each id is one place"
        }
        return Diagnostic(
            rule: info, message: "\(matcher.phrase(for: index)) is not declared \(place)",
            about: graph.subject(of: id, detail: matcher.text(index)), at: matcher.place(of: index), labels: labels,
            help: help ?? "declare it there, or remove it from the app")
    }
}

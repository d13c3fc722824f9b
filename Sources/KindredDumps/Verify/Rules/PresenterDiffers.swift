import KindredDiagnostics
import KindredDraft
import KindredGraph

/// A live presentation by another controller than the specification resolves to.
package enum PresenterDiffers {
    package static let info = RuleInfo(
        "presenter-differs", .error, .hierarchies, about: .family,
        summary: "a family is presented by another controller than its declared presentations resolve to",
        why: """
            UIKit decides who presents (R41-R45): for the context styles the nearest controller that defines a \
            presentation context, for all others the root of the family. If the app and the specification disagree, \
            a style, a `definesPresentationContext` or the containment isn't as declared. `kindred explain` shows \
            how a presentation is resolved.
            """,
        facts: [.r41, .r42, .r45],
        start: HierarchyExample.home,
        bad: """
              help:
                controller: Help
                class: HelpViewController
            presentations:
              - {from: Home, present: help, style: overCurrentContext}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: appeared, view: <UIView>
            #    |    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>

            """,
        good: """
                    definesPresentationContext: true
              help:
                controller: Help
                class: HelpViewController
            presentations:
              - {from: Home, present: help, style: overCurrentContext}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: appeared, view: <UIView>
            #    |    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>

            """)

    static func found(index: Int32, by presenter: ControllerID, family: FamilyID, matcher: Matcher) -> Diagnostic {
        let graph = matcher.graph
        let names = graph.list(number: graph.presentingList(of: family)).prefix(3).map {
            graph.phrase(for: $0)
        }
        let expected = names.isEmpty ? "" : "; expected \(names.joined(separator: " or "))"
        return Diagnostic(
            rule: info,
            message: "'\(graph.name(of: family))' is presented by \(graph.phrase(for: presenter))\(expected)",
            about: graph.subject(of: family), at: matcher.place(of: index),
            labels: declared(family, graph: graph) + [
                graph.label(presenter, text: "presents it in the app")
            ],
            help: help(index: index, presentations: Array(graph.presentations(of: family)), matcher: matcher))
    }

    /// Labels where the presentations are declared: one for each place, as a list of callers makes several.
    private static func declared(_ family: FamilyID, graph: ResolvedGraph) -> [Diagnostic.Label] {
        var labels: [Diagnostic.Label] = []
        for id in graph.presentations(of: family).prefix(5) {
            let presenters = graph.presenters(of: id).map { graph.phrase(for: $0.controller) }
            let label = Diagnostic.Label(
                at: graph.place(of: id), text: "resolves to \(presenters.joined(separator: ", "))")
            if !labels.contains(where: { $0.place == label.place && $0.text == label.text }) { labels.append(label) }
        }
        return labels
    }

    /// The help for another presenter: another style is its likely cause.
    private static func help(index: Int32, presentations: [PresentationID], matcher: Matcher) -> String? {
        guard let first = presentations.first else {
            return "declare the presentation under 'presentations'"
        }
        let search = "run kindred explain '\(matcher.graph.name(of: first))' to see how UIKit finds the presenter"
        guard case .other(let id) = matcher.styleMatch(of: index, presentations: presentations),
            let seen = matcher.styles(of: index).first
        else { return search }
        let declared = matcher.graph[id].style.rawValue
        return
            "check the style, which decides who presents: the app uses '\(seen.rawValue)', but '\(declared)' is declared\n\(search)"
    }
}

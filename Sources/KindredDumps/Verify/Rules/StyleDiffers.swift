import KindredDiagnostics
import KindredDraft
import KindredGraph

/// A live presentation in another style than the declared one.
package enum StyleDiffers {
    package static let info = RuleInfo(
        "style-differs", .error, .hierarchies, about: .presentation, .class,
        summary: "a family is presented in a style other than the declared one",
        why: """
            The class of the presentation controller reveals the style. The style also decides who presents and \
            whether the presenter disappears (R43). Of Swift code it is the style that is assigned before.
            """,
        facts: [.r43],
        start: HierarchyExample.home + HierarchyExample.help + "presentations:\n",
        bad: """
              - {from: Home, present: help, style: formSheet}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>

            """,
        good: """
              - {from: Home, present: help, style: overCurrentContext}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>

            """)

    static func found(index: Int32, id: PresentationID, matcher: Matcher) -> Diagnostic {
        let graph = matcher.graph
        let shown = matcher.styles(of: index)
        let declared = graph[id].style
        let words = shown.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        let seen =
            matcher.live[index].recorded?.style == nil
            ? "'\(matcher.presentationClass(index))' means \(words)" : "the app presents it as \(words)"
        return Diagnostic(
            rule: info, message: "\(seen), but '\(declared.rawValue)' is declared",
            about: graph.subject(of: id), at: matcher.presentationPlace(index), labels: [matcher.styleLabel(id)],
            help: "write 'style: \(shown.first?.rawValue ?? declared.rawValue)', or change the style in the app")
    }
}

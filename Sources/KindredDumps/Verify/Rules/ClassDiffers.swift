import KindredDiagnostics
import KindredGraph

/// A live controller with another class or kind than the one declared in its place.
package enum ClassDiffers {
    package static let info = RuleInfo(
        "class-differs", .error, .hierarchies, about: .controller,
        summary: "a live controller has another class or kind than the one declared in its place",
        why: """
            If there is no doubt about the place (a tab, a column, the root of a family), the classes are compared \
            too. Either side may leave out modules and generic arguments. A declaration without `class` matches any \
            class of its kind.
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                class: ShopNavigationController
                stack:
                  - controller: Home
                    class: HomeViewController
                  - controller: Detail
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                class: UINavigationController
                stack:
                  - controller: Home
                    class: HomeViewController
                  - controller: Detail
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """)

    static func found(index: Int32, id: ControllerID, matcher: Matcher) -> Diagnostic {
        let graph = matcher.graph
        let (live, spoken) = (matcher.phrase(for: index), graph.phrase(for: id))
        if graph[id].isImplicit {
            return Diagnostic(
                rule: info,
                message: "\(live) is in a column without the navigation controller that UIKit inserts there",
                about: graph.subject(of: id), at: matcher.place(of: index),
                labels: [graph.label(id, text: "wrapped in \(graph.declaredPhrase(for: id))")],
                help: "write 'style: unspecified' if the split view controller was created without a style")
        }
        let className = graph.className(id)
        if className.isEmpty {
            return Diagnostic(
                rule: info,
                message:
                    "\(live) is in the place of \(spoken), which is declared as \(graph[id].kind.definition.noun)",
                about: graph.subject(of: id), at: matcher.place(of: index),
                labels: [graph.label(id, text: "declared here")],
                help: "declare what the app has there, or change the app")
        }
        let place = graph.range(of: .class, in: id)
        var labels = [Diagnostic.Label(at: place, text: "the class of \(graph.declaredPhrase(for: id))")]
        if let other = matcher.declared(like: index), other != id {
            labels.append(graph.label(other, text: "a controller of class \(live)"))
        }
        return Diagnostic(
            rule: info, message: "\(live) is in the place of \(spoken), which is declared with class '\(className)'",
            about: graph.subject(of: id), at: matcher.place(of: index),
            labels: labels, help: "if the class was renamed, write 'class: \(matcher.text(index))'")
    }
}

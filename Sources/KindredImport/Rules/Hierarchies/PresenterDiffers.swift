import KindredBase
import KindredCore

/// A live presentation by another controller than the specification resolves to.
package enum PresenterDiffers {
    package static let info = RuleInfo(
        "presenter-differs", .error, .hierarchies,
        summary: "a family is presented by another controller than its declared presentations resolve to",
        why: """
            UIKit decides who presents (R41-R45): the nearest controller that defines a presentation context for the context \
            styles, the oldest member of the family for all others. Where the app and the specification disagree, a style, a \
            `definesPresentationContext` or the containment is not as declared. `kindred explain` shows how a presentation \
            is resolved.
            """,
        facts: ["R41", "R42", "R45"],
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Home
                    class: HomeViewController
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
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Home
                    class: HomeViewController
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

    static func found(_ index: Int32, by presenter: ControllerID, family: FamilyID, _ matcher: Matcher) -> Diagnostic {
        let hierarchy = matcher.hierarchy
        let presentations = hierarchy[family].presentations
        let expected = hierarchy[family].presenting >= 0 ? hierarchy.list(hierarchy[family].presenting) : []
        let names = expected.prefix(3).map { hierarchy.spoken($0) }.joined(separator: " or ")
        let labels = presentations.prefix(5).map { id in
            let presenters = hierarchy.presenters(of: id).map { hierarchy.spoken($0.controller) }
            return Diagnostic.Label(hierarchy.place(id), "is resolved to \(presenters.joined(separator: ", "))")
        }
        return Diagnostic(
            info,
            "'\(hierarchy.name(family))' is presented by \(hierarchy.spoken(presenter))"
                + (names.isEmpty ? "" : ", expected is \(names)"),
            at: matcher.place(index), labels: labels + [hierarchy.label(presenter, "who presents it")],
            help: presentations.first.map {
                "kindred explain '\(hierarchy.name($0))' shows the search for the presenter"
            })
    }
}

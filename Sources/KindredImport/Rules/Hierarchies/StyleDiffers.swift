import KindredBase
import KindredCore

/// A live presentation in another style than the declared one.
package enum StyleDiffers {
    package static let info = RuleInfo(
        "style-differs", .error, .hierarchies,
        summary: "a family is presented in another style than declared",
        why: """
            The class of the presentation controller tells the style. A style also decides who presents, and whether the \
            presenter disappears (R43), so a wrong one in the specification has consequences.
            """,
        facts: [.r43],
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
              - {from: Home, present: help, style: formSheet}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>

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
              help:
                controller: Help
                class: HelpViewController
            presentations:
              - {from: Home, present: help, style: overCurrentContext}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIOverCurrentContextPresentationController>

            """)

    static func found(_ index: Int32, _ id: PresentationID, _ matcher: Matcher) -> Diagnostic {
        let hierarchy = matcher.hierarchy
        let shown = PresentationControllers.styles(matcher.presentationClass(index)) ?? []
        let declared = hierarchy[id].style
        let words = shown.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        return Diagnostic(
            info, "'\(matcher.presentationClass(index))' means \(words), declared is '\(declared.rawValue)'",
            at: matcher.presentationPlace(index), labels: [matcher.styleLabel(id)],
            help: "write 'style: \(shown.first?.rawValue ?? declared.rawValue)', or change the style in the app")
    }
}

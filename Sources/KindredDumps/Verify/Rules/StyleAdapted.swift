import KindredDiagnostics
import KindredGraph

/// A live presentation in a style that the declared one may take on.
package enum StyleAdapted {
    package static let info = RuleInfo(
        "style-adapted", .note, .hierarchies, about: .presentation,
        summary: "a family is presented in a style that the system may choose instead of the declared one",
        why: """
            In compact environments popovers and sheets adapt to another style (R61), and the system decides what \
            `automatic` means (R43). This isn't a difference, but may be worth a look.
            """,
        facts: [.r43, .r61],
        start: HierarchyExample.home + HierarchyExample.help + """
            presentations:
              - {from: Home, present: help, style: popover, anchor: sourceView}
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """,
        bad: """
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

            """,
        good: """
            #    + <HelpViewController>, state: appeared, view: <UIView>, presented with: <UIPopoverPresentationController>

            """)

    static func found(index: Int32, id: PresentationID, matcher: Matcher) -> Diagnostic {
        let declared = matcher.graph[id].style.rawValue
        return Diagnostic(
            rule: info, message: "'\(declared)' appears as '\(matcher.presentationClass(index))' here",
            about: matcher.graph.subject(of: id), at: matcher.presentationPlace(index),
            labels: [matcher.styleLabel(id)]
        )
    }
}

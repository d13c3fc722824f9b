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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.ofSystemClass {
            guard let found = hierarchy.systemClass(of: id), let kind = found.kind, kind != hierarchy[id].kind,
                hierarchy.isKindKnown(id)
            else { continue }
            diagnostics.add(
                info, on: id, hierarchy: hierarchy, diagnostic: Self.found(id: id, kind: kind, in: hierarchy))
        }
    }

    private static func found(id: ControllerID, kind: Kind, in hierarchy: ResolvedGraph) -> Diagnostic {
        let controller = hierarchy[id]
        return Diagnostic(
            rule: info,
            message:
                "\(hierarchy.phrase(for: id)) is declared as \(controller.kind.definition.noun), but its class is that of "
                + kind.definition.noun,
            about: hierarchy.subject(of: id),
            at: hierarchy.range(of: .class, in: id),
            labels: [hierarchy.label(id, text: "a '\(controller.kind.word)'")],
            help: "declare it as a '\(kind.word)', or give it another class")
    }
}

import KindredBase

/// A class of UIKit that another kind stands for.
package enum ClassOfOtherKind {
    package static let info = RuleInfo(
        "class-of-other-kind", .warning, .containers,
        summary: """
            the class is UINavigationController, UITabBarController, UISplitViewController or UIPageViewController, the kind another
            """,
        why: """
            Look-ups such as `navigationController` go by what a container is (R11), and Kindred knows that by its kind. A navigation \
            controller that is declared as a plain controller would be found by UIKit, but not by Kindred, and its children would \
            stand among `children` instead of on its `stack`.
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

    package static let rule = Rule(info) { hierarchy, findings in
        for id in hierarchy.ofSystemClass {
            guard let found = hierarchy.systemClass(of: id), let kind = found.kind, kind != hierarchy[id].kind,
                hierarchy.isKindKnown(id)
            else { continue }
            findings.add(info, Self.found(id, kind, in: hierarchy))
        }
    }

    private static func found(_ id: ControllerID, _ kind: Kind, in hierarchy: Hierarchy) -> Diagnostic {
        let controller = hierarchy[id]
        return Diagnostic(
            info,
            "\(hierarchy.spoken(id)) is declared as \(controller.kind.definition.noun), its class is that of "
                + kind.definition.noun,
            at: hierarchy.place(hierarchy.declaration(of: id).className, in: controller.file),
            labels: [hierarchy.label(id, "a '\(controller.kind.word)'")],
            help: "declare it as a '\(kind.word)', or give it another class")
    }
}

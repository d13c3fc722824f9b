/// Relations: who is whose parent, and what look-ups find.
extension Fact {
    package static let r1 = Fact(
        id: "R1", section: .relations, source: .documentation, confidence: .high,
        headline: "A view controller's parent is its container, never its presenter.",
        details: """
            Containment makes families; a presentation links two families. `children` never holds a presented view \
            controller: it is the root of a family of its own.
            """)

    package static let r2 = Fact(
        id: "R2", section: .relations, source: .documentation, confidence: .high,
        headline: "A container is a view controller with a view of its own that shows other view controllers' views.",
        details: """
            UIKit has UINavigationController, UITabBarController, UISplitViewController and UIPageViewController, \
            each with a `viewControllers` list. A custom container has only `children`. The two lists can differ: \
            pages, hidden tabs and columns (R15, R17, R20).
            """)

    package static let r3 = Fact(
        id: "R3", section: .relations, source: .documentation, confidence: .high,
        headline: "A view controller has at most one parent.",
        details: """
            `parent` is a single reference that doesn't retain. If one instance is added to two parents, the last \
            addChild wins.
            """)

    package static let r6 = Fact(
        id: "R6", section: .relations, source: .observation, confidence: .medium,
        headline: "UIKit doesn't look for cycles when a child is added.",
        details: """
            Adding a view controller to itself, or to one of its descendants, isn't refused; later look-ups then \
            recurse forever.
            """,
        doubt: "How such an app crashes isn't published. The text belongs to a related failure, on dismissal.",
        uikit: """
            UIViewControllerHierarchyInconsistency: presentedViewController for controller is itself on dismiss for: \
            %@
            """)

    package static let r10 = Fact(
        id: "R10", section: .relations, source: .measured, confidence: .high,
        headline: "A view belongs to at most one view controller.",
        uikit: """
            A view can only be associated with at most one view controller at a time! View <…> is associated with \
            <…>. Clear this association before associating this view with <…>.
            """)

    package static let r11 = Fact(
        id: "R11", section: .relations, source: .documentation, confidence: .high,
        headline: """
            `navigationController`, `tabBarController` and `splitViewController` return the nearest ancestor of that \
            class.
            """,
        details: """
            The search starts at `parent` and climbs through parents only. The view controller itself never counts, \
            so a navigation controller's own `navigationController` is an outer one, or nil.
            """)

    package static let r12 = Fact(
        id: "R12", section: .relations, source: .measured, confidence: .high,
        headline: "A look-up by class never crosses a presentation.",
        details: "Inside a presented family, `tabBarController` is that family's own tab bar controller, or nil.",
        doubt: """
            In a classic split view, a column that is shown in a popover may still find its split view controller; \
            that is one observation.
            """)

    package static let r13 = Fact(
        id: "R13", section: .relations, source: .header, confidence: .high,
        headline: "Everyone in a presented family has the same `presentingViewController`.",
        details: """
            Both properties start at the view controller itself and climb through its parents until one has an \
            answer. So every descendant of the presenter names the presented view controller as its \
            `presentedViewController`; the presenter's ancestors and siblings don't.
            """,
        doubt: """
            The header describes the two properties differently, and one report saw nil for descendants in a context \
            style. Kindred doesn't assert `presentedViewController` of descendants for context styles.
            """)

    package static let r24 = Fact(
        id: "R24", section: .relations, source: .observation, confidence: .medium,
        headline: "An overridden `tabBarController`, or a similar getter, must return an object of the right class.",
        doubt: "Only the beginning of the text is known.",
        uikit: "-tabBarController must return an instance of a UITabBarController subclass…")

    package static let r47 = Fact(
        id: "R47", section: .relations, source: .measured, confidence: .high,
        headline: "A view controller presents at most one other at a time, and chains of presentations have no gaps.",
        details: """
            If A presents B and B presents C, then C's presenter is B, and B's is A. A family can show several \
            presentations only if several of its members define presentation contexts.
            """)
}

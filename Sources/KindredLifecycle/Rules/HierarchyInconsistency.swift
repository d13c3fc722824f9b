import KindredBase
import KindredCore

/// A view where another controller is the parent.
package enum HierarchyInconsistency {
    package static let info = RuleInfo(
        "hierarchy-inconsistency", .error, .scenarios,
        summary: "a view is put where the nearest controller is not the parent of its controller",
        why: """
            When a view enters another one, the nearest controller around it must be the parent of its controller, \
            if that has one. addChild of a controller whose view sits in the view of another is refused for the same \
            reason (R7), and so is addChild of one that is presented (R8).
            """,
        facts: [.r7, .r8],
        uikit: """
            UIViewControllerHierarchyInconsistency: child view controller:<X: 0x…> should have parent view \
            controller:<P: 0x…> but actual parent is:<Q: 0x…>
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                controller: Root
                children:
                  - {controller: Parent, children: [Child]}
                  - Other
            scenarios:
              - name: move
                steps:
                  - addSubview: {in: Other, child: Child}

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                controller: Root
                children:
                  - {controller: Parent, children: [Child]}
                  - Other
            scenarios:
              - name: move
                steps:
                  - addSubview: {in: Parent, child: Child}

            """)

    static func addSubview(
        _ child: ControllerID, in owner: ControllerID, parent: ControllerID, at place: Place, in hierarchy: Hierarchy
    ) -> Diagnostic {
        let (child, owner, parent) = (hierarchy.spoken(child), hierarchy.spoken(owner), hierarchy.spoken(parent))
        return Diagnostic(
            info, "the view of \(child) enters the view of \(owner), but its parent is \(parent)", at: place,
            uikit: info.uikit, help: "make \(child) a child of \(owner) first, or put its view into that of \(parent)")
    }

    static func addChild(
        _ child: ControllerID, to parent: ControllerID, viewOf owner: ControllerID, at place: Place,
        in hierarchy: Hierarchy
    ) -> Diagnostic {
        let (child, owner, parent) = (hierarchy.spoken(child), hierarchy.spoken(owner), hierarchy.spoken(parent))
        return Diagnostic(
            info, "\(child) becomes a child of \(parent), but its view is in the view of \(owner)", at: place,
            uikit: """
                UIViewControllerHierarchyInconsistency: child view controller:<X: 0x…> should have parent view controller:<P: 0x…> \
                but requested parent is:<Q: 0x…>
                """,
            help: "take the view out with removeFromSuperview first")
    }

    static func presented(_ child: ControllerID, by presenter: ControllerID, at place: Place, in hierarchy: Hierarchy)
        -> Diagnostic
    {
        Diagnostic(
            info, "\(hierarchy.spoken(child)) is presented by \(hierarchy.spoken(presenter)) and cannot become a child",
            at: place, help: "dismiss it first")
    }
}

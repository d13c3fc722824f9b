import KindredDiagnostics
import KindredGraph

/// A view in the view of a controller that isn't the parent.
package enum HierarchyInconsistency {
    package static let info = RuleInfo(
        "hierarchy-inconsistency", .error, .scenarios,
        summary: "a view is added where the nearest controller isn't its controller's parent",
        why: """
            When a view is added to another view, the nearest view controller around it must be the parent of its \
            view controller, if that has a parent. For the same reason UIKit refuses addChild if the child's view is \
            in the view of another controller (R7). It also refuses addChild of a presented controller (R8).
            """,
        facts: [.r7, .r8],
        uikit: """
            UIViewControllerHierarchyInconsistency: child view controller:<X: 0x…> should have parent view \
            controller:<P: 0x…> but actual parent is:<Q: 0x…>
            """,
        start: """
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

            """,
        bad: """
                  - addSubview: {in: Other, child: Child}

            """,
        good: """
                  - addSubview: {in: Parent, child: Child}

            """)

    static func addSubview(
        _ child: ControllerID, in owner: ControllerID, parent: ControllerID, at place: SourceRange,
        in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, owner, parent) = (
            graph.phrase(for: child), graph.phrase(for: owner), graph.phrase(for: parent)
        )
        return Diagnostic(
            rule: info,
            message: "the view of \(child) is added to the view of \(owner), but the parent of \(child) is \(parent)",
            about: subject, at: place,
            uikit: info.uikit, help: "make \(child) a child of \(owner) first, or add its view to the view of \(parent)"
        )
    }

    static func addChild(
        _ child: ControllerID, to parent: ControllerID, viewOf owner: ControllerID, at place: SourceRange,
        in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (child, owner, parent) = (
            graph.phrase(for: child), graph.phrase(for: owner), graph.phrase(for: parent)
        )
        return Diagnostic(
            rule: info, message: "\(child) can't become a child of \(parent): its view is in the view of \(owner)",
            about: subject, at: place,
            uikit: """
                UIViewControllerHierarchyInconsistency: child view controller:<X: 0x…> should have parent view controller:<P: 0x…> \
                but requested parent is:<Q: 0x…>
                """,
            help: "call removeFromSuperview on \(child) first")
    }

    static func presented(
        _ child: ControllerID, by presenter: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(graph.phrase(for: child)) is presented by \(graph.phrase(for: presenter)) and can't become a child",
            about: graph.subject(of: child), at: place, help: "dismiss it first")
    }
}

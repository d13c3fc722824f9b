import KindredDiagnostics
import KindredGraph

/// A child that its container leaves out when it forwards appearance by hand.
package enum ChildNeverForwarded {
    package static let info = RuleInfo(
        "child-never-forwarded", .warning, .scenarios,
        summary: "a container that forwards by hand leaves out a child that it shows",
        why: """
            If shouldAutomaticallyForwardAppearanceMethods is false, UIKit sends the children no appearance \
            callbacks. The container calls beginAppearanceTransition in viewWillAppear and viewWillDisappear, and \
            endAppearanceTransition in viewDidAppear and viewDidDisappear (R82).
            """,
        facts: [.r82],
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, forwardsAppearance: false, children: [Child]}
            scenarios:
              - name: show

            """,
        bad: """
                start: {window: null}
                steps:
                  - launch: main

            """,
        good: """
                start: {window: null, children: {Parent: [Child]}}
                hooks:
                  Parent.viewWillAppear:
                    - beginAppearance: {child: Child, appearing: true}
                  Parent.viewDidAppear:
                    - endAppearance: Child
                steps:
                  - launch: main

            """)

    static func found(
        _ child: ControllerID, in container: ControllerID, appearing: Bool, at place: SourceRange,
        in graph: ResolvedGraph
    ) -> Diagnostic {
        let (name, did) = (graph.phrase(for: container), appearing ? "appeared" : "disappeared")
        return Diagnostic(
            rule: info,
            message:
                "\(name) forwards by hand and has \(did), but never called beginAppearance on \(graph.phrase(for: child))",
            about: graph.subject(of: child), at: place,
            labels: [graph.label(container, text: "forwardsAppearance is false here")],
            help:
                "call beginAppearance on the child in the will callbacks of \(name), and endAppearance in the did callbacks"
        )
    }

    static func byView(
        _ child: ControllerID, in container: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: child)
        let (name, child) = (graph.phrase(for: container), graph.phrase(for: child))
        return Diagnostic(
            rule: info,
            message: "\(name) forwards by hand, but the view of \(child) is added or removed without beginAppearance",
            about: subject, at: place, labels: [graph.label(container, text: "forwardsAppearance is false here")],
            help: "put this step between beginAppearance and endAppearance on \(child)")
    }
}

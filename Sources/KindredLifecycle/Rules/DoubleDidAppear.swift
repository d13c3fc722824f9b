import KindredDiagnostics
import KindredGraph

/// viewDidAppear twice for one appearance.
package enum DoubleDidAppear {
    package static let info = RuleInfo(
        "double-did-appear", .warning, .scenarios,
        summary: "viewDidAppear is called twice without viewWillDisappear in between",
        why: """
            When a view is added to a live window, its controller gets viewWillAppear at once and viewDidAppear \
            after the commit. If the container is appearing and addChild comes after addSubview, the container sends \
            viewDidAppear again (R81).
            """,
        facts: [.r81],
        start: ScenarioExample.contained + """
              - name: show
                start: {window: null}
                hooks:
                  Parent.viewDidLoad:
                    - async:

            """,
        bad: """
                        - addSubview: {in: Parent, child: Child}
                        - addChild: {parent: Parent, child: Child}
                        - didMove: {child: Child, to: Parent}
                steps:
                  - launch: main

            """,
        good: """
                        - addChild: {parent: Parent, child: Child}
                        - addSubview: {in: Parent, child: Child}
                        - didMove: {child: Child, to: Parent}
                steps:
                  - launch: main

            """)

    static func found(
        id: ControllerID, first: Instance.Origin, second: Instance.Origin,
        places: (first: SourceRange, second: SourceRange),
        in graph: ResolvedGraph
    ) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(graph.phrase(for: id)) gets viewDidAppear twice: \(text(first.cause, graph: graph)), and \(text(second.cause, graph: graph))",
            about: graph.subject(of: id), at: places.second,
            labels: places.first == places.second
                ? [] : [Diagnostic.Label(at: places.first, text: "the first one comes from this step")],
            help: "call addChild before addSubview, and beginAppearance only if the container forwards by hand")
    }

    private static func text(_ cause: Event.Cause, graph: ResolvedGraph) -> String {
        switch cause {
        case .step: "once from the step itself"
        case .forwarded(let container), .container(let container): "once from \(graph.phrase(for: container))"
        }
    }
}

import KindredDiagnostics
import KindredGraph

/// A pop to a controller that is not on the stack.
package enum PopToStranger {
    package static let info = RuleInfo(
        "pop-to-stranger", .error, .scenarios,
        summary: "`to` of a pop isn't on the stack",
        why: """
            popToViewController throws if the controller isn't on the stack (R30).
            """,
        facts: [.r30],
        uikit: """
            NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: back
                steps:

            """,
        bad: """
                  - pop: {on: Nav, to: Detail}

            """,
        good: """
                  - push: Detail
                  - pop: {on: Nav, to: List}

            """)

    static func found(id: ControllerID, on stack: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: id)) isn't on the stack of \(graph.phrase(for: stack))",
            about: graph.subject(of: id), at: place, uikit: info.uikit,
            help: "push \(graph.phrase(for: id)) first, or pop to a controller that is on the stack")
    }
}

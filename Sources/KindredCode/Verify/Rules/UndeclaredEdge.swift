import KindredDiagnostics

/// An edge that code has and the specification lacks.
package enum UndeclaredEdge {
    package static let info = RuleInfo(
        "undeclared-edge", .error, .code,
        summary: "Swift code certainly shows or contains a controller, and the specification doesn't say so",
        why: """
            The edge is missing in the specification, or wrong in the code. The class that shows has to be declared, the \
            other need not be. What the system brings, such as an alert, is compared only if it is declared. The place is \
            that of the call, or of the call of the helper that does it.
            """,
        start: ExampleApp.specification,
        bad: """
            pushes: [{from: Home, to: Detail}]
            \(ExampleApp.opening)
            #     func help() { present(HelpViewController(), animated: true) }
            # }
            \(ExampleApp.rest)
            """,
        good: """
            pushes: [{from: Home, to: Detail}]
            presentations: [{from: Home, present: help}]
            \(ExampleApp.opening)
            #     func help() { present(HelpViewController(), animated: true) }
            # }
            \(ExampleApp.rest)
            """)
}

import KindredDiagnostics

/// A declared edge that no code performs.
package enum UnperformedEdge {
    package static let info = RuleInfo(
        "unperformed-edge", .error, .code,
        summary: "the specification declares an edge between two classes of the code, and no code does it",
        why: """
            It is reported only where the evidence is complete: every edge of the class and of what it inherits from is \
            resolved, no other unresolved edge could show the target, and the files were read in full.
            """,
        start: ExampleApp.specification,
        bad: """
            pushes: [{from: Home, to: Detail}]
            presentations: [{from: Home, present: help}]
            \(ExampleApp.opening)
            # }
            \(ExampleApp.rest)
            """,
        good: """
            pushes: [{from: Home, to: Detail}]
            \(ExampleApp.opening)
            # }
            \(ExampleApp.rest)
            """)
}

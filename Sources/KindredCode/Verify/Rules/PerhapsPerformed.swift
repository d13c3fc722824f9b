import KindredDiagnostics

/// A declared edge that code may perform where not all is known.
package enum PerhapsPerformed {
    package static let info = RuleInfo(
        "perhaps-performed", .note, .code,
        summary: """
            the specification declares an edge that no code was found for, but not all is known of what the code \
            shows
            """,
        why: """
            A site of the class, or one that may be of any class, can't be resolved. `kindred import swift` lists these \
            with their reasons.
            """,
        start: ExampleApp.specification,
        bad: """
            pushes: [{from: Home, to: Detail}]
            presentations: [{from: Home, present: help}]
            \(ExampleApp.opening)
            #     func show(_ any: UIViewController) { present(any, animated: true) }
            # }
            \(ExampleApp.rest)
            """,
        good: """
            pushes: [{from: Home, to: Detail}]
            \(ExampleApp.opening)
            #     func show(_ any: UIViewController) { present(any, animated: true) }
            # }
            \(ExampleApp.rest)
            """)
}

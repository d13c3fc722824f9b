import KindredDiagnostics
import KindredGraph

/// A step that has no effect in the current state.
package enum StepWithoutEffect {
    package static let info = RuleInfo(
        "step-without-effect", .note, .scenarios,
        summary: "a step has no effect in the current state",
        why: """
            UIKit ignores dismiss if nothing is presented by or around the receiver (R63), pop at the root, \
            selecting the selected tab in code, and removeFromParent without a parent. A swipe doesn't close what refuses it (R108).
            """,
        facts: [.r63, .r108],
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
                  - pop: Nav

            """,
        good: """
                  - push: Detail
                  - pop: Nav

            """)

    static func pop(on stack: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: stack)) has nothing to pop",
            about: graph.subject(of: stack), at: place)
    }

    static func select(_ tab: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: tab)) is already selected", about: graph.subject(of: tab),
            at: place)
    }

    /// The selection of a tab that is only a button.
    static func selectButton(_ tab: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: tab)) isn't shown, so it can't be selected",
            about: graph.subject(of: tab), at: place, help: "write what the button does as a step of its own")
    }

    static func turn(_ page: ControllerID, to id: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: page)) already shows \(graph.phrase(for: id))",
            about: graph.subject(of: id), at: place)
    }

    static func dismiss(_ id: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        let name = graph.phrase(for: id)
        return Diagnostic(
            rule: info, message: "\(name) presents nothing and isn't presented", about: graph.subject(of: id),
            at: place
        )
    }

    /// An interactive dismissal that the app refuses.
    static func swipe(_ id: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "\(graph.phrase(for: id)) is presented with 'swipe: false': a swipe doesn't close it",
            about: graph.subject(of: id), at: place, help: "remove 'interactive' if the app dismisses it")
    }

    static func removeFromParent(_ child: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "\(graph.phrase(for: child)) has no parent", about: graph.subject(of: child),
            at: place)
    }

    static func launch(_ window: WindowID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the window '\(graph.name(of: window))' is already on screen",
            about: graph.subject(of: window), at: place)
    }

    static func setRoot(_ window: WindowID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the window '\(graph.name(of: window))' already has this root",
            about: graph.subject(of: window), at: place)
    }
}

import KindredDiagnostics
import KindredGraph

/// A controller that is pushed while it is already on the stack.
package enum PushedTwice {
    package static let info = RuleInfo(
        "pushed-twice", .error, .scenarios,
        summary: "the controller is already on the stack",
        why: """
            A stack has each instance only once. Pushing it again throws, and newer systems log which one it is \
            (R26). setViewControllers with a repeated instance throws too (R27). In a scenario each id is one \
            instance.
            """,
        facts: [.r26, .r27],
        uikit: """
            NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported \
            (<X: 0x…>)
            """,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: open
                steps:

            """,
        bad: """
                  - push: Detail
                  - push: Detail

            """,
        good: """
                  - push: Detail

            """)

    static func found(id: ControllerID, on stack: ControllerID, at place: SourceRange, in graph: ResolvedGraph)
        -> Diagnostic
    {
        let screen = graph.screen(of: id)
        let help =
            screen.isEmpty
            ? "declare another controller of its class"
            : "put another place of '\(screen)' on the stack, such as {screen: \(screen), as: Second\(screen)}"
        return Diagnostic(
            rule: info,
            message: "\(graph.phrase(for: id)) is already on the stack of \(graph.phrase(for: stack))",
            about: graph.subject(of: id), at: place,
            uikit: info.uikit, help: "go back to it with 'pop', or \(help)")
    }

    static func repeated(on stack: ControllerID, at place: SourceRange, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the new stack of \(graph.phrase(for: stack)) lists a controller twice",
            about: graph.subject(of: stack), at: place,
            uikit: """
                NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct \
                (( "<X: 0x…>", … ))
                """)
    }
}

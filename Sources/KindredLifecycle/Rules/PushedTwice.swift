import KindredBase
import KindredCore

/// A controller that is pushed while it is on the stack.
package enum PushedTwice {
    package static let info = RuleInfo(
        "pushed-twice", .error, .scenarios,
        summary: "the controller is on the stack already",
        why: """
            A stack holds each instance once. Pushing one that is on it throws, and newer systems log which one it \
            is (R26); the same holds for setViewControllers with a repeated one (R27). In a scenario each id is one \
            instance.
            """,
        facts: [.r26, .r27],
        uikit: """
            NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported \
            (<X: 0x…>)
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: open
                steps:
                  - push: Detail
                  - push: Detail

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: Nav, stack: [List, Detail]}
            scenarios:
              - name: open
                steps:
                  - push: Detail

            """)

    static func found(_ id: ControllerID, on stack: ControllerID, at place: Place, in hierarchy: Hierarchy)
        -> Diagnostic
    {
        Diagnostic(
            info, "\(hierarchy.spoken(id)) is on the stack of \(hierarchy.spoken(stack)) already", at: place,
            uikit: info.uikit, help: "go back to it with 'pop', or declare another controller of its class")
    }

    static func repeated(on stack: ControllerID, at place: Place, in hierarchy: Hierarchy) -> Diagnostic {
        Diagnostic(
            info, "the new stack of \(hierarchy.spoken(stack)) has a controller twice", at: place,
            uikit: """
                NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct \
                (( "<X: 0x…>", … ))
                """)
    }
}

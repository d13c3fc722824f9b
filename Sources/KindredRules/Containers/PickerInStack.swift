import KindredDiagnostics
import KindredGraph

/// An image picker on a navigation stack.
package enum PickerInStack {
    package static let info = RuleInfo(
        "picker-in-stack", .error, .containers,
        summary: "a controller of class UIImagePickerController is written directly on a `stack`",
        why: """
            UIImagePickerController is a navigation controller and must be presented (R37). Pushing it throws, as with any \
            navigation controller (R25).
            """,
        facts: [.r37, .r25],
        uikit: NavigationInStack.info.uikit,
        start: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Photo

            """,
        bad: """
                    class: UIImagePickerController

            """,
        good: """
                    class: PhotoViewController

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.ofSystemClass {
            guard fires(on: id, in: graph), let stack = graph.writtenStack(of: id) else { continue }
            diagnostics.add(info, on: id, graph: graph, diagnostic: found(id: id, on: stack, in: graph))
        }
    }

    /// A `navigation` has its own rule. A column isn't a stack: UIKit doesn't wrap a navigation controller in another (R20).
    static func fires(on id: ControllerID, in graph: ResolvedGraph) -> Bool {
        let controller = graph[id]
        return controller.role == .stack && controller.kind != .navigation && graph.writtenStack(of: id) != nil
            && graph.systemClass(of: id) == .imagePicker
    }

    private static func found(id: ControllerID, on stack: ControllerID, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "an image picker is a navigation controller and can't be on a navigation stack",
            about: graph.subject(of: id), at: graph.roleRange(of: id),
            labels: [graph.label(stack, text: "the stack of \(graph.declaredPhrase(for: stack))")],
            uikit: info.uikit,
            help: "make \(graph.phrase(for: id)) a family of its own and present it")
    }
}

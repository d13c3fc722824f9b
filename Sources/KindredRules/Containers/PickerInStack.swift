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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.ofSystemClass {
            guard fires(on: id, in: hierarchy), let stack = hierarchy.writtenStack(of: id) else { continue }
            diagnostics.add(info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, on: stack, in: hierarchy))
        }
    }

    /// A `navigation` has its own rule. A column isn't a stack: UIKit doesn't wrap a navigation controller in another (R20).
    static func fires(on id: ControllerID, in hierarchy: ResolvedGraph) -> Bool {
        let controller = hierarchy[id]
        return controller.role == .stack && controller.kind != .navigation && hierarchy.writtenStack(of: id) != nil
            && hierarchy.systemClass(of: id) == .imagePicker
    }

    private static func found(id: ControllerID, on stack: ControllerID, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "an image picker is a navigation controller and can't be on a navigation stack",
            about: hierarchy.subject(of: id), at: hierarchy.roleRange(of: id),
            labels: [hierarchy.label(stack, text: "the stack of \(hierarchy.declaredPhrase(for: stack))")],
            uikit: info.uikit,
            help: "make \(hierarchy.phrase(for: id)) a family of its own and present it")
    }
}

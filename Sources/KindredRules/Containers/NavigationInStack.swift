import KindredDiagnostics
import KindredGraph

/// A navigation controller on the stack of another.
package enum NavigationInStack {
    package static let info = RuleInfo(
        "navigation-in-stack", .error, .containers,
        summary: "a `navigation` is written directly on a `stack`",
        why: """
            A navigation controller can't be pushed, and neither can a subclass of it: UIKit throws (R25). Only UIKit itself \
            nests navigation controllers, under More and in a collapsed split view controller.
            """,
        facts: [.r25],
        uikit: "NSInvalidArgumentException: Pushing a navigation controller is not supported",
        bad: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - navigation: Inner
                    stack: [Home]

            """,
        good: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - controller: Inner
                    children: [Home]

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.containers where hierarchy[id].kind == .navigation {
            guard let stack = hierarchy.writtenStack(of: id) else { continue }
            diagnostics.add(info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, on: stack, in: hierarchy))
        }
        for (push, from, screen) in hierarchy.pushes(ofContainers: .navigation) {
            diagnostics.add(
                info, on: from, hierarchy: hierarchy, diagnostic: found(screen: screen, push: push, in: hierarchy))
        }
    }

    /// A screen that can't be pushed.
    private static func found(screen: Int32, push: Push, in hierarchy: ResolvedGraph) -> Diagnostic {
        let name = hierarchy.name(template: screen)
        return Diagnostic(
            rule: info, message: "'\(name)' is a navigation controller and can't be pushed",
            about: Diagnostic.Subject(kind: .controller, id: name),
            at: hierarchy.range(of: .to, in: push),
            labels: [Diagnostic.Label(at: hierarchy.place(template: screen), text: "'\(name)' is declared here")],
            uikit: info.uikit, help: "push the screens in '\(name)' instead, or present a family with '\(name)'")
    }

    private static func found(id: ControllerID, on stack: ControllerID, in hierarchy: ResolvedGraph) -> Diagnostic {
        let (inner, outer) = (hierarchy.phrase(for: id), hierarchy.phrase(for: stack))
        return Diagnostic(
            rule: info, message: "a navigation controller can't be on a navigation stack",
            about: hierarchy.subject(of: id), at: hierarchy.roleRange(of: id),
            labels: [hierarchy.label(stack, text: "the stack of \(hierarchy.declaredPhrase(for: stack))")],
            uikit: info.uikit,
            help: "present \(inner) instead, or move its members to \(outer)")
    }
}

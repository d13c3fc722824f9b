import KindredDiagnostics
import KindredGraph

/// A split view controller on a navigation stack.
package enum SplitInStack {
    package static let info = RuleInfo(
        "split-in-stack", .error, .containers,
        summary: "a `split` is written directly on a `stack`",
        why: """
            A split view controller can't be pushed: UIKit logs the call and ignores it (R29). It can be the root of a window, \
            a tab, a child of a custom container, or the root of a family that is presented.
            """,
        facts: [.r29],
        uikit: "Split View Controllers cannot be pushed to a Navigation Controller <UISplitViewController: 0x…>",
        bad: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack:
                  - split: Mail
                    primary: Folders
                    secondary: Message

            """,
        good: """
            kindred: 1
            families:
              home:
                tab: HomeTabs
                tabs:
                  - split: Mail
                    primary: Folders
                    secondary: Message

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.containers where hierarchy[id].kind == .split {
            guard let stack = hierarchy.writtenStack(of: id) else { continue }
            diagnostics.add(info, on: id, hierarchy: hierarchy, diagnostic: found(id: id, on: stack, in: hierarchy))
        }
        for (push, from, screen) in hierarchy.pushes(ofContainers: .split) {
            diagnostics.add(
                info, on: from, hierarchy: hierarchy, diagnostic: found(screen: screen, push: push, in: hierarchy))
        }
    }

    /// A screen that can't be pushed.
    private static func found(screen: Int32, push: Push, in hierarchy: ResolvedGraph) -> Diagnostic {
        let name = hierarchy.name(template: screen)
        return Diagnostic(
            rule: info, message: "'\(name)' is a split view controller and can't be pushed",
            about: Diagnostic.Subject(kind: .controller, id: name),
            at: hierarchy.range(of: .to, in: push),
            labels: [Diagnostic.Label(at: hierarchy.place(template: screen), text: "'\(name)' is declared here")],
            uikit: info.uikit, help: "push the screens in '\(name)' instead, or present a family with '\(name)'")
    }

    private static func found(id: ControllerID, on stack: ControllerID, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info, message: "a split view controller can't be on a navigation stack",
            about: hierarchy.subject(of: id), at: hierarchy.roleRange(of: id),
            labels: [hierarchy.label(stack, text: "the stack of \(hierarchy.declaredPhrase(for: stack))")],
            uikit: info.uikit,
            help: "make \(hierarchy.phrase(for: id)) a tab or the root of its family, or present it")
    }
}

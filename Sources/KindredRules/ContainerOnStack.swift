import KindredDiagnostics
import KindredGraph

/// Containers that don't belong on navigation stacks: what the rules about their kinds share.
enum ContainerOnStack {
    /// Reports those that are on stacks.
    ///
    /// - Parameter help: The help for one, and for the container that has the stack.
    static func check(
        _ kind: Kind, by rule: RuleInfo, in hierarchy: ResolvedGraph, diagnostics: inout DiagnosticBag,
        message: String, help: (ControllerID, ControllerID) -> String
    ) {
        for id in hierarchy.containers where hierarchy[id].kind == kind {
            guard let stack = hierarchy.writtenStack(of: id) else { continue }
            diagnostics.add(
                rule, on: id, hierarchy: hierarchy,
                diagnostic: Diagnostic(
                    rule: rule, message: message, about: hierarchy.subject(of: id), at: hierarchy.roleRange(of: id),
                    labels: [hierarchy.label(stack, text: "the stack of \(hierarchy.declaredPhrase(for: stack))")],
                    uikit: rule.uikit, help: help(id, stack)))
        }
    }

    /// Reports the screens that are pushed.
    static func checkPushes(
        of kind: Kind, by rule: RuleInfo, in hierarchy: ResolvedGraph, diagnostics: inout DiagnosticBag
    ) {
        for (push, from, screen) in hierarchy.pushes(ofContainers: kind) {
            let name = hierarchy.name(template: screen)
            diagnostics.add(
                rule, on: from, hierarchy: hierarchy,
                diagnostic: Diagnostic(
                    rule: rule, message: "'\(name)' is \(kind.definition.noun) and can't be pushed",
                    about: Diagnostic.Subject(kind: .controller, id: name), at: hierarchy.range(of: .to, in: push),
                    labels: [
                        Diagnostic.Label(at: hierarchy.place(template: screen), text: "'\(name)' is declared here")
                    ],
                    uikit: rule.uikit, help: "push the screens in '\(name)' instead, or present a family with '\(name)'"
                ))
        }
    }
}

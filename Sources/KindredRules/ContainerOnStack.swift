import KindredDiagnostics
import KindredGraph

/// Containers that don't belong on navigation stacks: what the rules about their kinds share.
enum ContainerOnStack {
    /// Reports those that are on stacks.
    ///
    /// - Parameter help: The help for one, and for the container that has the stack.
    static func check(
        _ kind: Kind, by rule: RuleInfo, in graph: ResolvedGraph, diagnostics: inout DiagnosticBag,
        message: String, help: (ControllerID, ControllerID) -> String
    ) {
        for id in graph.containers where graph[id].kind == kind {
            guard let stack = graph.writtenStack(of: id) else { continue }
            diagnostics.add(
                rule, on: id, graph: graph,
                diagnostic: Diagnostic(
                    rule: rule, message: message, about: graph.subject(of: id), at: graph.roleRange(of: id),
                    labels: [graph.label(stack, text: "the stack of \(graph.declaredPhrase(for: stack))")],
                    uikit: rule.uikit, help: help(id, stack)))
        }
    }

    /// Reports the screens that are pushed.
    static func checkPushes(
        of kind: Kind, by rule: RuleInfo, in graph: ResolvedGraph, diagnostics: inout DiagnosticBag
    ) {
        for (push, from, screen) in graph.pushes(ofContainers: kind) {
            let name = graph.name(template: screen)
            diagnostics.add(
                rule, on: from, graph: graph,
                diagnostic: Diagnostic(
                    rule: rule, message: "'\(name)' is \(kind.definition.noun) and can't be pushed",
                    about: Diagnostic.Subject(kind: .controller, id: name), at: graph.range(of: .to, in: push),
                    labels: [
                        Diagnostic.Label(at: graph.place(template: screen), text: "'\(name)' is declared here")
                    ],
                    uikit: rule.uikit, help: "push the screens in '\(name)' instead, or present a family with '\(name)'"
                ))
        }
    }
}

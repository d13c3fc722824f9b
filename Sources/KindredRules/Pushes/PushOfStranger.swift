import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A push of a controller that is somewhere else.
package enum PushOfStranger {
    package static let info = RuleInfo(
        "push-of-stranger", .error, .pushes,
        summary: "'to' isn't where the push would put it",
        why: """
            A push puts a controller directly on the stack of the caller's navigation controller, where it becomes a child \
            (R14). showDetail puts it into the secondary column of the caller's split view controller, or on the stack there \
            (R40). A controller id names one place in one family, so a pushed controller is declared where it appears. The same \
            screen elsewhere is another id with the same class.
            """,
        facts: [.r3, .r14, .r40],
        start: """
            kindred: 1
            families:
              home:
                tab: Tabs
                tabs:
                  - {navigation: HomeNav, stack: [Home]}
                  - {navigation: FindNav, stack: [Find, Detail]}
            pushes:

            """,
        bad: """
              - {from: Home, to: Detail}

            """,
        good: """
              - {from: Find, to: Detail}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        // What is missing may be a screen that could be pushed.
        if graph.isPartial || graph.hasLost(.screens) { return }
        let doubtful = DoubtfulKinds(graph)
        // Said of the first stack.
        var ofAny: [NodeReference: Bool] = [:]
        for missed in graph.missedPushes where missed.reason == .stranger && !doubtful.contains(missed.from) {
            guard let container = missed.isFromAny ? missed.from : container(for: missed.push, graph: graph),
                graph.isKindKnown(missed.push)
            else { continue }
            if missed.isFromAny {
                let number = NodeReference(file: missed.file, node: missed.declaration)
                if ofAny.updateValue(true, forKey: number) != nil { continue }
            }
            diagnostics.add(
                info, on: missed.from, graph: graph,
                diagnostic: found(missed: missed, container: container, graph: graph))
        }
        var reported: Set<Stranger> = []
        for push in graph.pushes where push.container == nil {
            guard let from = push.from, let to = push.to, let container = container(for: push, graph: graph),
                !graph[container].name.isNone, graph.isKindKnown(push),
                !doubtful.contains(from), !doubtful.contains(to)
            else { continue }
            // On the stack of another controller with the same id, which was reported.
            if let parent = graph[to].parent, parent != container,
                graph.phrase(for: parent) == graph.phrase(for: container)
            {
                continue
            }
            let mapping = graph.mapping(of: push)
            guard reported.insert(Stranger(file: push.file, mapping: mapping, to: to, container: container)).inserted
            else {
                continue
            }
            diagnostics.add(
                info, on: push.from, graph: graph,
                diagnostic: found(push: push, to: to, container: container, graph: graph))
        }
    }

    /// A reported push: with lists in `from` and `to` several callers may ask one container for the same controller.
    private struct Stranger: Hashable {
        let file: Int32
        let mapping: SourceValue
        let to: ControllerID
        let container: ControllerID
    }

    /// The navigation or split view controller that the caller would ask.
    static func container(for push: Push, graph: ResolvedGraph) -> ControllerID? {
        push.isFromAny ? push.container : push.from.flatMap { graph.container(for: push.kind, from: $0) }
    }

    private static func found(
        push: Push, to: ControllerID, container: ControllerID, graph: ResolvedGraph
    ) -> Diagnostic {
        let (name, containerName) = (graph.name(of: to), graph.name(of: container))
        let target =
            switch push.kind {
            case .push, .show: "on the stack of '\(containerName)'"
            case .showDetail: "in the secondary column of '\(containerName)'"
            }
        let isRoot = graph[to].parent == nil
        return Diagnostic(
            rule: info, message: "'\(name)' isn't \(target); \(whereabouts(of: to, graph: graph))",
            about: graph.subject(of: push),
            at: graph.range(of: .to, in: push),
            labels: [
                graph.declarationLabel(to),
                Diagnostic.Label(at: graph.place(of: container), text: "the container that would show it"),
            ],
            help: "declare the screen \(target), with its own id and the same class"
                + (isRoot ? ", or present '\(graph.name(of: graph[to].family))'" : ""))
    }

    /// A push that finds no place of what it pushes.
    private static func found(missed: MissedPush, container: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        if let to = missed.to { return found(push: missed.push, to: to, container: container, graph: graph) }
        let name = graph.name(template: missed.template)
        let target = graph.target(for: missed.kind, from: missed.from)
        let (message, help) =
            if let target, graph.isClosed(target) {
                (
                    "'\(name)' isn't on the stack of \(graph.phrase(for: target)), which is closed",
                    "write '\(name)' on that stack, or remove 'closed'"
                )
            } else if missed.kind == .showDetail {
                (
                    "'\(name)' isn't in the secondary column of \(graph.phrase(for: container)), which has no navigation controller",
                    "put a navigation controller in that column, or '\(name)' itself"
                )
            } else {
                (
                    "no place of '\(name)' is on the stack of \(graph.phrase(for: container))",
                    "make '\(name)' a screen, or push a screen that contains it"
                )
            }
        return Diagnostic(
            rule: info, message: message, about: graph.subject(of: missed.push),
            at: graph.range(of: .to, in: missed.push),
            labels: [
                Diagnostic.Label(at: graph.place(template: missed.template), text: "'\(name)' is declared here"),
                Diagnostic.Label(at: graph.place(of: container), text: "the container that would show it"),
            ], help: help)
    }

    private static func whereabouts(of id: ControllerID, graph: ResolvedGraph) -> String {
        guard let parent = graph[id].parent else {
            return "it is the root of \(graph.phrase(for: graph[id].family))"
        }
        return "it is \(graph[id].role.phrase) \(graph.phrase(for: parent))"
    }
}

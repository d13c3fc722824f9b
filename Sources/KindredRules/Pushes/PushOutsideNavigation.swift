import KindredDiagnostics
import KindredGraph

/// A push from a controller without a container to push on.
package enum PushOutsideNavigation {
    package static let info = RuleInfo(
        "push-outside-navigation", .error, .pushes,
        summary:
            "a 'push' from a controller without navigationController, or a 'showDetail' from one without splitViewController",
        why: """
            navigationController and splitViewController search the parents of a controller and never cross a presentation \
            (R11, R12). If they are nil, pushViewController and showDetailViewController do nothing, or present instead (R40). \
            A presented family needs its own navigation controller.
            """,
        facts: [.r11, .r12, .r40],
        bad: """
            kindred: 1
            families:
              home:
                controller: HomeNav
                children: [Home, Detail]
            pushes:
              - {from: Home, to: Detail}

            """,
        good: """
            kindred: 1
            families:
              home:
                navigation: HomeNav
                stack: [Home, Detail]
            pushes:
              - {from: Home, to: Detail}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        let doubtful = DoubtfulKinds(graph)
        for push in graph.pushes where push.container == nil {
            guard let from = push.from, PushOfStranger.container(for: push, graph: graph) == nil,
                graph.isKindKnown(push), !graph.repeatsCaller(push),
                !doubtful.contains(from)
            else { continue }
            diagnostics.add(
                info, on: from, graph: graph, diagnostic: found(push: push, from: from, graph: graph))
        }
        for callers in graph.callersOutside() where callers.areAll {
            for missed in callers.missed where !doubtful.contains(missed.from) {
                diagnostics.add(
                    info, on: missed.from, graph: graph,
                    diagnostic: found(push: missed.push, from: missed.from, graph: graph))
            }
        }
    }

    private static func found(push: Push, from: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        if push.isFromAny { return found(fromAny: push, graph: graph) }
        let name = graph.name(of: from)
        // Neither belongs on a stack.
        let isAround = graph[from].kind == .tab || graph[from].kind == .split
        let (message, help) =
            switch push.kind {
            case .push:
                (
                    "'\(name)' has no navigation controller to push on",
                    isAround
                        ? "push from a view controller on a stack, or present the screen instead"
                        : "put '\(name)' on the stack of a navigation controller, or present the screen instead"
                )
            case .show:
                (
                    "'\(name)' has no navigation controller to push on, and what it shows isn't a screen to present",
                    "make '\(graph.text(of: .to, in: push))' a screen, or "
                        + (isAround
                            ? "show it from a view controller on a stack"
                            : "put '\(name)' on the stack of a navigation controller")
                )
            case .showDetail:
                (
                    "'\(name)' has no split view controller to show a detail in",
                    "put '\(name)' in a column of a split view controller, or push or present the screen instead"
                )
            }
        return Diagnostic(
            rule: info, message: message, about: graph.subject(of: push), at: graph.placeOfCaller(push),
            labels: [graph.declarationLabel(from)], help: help)
    }

    private static func found(fromAny push: Push, graph: ResolvedGraph) -> Diagnostic {
        let (subject, place) = (graph.subject(of: push), graph.placeOfCaller(push))
        guard push.kind == .show else {
            let container = push.kind == .push ? "navigation controller" : "split view controller"
            return Diagnostic(
                rule: info, message: "nothing on top has a \(container), so 'any' can't push", about: subject,
                at: place,
                help: "put what is on top into one, or present the screen instead")
        }
        let to = graph.text(of: .to, in: push)
        return Diagnostic(
            rule: info,
            message: "nothing on top has a navigation controller, and '\(to)' isn't a screen, so 'any' can't show it",
            about: subject, at: place,
            help: "make '\(to)' a screen, or put what is on top on the stack of a navigation controller")
    }
}

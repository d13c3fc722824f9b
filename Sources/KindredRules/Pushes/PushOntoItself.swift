import KindredDiagnostics
import KindredGraph

/// A push from a controller to itself.
package enum PushOntoItself {
    package static let info = RuleInfo(
        "push-onto-itself", .note, .pushes,
        summary: "'from' and 'to' are the same controller",
        why: """
            Each push creates a new instance of the controller: a folder that opens a folder is fine. The same instance twice \
            on one stack isn't: UIKit throws (R26). The note is a reminder to create a new controller.
            """,
        facts: [.r26],
        uikit: """
            NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<X: 0x…>)
            <UINavigationController: 0x…> is pushing the same view controller instance (<X: 0x…>) more than once which is not \
            supported and is most likely an error in the application : <bundle id>
            """,
        start: """
            kindred: 1
            families:
              files:
                navigation: FilesNav
                stack: [Folder, File]
            pushes:
              - {from: Folder, to: File}

            """,
        bad: """
              - {from: Folder, to: Folder}

            """,
        good: """
              - {from: File, to: Folder}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for push in graph.pushes {
            guard let from = push.from, from == push.to else { continue }
            diagnostics.add(
                info, on: from, graph: graph,
                diagnostic: found(push: push, from: from, graph: graph))
        }
    }

    private static func found(push: Push, from: ControllerID, graph: ResolvedGraph) -> Diagnostic {
        let verb =
            switch push.kind {
            case .push: "pushes"
            case .showDetail, .show: "shows"
            }
        return Diagnostic(
            rule: info, message: "'\(graph.name(of: from))' \(verb) itself: a new instance each time",
            about: graph.subject(of: push), at: graph.place(of: push),
            labels: [graph.declarationLabel(from)],
            help: "create a new controller; pushing the same instance twice would throw")
    }
}

import KindredDiagnostics
import KindredGraph

/// A push of a screen onto a stack inside of it.
package enum PushWithinItself {
    package static let info = RuleInfo(
        "push-within-itself", .warning, .pushes, about: .push, .controller,
        summary: "a push would put a screen on a stack inside itself, so that each push nests deeper",
        why: """
            A pushed screen becomes a child of the navigation controller (R14). If that navigation controller is inside a place \
            of the same screen, the new instance has such a navigation controller too, and the next push nests one level deeper. \
            Kindred leaves out the place inside.
            """,
        facts: [.r14],
        bad: """
            kindred: 1
            screens:
              Reader:
                children:
                  - {navigation: ReaderNav, stack: [Article]}
              Article: {pushes: [Reader]}
            families:
              home: Reader

            """,
        good: """
            kindred: 1
            screens:
              Reader:
                children:
                  - {navigation: ReaderNav, stack: [Article]}
              Article: {pushes: [Comments]}
              Comments: CommentsViewController
            families:
              home: Reader

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for omission in graph.screens?.omissions ?? [] where omission.reason == .within {
            let controller = ControllerID(index: omission.controller)
            diagnostics.add(
                info, on: controller, graph: graph,
                diagnostic: found(omission: omission, controller: controller, graph: graph))
        }
    }

    private static func found(
        omission: Placement.Omission, controller: ControllerID, graph: ResolvedGraph
    ) -> Diagnostic {
        let name = graph.name(template: omission.screen)
        let caller = graph.phrase(for: controller)
        guard let push = graph.push(numbered: omission.push) else {
            return Diagnostic(
                rule: info,
                message: "\(caller) contains '\(name)' and is pushed inside '\(name)' itself: each push nests deeper",
                about: Diagnostic.Subject(kind: .controller, id: name), at: graph.place(of: omission.node),
                help: "push what contains '\(name)' from outside of it, or present it")
        }
        return Diagnostic(
            rule: info, message: "\(caller) pushes '\(name)' inside '\(name)' itself: each push nests deeper",
            about: graph.subject(of: push),
            at: graph.range(of: .to, in: push),
            help: "present '\(name)', or write 'closed: true' on the stack if nothing is pushed there")
    }
}

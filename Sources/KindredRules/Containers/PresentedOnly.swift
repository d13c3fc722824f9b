import KindredDiagnostics
import KindredGraph

/// A controller in a container that is made to be presented.
package enum PresentedOnly {
    package static let info = RuleInfo(
        "presented-only", .warning, .containers,
        summary:
            "a controller of class UIAlertController, UIActivityViewController or UIImagePickerController has a parent",
        why: """
            Alert, activity and image picker controllers must be presented, not contained or pushed (R37). Each is the root of \
            a family of its own.
            """,
        facts: [.r37],
        start: """
            kindred: 1
            families:
              home:
                controller: Home
                children:
                  - controller: Failure

            """,
        bad: """
                    class: UIAlertController

            """,
        good: """
                    class: AlertViewController

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.ofSystemClass {
            guard let parent = graph[id].parent, let found = graph.systemClass(of: id),
                isPresented(found), !isReportedElsewhere(id, in: graph)
            else { continue }
            diagnostics.add(
                info, on: id, graph: graph,
                diagnostic: Self.found(id: id, found: found, in: parent, graph: graph))
        }
    }

    private static func isPresented(_ found: SystemClass) -> Bool {
        switch found {
        case .alert, .activity, .imagePicker: true
        default: false
        }
    }

    /// Whether another rule reports it: on a stack a picker, or whatever is declared as a navigation controller.
    private static func isReportedElsewhere(_ id: ControllerID, in graph: ResolvedGraph) -> Bool {
        if graph[id].kind == .navigation { return graph.writtenStack(of: id) != nil }
        return PickerInStack.fires(on: id, in: graph)
    }

    private static func found(
        id: ControllerID, found: SystemClass, in parent: ControllerID, graph: ResolvedGraph
    ) -> Diagnostic {
        let written = graph[parent].isImplicit ? graph[parent].parent ?? parent : parent
        return Diagnostic(
            rule: info,
            message:
                "\(graph.phrase(for: id)) is of class \(found.rawValue), which must be presented, not contained",
            about: graph.subject(of: id), at: graph.roleRange(of: id),
            labels: [graph.label(written, text: "its container")],
            help: "make \(graph.phrase(for: id)) a family of its own and present it")
    }
}

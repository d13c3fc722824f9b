import KindredDiagnostics
import KindredGraph

/// A presentation of the family that its caller belongs to.
package enum PresentOwnFamily {
    package static let info = RuleInfo(
        "present-own-family", .note, .presentations,
        summary: "'from' belongs to the family that it presents",
        why: """
            A family is a template, and every presentation creates a new instance of it: a profile that opens another profile \
            is fine. An instance that presents itself isn't: UIKit throws (R50). The note is a reminder to create new \
            controllers.
            """,
        facts: [.r50],
        uikit: """
            NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is \
            <X: 0x…>.
            """,
        bad: """
            kindred: 1
            families:
              profile: Profile
              friend: Friend
            presentations:
              - {from: Profile, present: profile}

            """,
        good: """
            kindred: 1
            families:
              profile: Profile
              friend: Friend
            presentations:
              - {from: Profile, present: friend}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.presentationIDs {
            guard let from = graph[id].from, let family = graph[id].family, graph[from].family == family
            else { continue }
            diagnostics.add(
                info, on: from, graph: graph,
                diagnostic: found(id: id, from: from, family: graph.name(of: family), graph: graph))
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, family: String, graph: ResolvedGraph
    ) -> Diagnostic {
        let name = graph.name(of: from)
        return Diagnostic(
            rule: info, message: "'\(name)' presents its own family '\(family)': a new instance each time",
            about: graph.subject(of: id), at: graph.place(of: id),
            labels: [graph.label(from, text: "\(graph.declaredPhrase(for: from)) belongs to '\(family)'")],
            help: "create new controllers for '\(family)'; presenting the instance that contains '\(name)' would throw")
    }
}

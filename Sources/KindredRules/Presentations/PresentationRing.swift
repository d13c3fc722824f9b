import KindredDiagnostics
import KindredGraph

/// Families that present each other in a ring.
package enum PresentationRing {
    package static let info = RuleInfo(
        "presentation-ring", .note, .presentations, about: .family,
        summary: "two or more families present each other in a ring",
        why: """
            Each presentation puts a new instance on top of the others; the chain has no gaps, and nothing below it goes away \
            (R47). Every round of the ring adds more instances. Often the step that closes the ring was meant to go back, which \
            is a dismissal.
            """,
        facts: [.r47],
        start: """
            kindred: 1
            families:
              login: Login
              signup: SignUp
              help: Help
            presentations:
              - {from: Login, present: signup}

            """,
        bad: """
              - {from: SignUp, present: login}

            """,
        good: """
              - {from: SignUp, present: help}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        var (homes, targets) = ([Int32](), [Int32]())
        for presentation in graph.presentations {
            var ends = (home: Int32(-1), target: Int32(-1))
            if let from = presentation.from, let family = presentation.family, graph[from].family != family {
                ends = (graph[from].family.index, family.index)
            }
            homes.append(ends.home)
            targets.append(ends.target)
        }
        var search = RingSearch(homes: homes, targets: targets, count: graph.families.count)
        for ring in search.rings() {
            diagnostics.add(info, diagnostic: found(ring: ring.map { PresentationID(index: $0) }, graph: graph))
        }
    }

    /// The number of steps that are shown; a ring without end would be a report without end.
    private static let shownSteps = 100
    private static let shownNames = 10

    private static func found(ring: [PresentationID], graph: ResolvedGraph) -> Diagnostic {
        let names = ring.prefix(shownNames).map { "'\(home(of: $0, graph: graph))'" }
        let rest = ring.count > names.count ? " and \(ring.count - names.count) more" : ""
        let labels = ring.prefix(shownSteps).enumerated().map { index, id in
            let from = graph.text(of: .from, in: id)
            let family = graph.text(of: .present, in: id)
            // The first step is at the diagnostic's own place.
            let place = index == 0 ? graph.range(of: .present, in: id) : graph.place(of: id)
            return Diagnostic.Label(at: place, text: "'\(from)' presents '\(family)'")
        }
        let families = ring.compactMap { graph[$0].from.map { graph[$0].family } }
        return Diagnostic(
            rule: info,
            message: "\(ring.count) families present each other in a ring: \(names.joined(separator: ", "))\(rest)",
            about: graph.subject(of: families), at: ring.first.map { .place(graph.place(of: $0)) } ?? .path(""),
            labels: labels, help: "dismiss to go back instead of presenting; every round adds new instances on top")
    }

    private static func home(of id: PresentationID, graph: ResolvedGraph) -> String {
        graph[id].from.map { graph.name(of: graph[$0].family) } ?? ""
    }
}

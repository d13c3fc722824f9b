import KindredDiagnostics
import KindredGraph

/// A root that is replaced while its family presents something.
package enum RootReplacedUnderPresentation {
    package static let info = RuleInfo(
        "root-replaced-under-presentation", .warning, .scenarios, about: .scenario, .move,
        summary: "the root of a window is replaced while its family presents something",
        why: """
            If the root is replaced, what its family presents stays on screen, or its view leaks, depending on the \
            version of iOS (R94). Without a scenario, that is so of a `setRoot` without `after: dismiss` in a family that is \
            presented.
            """,
        facts: [.r94],
        start: """
            kindred: 1
            windows: {main: [home, login]}
            families:
              home: Home
              login: Login
              help: Help
            presentations:
              - {id: help, from: Home, present: help}
            scenarios:
              - name: log in
                steps:
                  - present: help

            """,
        bad: """
                  - setRoot: {window: main, family: login}

            """,
        good: """
                  - dismiss: Home
                  - setRoot: {window: main, family: login}

            """)

    /// Checks moves: those from a presented family replace the root below it.
    @Sendable
    package static func check(_ graph: ResolvedGraph, diagnostics: inout DiagnosticBag) {
        for id in graph.moveIDs {
            let move = graph[id]
            guard move.kind == .setRoot, graph.prelude(of: move) == nil,
                let family = presentedFamily(of: move, in: graph)
            else { continue }
            diagnostics.add(
                info, on: move.from, graph: graph, diagnostic: found(move, family: family, in: graph))
        }
    }

    /// The family of the caller, if it is presented; for whatever is on top the first that is.
    private static func presentedFamily(of move: Move, in graph: ResolvedGraph) -> FamilyID? {
        let families = move.from.map { [graph[$0].family] } ?? graph.anyFamilies
        return families.first { !graph.presentations(of: $0).isEmpty }
    }

    private static func found(_ move: Move, family: FamilyID, in graph: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(graph.callerPhrase(move)) replaces the root while \(graph.phrase(for: family)) is presented",
            about: graph.subject(of: move), at: graph.place(of: move),
            help: "write 'after: dismiss' if everything is dismissed first")
    }

    static func found(
        old: ControllerID, presented: ControllerID, at place: SourceRange, in graph: ResolvedGraph
    ) -> Diagnostic {
        let subject = graph.subject(of: old)
        let (old, presented) = (graph.phrase(for: old), graph.phrase(for: presented))
        return Diagnostic(
            rule: info, message: "\(old) is replaced as the root while its family presents \(presented)",
            about: subject, at: place, help: "dismiss \(presented) first")
    }
}

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
    package static func check(_ hierarchy: ResolvedGraph, diagnostics: inout DiagnosticBag) {
        for id in hierarchy.moveIDs {
            let move = hierarchy[id]
            guard move.kind == .setRoot, hierarchy.prelude(of: move) == nil,
                let family = presentedFamily(of: move, in: hierarchy)
            else { continue }
            diagnostics.add(
                info, on: move.from, hierarchy: hierarchy, diagnostic: found(move, family: family, in: hierarchy))
        }
    }

    /// The family of the caller, if it is presented; for whatever is on top the first that is.
    private static func presentedFamily(of move: Move, in hierarchy: ResolvedGraph) -> FamilyID? {
        let families = move.from.map { [hierarchy[$0].family] } ?? hierarchy.anyFamilies
        return families.first { !hierarchy.presentations(of: $0).isEmpty }
    }

    private static func found(_ move: Move, family: FamilyID, in hierarchy: ResolvedGraph) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(hierarchy.callerPhrase(move)) replaces the root while \(hierarchy.phrase(for: family)) is presented",
            about: hierarchy.subject(of: move), at: hierarchy.place(of: move),
            help: "write 'after: dismiss' if everything is dismissed first")
    }

    static func found(
        old: ControllerID, presented: ControllerID, at place: SourceRange, in hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let subject = hierarchy.subject(of: old)
        let (old, presented) = (hierarchy.phrase(for: old), hierarchy.phrase(for: presented))
        return Diagnostic(
            rule: info, message: "\(old) is replaced as the root while its family presents \(presented)",
            about: subject, at: place, help: "dismiss \(presented) first")
    }
}

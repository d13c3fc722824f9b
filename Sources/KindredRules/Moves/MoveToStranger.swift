import KindredDiagnostics
import KindredGraph

/// A move to something that can't be reached by it.
package enum MoveToStranger {
    package static let info = RuleInfo(
        "move-to-stranger", .error, .moves, holdsInAll: true,
        summary: "'to' isn't where the move could lead, wherever its caller is",
        why: """
            A pop leads to a member below on the stack: the first, or one whose pushes lead to the caller. A dismissal leads to \
            what is on top of a family below once the families above it are gone: who presents them, what that contains or what \
            contains it. Only tabs can be selected (R110), and a window has only the roots that it lists.
            """,
        facts: [.r63, .r110],
        uikit: Fact.r110.uikit,
        start: """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: HomeNav, stack: [List, Item]}
              edit:
                controller: Edit
                moves:

            """,
        bad: """
                  - {kind: dismiss, to: List}
            presentations: [{from: Item, present: edit}]

            """,
        good: """
                  - {kind: dismiss, to: Item}
            presentations: [{from: Item, present: edit}]

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        // What is missing may lead there.
        if graph.isPartial || graph.hasLost([.windows, .presentations, .pushes, .screens, .ids]) { return }
        let doubtful = DoubtfulKinds(graph)
        lazy var arriving = arrivingElsewhere(graph)
        for missed in graph.moves?.missed ?? []
        where missed.isOfStranger && missed.move.from.map(doubtful.contains) != true
            && !arriving.contains([missed.move.file, missed.move.declaration])
            && !mayArrive(missed.move.kind, graph: graph)
        {
            diagnostics.add(
                info, on: missed.move.from, graph: graph,
                diagnostic: found(missed.move, graph: graph))
        }
    }

    /// Whether a name that isn't found may be what leads there.
    private static func mayArrive(_ kind: MoveKind, graph: ResolvedGraph) -> Bool {
        switch kind {
        case .dismiss: graph.hasUnknownController || graph.hasUnknownFamily || !graph.familiesMeant.isEmpty
        case .pop, .popToRoot: graph.hasUnknownController
        case .setRoot: graph.hasUnresolvedWindow
        case .select: false
        }
    }

    /// The files and numbers of moves that arrive somewhere in a configuration, where one was chosen: what is right as a whole
    /// has no error in a part.
    private static func arrivingElsewhere(_ graph: ResolvedGraph) -> Set<[Int32]> {
        let graphs = graph.chosen?.graphs.parts.map(\.graph) ?? []
        return Set(graphs.flatMap { part in part.moveIDs.map { [part[$0].file, part[$0].declaration] } })
    }

    private static func found(_ move: Move, graph: ResolvedGraph) -> Diagnostic {
        let (from, to) = (graph.callerPhrase(move), "'\(graph.text(of: .to, in: move))'")
        let (message, help) =
            switch move.kind {
            case .dismiss:
                (
                    "\(from) can't dismiss down to \(to): it isn't on top of a family below",
                    "write who presents \(move.from.map { graph.phrase(for: graph[$0].family) } ?? "a family"), or leave 'to' out"
                )
            case .pop, .popToRoot:
                (
                    "\(from) can't pop to \(to): it isn't below on the stack",
                    "write the first member of the stack, or one whose pushes lead to \(from)"
                )
            case .select:
                (
                    "\(from) can't select \(to): it isn't a tab above or below",
                    "write a tab of a tab bar controller around \(from), or of one in a family below"
                )
            case .setRoot:
                ("no window has the family \(to) as its root", "add \(to) to the families of a window")
            }
        return Diagnostic(
            rule: info, message: message, about: graph.subject(of: move), at: graph.range(of: .to, in: move),
            uikit: move.kind == .select ? info.uikit : nil, help: help)
    }
}

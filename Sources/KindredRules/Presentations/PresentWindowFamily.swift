import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A presentation of a family that a window has at its root.
package enum PresentWindowFamily {
    package static let info = RuleInfo(
        "present-window-family", .note, .presentations,
        summary: "a presentation shows a family that is also a root of a window",
        why: """
            The presentation shows a new instance of the family. The instance in the window is already on screen, and UIKit \
            throws if it is presented: a presented controller can't be anywhere else (R49).
            """,
        facts: [.r49],
        uikit: """
            Application tried to present modally an active controller <X: 0x…>.
            """,
        bad: """
            kindred: 1
            windows:
              main: home
              player: player
            families:
              home: Home
              player: Player
            presentations:
              - {from: Home, present: player}

            """,
        good: """
            kindred: 1
            windows:
              main: home
            families:
              home: Home
              player: Player
            presentations:
              - {from: Home, present: player}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.presentationIDs {
            guard let family = graph[id].family, graph.hasWindow(family), graph.isDeclared(.from, in: id),
                let window = graph.windows(of: family).first(where: { !graph[$0].name.isNone }),
                !graph.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, family: family, window: window, graph: graph))
        }
    }

    private static func found(
        id: PresentationID, family: FamilyID, window: WindowID, graph: ResolvedGraph
    ) -> Diagnostic {
        let from = graph.text(of: .from, in: id)
        let windowName = graph.name(of: window)
        let name = graph.name(of: family)
        return Diagnostic(
            rule: info,
            message:
                "'\(from)' presents a new instance of '\(name)', which is also a root of the window '\(windowName)'",
            about: graph.subject(of: id), at: graph.range(of: .present, in: id),
            labels: [Diagnostic.Label(at: graph.place(of: window), text: "a root of '\(windowName)'")],
            help: "create new controllers for '\(name)'; presenting those in the window would throw")
    }
}

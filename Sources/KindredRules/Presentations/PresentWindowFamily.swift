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

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.presentationIDs {
            guard let family = hierarchy[id].family, hierarchy.hasWindow(family), hierarchy.isDeclared(.from, in: id),
                let window = hierarchy.windows(of: family).first(where: { !hierarchy[$0].name.isNone }),
                !hierarchy.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy,
                diagnostic: found(id: id, family: family, window: window, hierarchy: hierarchy))
        }
    }

    private static func found(
        id: PresentationID, family: FamilyID, window: WindowID, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let from = hierarchy.text(of: .from, in: id)
        let windowName = hierarchy.name(of: window)
        let name = hierarchy.name(of: family)
        return Diagnostic(
            rule: info,
            message:
                "'\(from)' presents a new instance of '\(name)', which is also a root of the window '\(windowName)'",
            about: hierarchy.subject(of: id), at: hierarchy.range(of: .present, in: id),
            labels: [Diagnostic.Label(at: hierarchy.place(of: window), text: "a root of '\(windowName)'")],
            help: "create new controllers for '\(name)'; presenting those in the window would throw")
    }
}

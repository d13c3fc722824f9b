import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A popover on top of a popover.
package enum PopoverInPopover {
    package static let info = RuleInfo(
        "popover-in-popover", .warning, .presentations,
        summary: "a popover from a family that only popovers present",
        why: """
            A popover over a popover is discouraged: there are two arrows, and a tap outside may close either of them (R39). \
            Dismiss the first one before, or show the next screen inside it.
            """,
        facts: [.r39],
        start: """
            kindred: 1
            families:
              home: Home
              menu: Menu
              colors: Colors
            presentations:

            """,
        bad: """
              - {from: Home, present: menu, style: popover, anchor: sourceView}
              - {from: Menu, present: colors, style: popover, anchor: sourceView}

            """,
        good: """
              - {from: Home, present: menu, style: formSheet, anchor: sourceView}
              - {from: Menu, present: colors, style: popover, anchor: sourceView}

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.width == .compact { return }
        // What is missing may present the family otherwise.
        if hierarchy.isPartial { return }
        let popovers = familiesInPopovers(hierarchy)
        for id in hierarchy.presentationIDs where hierarchy[id].style == .popover && !hierarchy.hasUnknownStyle(id) {
            guard hierarchy.isDeclared(.present, in: id), let from = hierarchy[id].from,
                let first = popovers[Int(hierarchy[from].family.index)]
            else {
                continue
            }
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy,
                diagnostic: found(id: id, from: from, first: first, hierarchy: hierarchy))
        }
    }

    /// Returns for each family that is on screen only as a popover the first presentation that shows it.
    static func familiesInPopovers(_ hierarchy: ResolvedGraph) -> [PresentationID?] {
        hierarchy.withPointers { hierarchy, _ in
            (0..<Int32(hierarchy.families.count)).map { family in
                let presentations = hierarchy.presentationsByFamily[family]
                guard let first = presentations.first, hierarchy.windowsByFamily[family].isEmpty,
                    presentations.allSatisfy({ hierarchy.presentations[Int($0.index)].style == .popover })
                else { return nil }
                return first
            }
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, first: PresentationID, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let family = hierarchy.text(of: .present, in: id)
        let home = hierarchy.name(of: hierarchy[from].family)
        return Diagnostic(
            rule: info, message: "'\(hierarchy.name(of: from))' presents the popover '\(family)' from inside a popover",
            about: hierarchy.subject(of: id), at: hierarchy.range(of: .style, in: id),
            labels: [Diagnostic.Label(at: hierarchy.place(of: first), text: "'\(home)' is a popover itself")],
            help: "dismiss the popover '\(home)' first, or push inside it")
    }
}

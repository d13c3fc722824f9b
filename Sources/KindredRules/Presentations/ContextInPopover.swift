import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A context style with a transition of its own inside of a popover.
package enum ContextInPopover {
    package static let info = RuleInfo(
        "context-in-popover", .error, .presentations,
        summary: """
            'currentContext' or 'overCurrentContext' with a transition other than 'coverVertical', from a family that only \
            popovers present
            """,
        why: """
            Inside a popover, UIKit only supports the coverVertical transition for context styles, and throws for any other \
            (R62).
            """,
        facts: [.r62],
        start: """
            kindred: 1
            families:
              home: Home
              menu:
                navigation: MenuNav
                stack: [Menu]
              colors: Colors
            presentations:
              - {from: Home, present: menu, style: popover, anchor: sourceView}

            """,
        bad: """
              - {from: Menu, present: colors, style: currentContext, transition: crossDissolve}

            """,
        good: """
              - {from: Menu, present: colors, style: currentContext, transition: coverVertical}

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        if hierarchy.width == .compact { return }
        // What is missing may present the family otherwise.
        if hierarchy.isPartial { return }
        let popovers = PopoverInPopover.familiesInPopovers(hierarchy)
        for id in hierarchy.presentationIDs {
            let style = hierarchy[id].style
            guard style == .currentContext || style == .overCurrentContext, let from = hierarchy[id].from,
                let first = popovers[Int(hierarchy[from].family.index)],
                hierarchy.transition(of: id) != .coverVertical,
                hierarchy.isDeclared(.present, in: id), !hierarchy.hasUnknownStyle(id)
            else { continue }
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy,
                diagnostic: found(id: id, from: from, first: first, hierarchy: hierarchy))
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, first: PresentationID, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let family = hierarchy.text(of: .present, in: id)
        let home = hierarchy.name(of: hierarchy[from].family)
        let transition = hierarchy.transition(of: id).rawValue
        return Diagnostic(
            rule: info,
            message:
                "'\(hierarchy.name(of: from))' presents '\(family)' in the context of a popover, which can't use '\(transition)'",
            about: hierarchy.subject(of: id), at: hierarchy.range(of: .transition, in: id),
            labels: [
                Diagnostic.Label(at: hierarchy.place(of: first), text: "'\(home)' is a popover"),
                Diagnostic.Label(at: hierarchy.range(of: .style, in: id), text: "a context style"),
            ], help: "write 'transition: coverVertical', or choose another style")
    }
}

import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A presentation from an alert or an activity view controller, which is on its way out.
package enum PresentFromAlert {
    package static let info = RuleInfo(
        "present-from-alert", .warning, .presentations,
        summary: """
            'from' is in a family whose root's class is UIAlertController or UIActivityViewController
            """,
        why: """
            An alert closes as soon as one of its actions is chosen, before the handler can present anything. A presentation \
            from it then meets a running transition, so UIKit logs and drops it (R54), or it disappears together with the \
            alert. Present from the controller below instead.
            """,
        facts: [.r54],
        uikit: """
            Attempt to present <B: 0x…> on <A: 0x…> (from <caller: 0x…>) while a presentation is in progress.
            """,
        start: """
            kindred: 1
            families:
              home: Home
              ask: {controller: Ask, class: UIAlertController}
              login: Login
            presentations:
              - {from: Home, present: ask}

            """,
        bad: """
              - {from: Ask, present: login}

            """,
        good: """
              - {from: Home, present: login}

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        var isTransient = Array(repeating: false, count: hierarchy.families.count)
        for id in hierarchy.ofSystemClass where hierarchy[id].parent == nil {
            isTransient[Int(hierarchy[id].family.index)] = transientClass(of: id, hierarchy: hierarchy) != nil
        }
        if !isTransient.contains(true) { return }
        for id in hierarchy.presentationIDs {
            guard let from = hierarchy[id].from, isTransient[Int(hierarchy[from].family.index)],
                hierarchy.isDeclared(.present, in: id),
                let name = transientClass(of: hierarchy.root(of: from), hierarchy: hierarchy)
            else { continue }
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy,
                diagnostic: found(id: id, from: from, className: name, hierarchy: hierarchy))
        }
    }

    /// The class of a root that closes by itself.
    private static func transientClass(of root: ControllerID, hierarchy: ResolvedGraph) -> StaticString? {
        switch hierarchy.systemClass(of: root) {
        case .alert: "a UIAlertController"
        case .activity: "a UIActivityViewController"
        default: nil
        }
    }

    private static func found(
        id: PresentationID, from: ControllerID, className: StaticString, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let family = hierarchy.text(of: .present, in: id)
        let root = hierarchy.root(of: from)
        return Diagnostic(
            rule: info,
            message:
                "'\(hierarchy.name(of: from))' presents '\(family)', but belongs to \(className), which dismisses itself",
            about: hierarchy.subject(of: id), at: hierarchy.placeOfCaller(id),
            labels: [Diagnostic.Label(at: hierarchy.place(of: root), text: "\(className)")],
            help:
                "present '\(family)' from the controller that presents \(hierarchy.phrase(for: root)), once that is dismissed"
        )
    }
}

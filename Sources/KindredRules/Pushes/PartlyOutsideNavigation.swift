import KindredDiagnostics
import KindredGraph
import KindredText

/// A push of a screen that some of its places can't make.
package enum PartlyOutsideNavigation {
    package static let info = RuleInfo(
        "partly-outside-navigation", .warning, .pushes,
        summary: "'push-outside-navigation', but in some places of a screen only",
        why: """
            navigationController and splitViewController search the parents of a controller and never cross a presentation \
            (R11, R12). A screen that pushes needs a navigation controller wherever it is. Where it has none, its push does \
            nothing, or presents instead (R40).
            """,
        facts: [.r11, .r12, .r40],
        start: """
            kindred: 1
            screens:
              Thread: {pushes: [Profile]}
              Profile: ProfileViewController
            families:
              home: {navigation: HomeNav, stack: [Thread]}

            """,
        bad: """
              thread: Thread

            """,
        good: """
              thread: {navigation: ThreadNav, stack: [Thread]}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        let doubtful = DoubtfulKinds(graph)
        for callers in graph.callersOutside() where !callers.areAll {
            let missed = callers.missed.filter { !doubtful.contains($0.from) }
            if let first = missed.first {
                diagnostics.add(
                    info, diagnostic: found(push: first, missed: missed, targets: callers.targets, graph: graph)
                )
            }
        }
    }

    private static func found(
        push: MissedPush, missed: [MissedPush], targets: [MissedPush], graph: ResolvedGraph
    ) -> Diagnostic {
        let template = graph.origin(of: push.from)?.template ?? -1
        let from = graph.name(template: template)
        let names = targets.prefix(3).map {
            $0.to.map { graph.name(of: $0) } ?? graph.name(template: $0.template)
        }
        let to = DiagnosticBag.placeNames(names, of: targets.count)
        let places = DiagnosticBag.placeNames(missed.prefix(3).map { graph.name(of: $0.from) }, of: missed.count)
        let has = English.form("has", for: missed.count, many: "have")
        let (does, container) =
            switch push.kind {
            case .push: ("pushes", "navigation")
            case .showDetail: ("shows", "split view")
            case .show: ("shows", "navigation")
            }
        return Diagnostic(
            rule: info,
            message: "'\(from)' \(does) \(to), but \(places) \(has) no \(container) controller: nothing happens there",
            about: graph.subject(of: push.push), at: graph.placeOfCaller(push.push),
            labels: missed.prefix(3).map {
                graph.label($0.from, text: "this place has no \(container) controller")
            },
            help: "put a \(container) controller around '\(from)' there, or use another screen without the push")
    }
}

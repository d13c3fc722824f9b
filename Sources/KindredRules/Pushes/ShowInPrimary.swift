import KindredDiagnostics
import KindredGraph

/// A `show` that a split view controller takes.
package enum ShowInPrimary {
    package static let info = RuleInfo(
        "show-in-primary", .note, .pushes,
        summary: "a 'show' fills the primary side of a split view controller, which isn't followed",
        why: """
            show climbs from the caller, itself included, to the first view controller that overrides it. A navigation \
            controller pushes; a split view controller fills its primary side (R107). Kindred doesn't follow what appears there.
            """,
        facts: [.r40, .r107],
        start: """
            kindred: 1
            screens: {Folders: {pushes: [{to: Note, kind: show}]}, Note: NoteViewController}
            families:

            """,
        bad: """
              notes: {split: Notes, style: unspecified, primary: Folders, secondary: Note}

            """,
        good: """
              notes: {split: Notes, primary: Folders, secondary: Note}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        let doubtful = DoubtfulKinds(graph)
        for missed in graph.missedPushes where missed.reason == .inPrimary && !doubtful.contains(missed.from) {
            diagnostics.add(
                info, on: missed.from, graph: graph, diagnostic: found(missed: missed, graph: graph))
        }
    }

    private static func found(missed: MissedPush, graph: ResolvedGraph) -> Diagnostic {
        let to = graph.text(of: .to, in: missed.push)
        let from = missed.isFromAny ? Caller.any : graph.name(of: missed.from)
        let caller = missed.isFromAny ? "what is on top" : "'\(from)'"
        let split = graph.container(for: .showDetail, from: missed.from)
        let labels = split.map { [Diagnostic.Label(at: graph.place(of: $0), text: "the split view controller")] }
        return Diagnostic(
            rule: info,
            message: "'\(from)' shows '\(to)' on the primary side of \(split.map { graph.phrase(for: $0) } ?? "")",
            about: graph.subject(of: missed.push), at: graph.range(of: .to, in: missed.push),
            labels: labels ?? [],
            help: "put \(caller) on the stack of a navigation controller, or use 'showDetail'")
    }
}

import KindredDiagnostics
import KindredGraph

/// An expectation that does not hold.
package enum ExpectationFailed {
    package static let info = RuleInfo(
        "expectation-failed", .error, .pushes, about: .controller,
        summary: "a resolved relation differs from 'expect'",
        why: """
            'expect' states what must be true of the hierarchy, and Kindred compares it with what it resolves. Look-ups start \
            at the parent and never cross a presentation (R11, R12). Everything below the presenting and presented controllers \
            inherits them (R13). Which controller presents depends on the style and on presentation contexts (R42, R45).
            """,
        facts: [.r11, .r12, .r13, .r42, .r45],
        start: """
            kindred: 1
            families:
              shop:
                tab: ShopTabs
                tabs: [Home]
              login: Login
            presentations:
              - {from: Home, present: login}
            expect:
              Login:

            """,
        bad: """
                presentingViewController: Home

            """,
        good: """
                presentingViewController: ShopTabs

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        var uncertain = UncertainAnswers(graph: graph)
        for each in disagreements(in: graph) where !uncertain.accept(each.expectation, resolved: each.resolved) {
            diagnostics.add(
                info,
                diagnostic: found(
                    expectation: each.expectation, of: each.controller, expected: each.expected,
                    resolved: each.resolved, graph: graph))
        }
    }

    /// An expectation of something else than what is resolved.
    struct Disagreement {
        let expectation: Expectation
        let controller: ControllerID
        let expected: [ControllerID]
        let resolved: [ControllerID]
    }

    /// Returns the expectations that nothing in doubt could be the cause of.
    static func disagreements(in graph: ResolvedGraph) -> [Disagreement] {
        if graph.isPartial { return [] }
        lazy var doubtful = DoubtfulRelations(graph: graph)
        return graph.expectations.compactMap { expectation in
            guard let id = expectation.controller, let expected = graph.expected(by: expectation) else {
                return nil
            }
            let relation = expectation.relation
            let resolved = resolved(expectation, of: id, graph: graph)
            if agree(expected, resolved: resolved) && expectation.absent.isEmpty { return nil }
            // A duplicate id has its own diagnostic.
            if resolved.contains(where: { graph[$0].name.isNone }) { return nil }
            if doubtful.contains(relation, of: id) { return nil }
            if expectation.others.contains(where: { doubtful.contains(relation, of: $0) }) { return nil }
            return Disagreement(expectation: expectation, controller: id, expected: expected, resolved: resolved)
        }
    }

    /// Returns what the relation is.
    package static func resolved(
        _ expectation: Expectation, of id: ControllerID, graph: ResolvedGraph
    ) -> [ControllerID] {
        expectation.others.isEmpty
            ? answers(expectation.relation, of: id, graph: graph)
            : answers(expectation.relation, of: [id] + expectation.others, graph: graph)
    }

    private static func answers(_ relation: Relation, of id: ControllerID, graph: ResolvedGraph) -> [ControllerID] {
        func one(_ id: ControllerID?) -> [ControllerID] { id.map { [$0] } ?? [] }
        return switch relation.meaning {
        case .parent: one(graph[id].parent)
        case .nearest(let kind): one(graph[id].nearest[kind])
        case .presenting: graph.presenting(id)
        case .presented: graph.presented(id)
        }
    }

    /// The answers of all places of a screen, each once.
    private static func answers(
        _ relation: Relation, of ids: [ControllerID], graph: ResolvedGraph
    ) -> [ControllerID] {
        var seen: Set<ControllerID> = []
        var lists: Set<Int32> = []
        var all: [ControllerID] = []
        for id in ids {
            // Many places share one list.
            let list =
                switch relation {
                case .presentingViewController: graph.presentingList(of: graph[id].family)
                case .presentedViewController: graph.presentedList(of: id)
                default: -id.index - 2
                }
            guard lists.insert(list).inserted else { continue }
            all += answers(relation, of: id, graph: graph).filter { seen.insert($0).inserted }
        }
        return all
    }

    /// Whether they are equal as sets. Resolved lists name each id once, so their length is compared first: a long list is
    /// only walked where the author wrote one as long.
    package static func agree(_ expected: [ControllerID], resolved: [ControllerID]) -> Bool {
        if expected.count <= 1 { return expected == resolved }
        let wanted = Set(expected)
        return wanted.count == resolved.count && resolved.allSatisfy(wanted.contains)
    }

    /// The number of ids after which a list in a message ends.
    private static let shownIDs = 10

    private static func found(
        expectation: Expectation, of id: ControllerID, expected: [ControllerID], resolved: [ControllerID],
        graph: ResolvedGraph
    ) -> Diagnostic {
        let relation = expectation.relation
        let absent = expectation.absent.map { "'\(graph.string($0))'" }
        let actual = list(ids: resolved, graph: graph)
        let wanted = (expected.isEmpty && !absent.isEmpty ? [] : [list(ids: expected, graph: graph)]) + absent
        var reasons = Reasons(graph: graph, of: id)
        reasons.explain(relation, resolved: resolved, missing: expected.filter { !resolved.prefix(1_000).contains($0) })
        let name = graph.name(of: expectation)
        return Diagnostic(
            rule: info,
            message: "\(relation.rawValue) of '\(name)' is \(actual), not \(wanted.joined(separator: ", "))",
            about: Diagnostic.Subject(kind: .controller, id: name, detail: relation.rawValue),
            at: graph.place(of: expectation), labels: reasons.labels,
            help: "\(rule(of: relation)); fix the hierarchy, or expect \(value(resolved, graph: graph))")
    }

    private static func rule(of relation: Relation) -> String {
        switch relation.meaning {
        case .parent: "the parent is the container that directly contains a controller"
        case .nearest: "a look-up starts at the parent and never crosses a presentation"
        case .presenting: "the root of the family presents unless a context style finds a presentation context"
        case .presented: "only the presenter and the controllers below it have a presented view controller"
        }
    }

    private static func list(ids: [ControllerID], graph: ResolvedGraph) -> String {
        if ids.isEmpty { return "null" }
        let names = ids.prefix(shownIDs).map { "'\(graph.name(of: $0))'" }
        let rest = ids.count > names.count ? " and \(ids.count - names.count) more" : ""
        return names.joined(separator: ", ") + rest
    }

    /// Returns ids as they would be written.
    private static func value(_ ids: [ControllerID], graph: ResolvedGraph) -> String {
        switch ids.count {
        case 0: "null"
        case 1: ids.first.map { graph.name(of: $0) } ?? "null"
        case ...shownIDs: "[\(ids.map { graph.name(of: $0) }.joined(separator: ", "))]"
        default: "what is listed above"
        }
    }
}

import KindredGraph

/// Explains who presents a family, presentation by presentation: equal derivations are shown once, and different ones are
/// never hidden behind them.
struct PresenterExplanation {
    /// The reason why the presenter is who it is, as far as that can be said in a row.
    private enum Outcome: Hashable {
        /// The caller or an ancestor defines a context.
        case context
        /// The root, because nobody defines a context.
        case noContext
        /// The root of the caller's family.
        case root
        /// One way or another leads on to other families: by the caller's family.
        case rerouted(Int32)
    }

    private struct Key: Hashable {
        let outcome: Outcome
        let style: String
        let view: String
    }

    /// Derivations of more are left to their own explanations.
    private static let maxSearches = 10

    private let ways: FamilyWays
    private var declarations: Declarations { ways.declarations }
    private var graph: ResolvedGraph { declarations.graph }

    init(ways: FamilyWays) { self.ways = ways }

    func write(_ presentations: some Sequence<PresentationID>, to lines: inout Lines) {
        let groups = PresentationGroup.groups(presentations) { id in
            Key(outcome: outcome(id), style: graph.stylePhrase(id), view: graph.viewPhrase(id))
        }
        for group in groups.prefix(Self.maxSearches) { write(group, to: &lines) }
        let rest = groups.dropFirst(Self.maxSearches)
        if rest.isEmpty { return }
        lines.add("… and \(rest.count) more ways, each explained under the ids of its presentations", depth: 2)
        lines.table(rest.map { declarations.row(group: $0) }, depth: 3)
    }

    private func outcome(_ id: PresentationID) -> Outcome {
        let presenters = graph.presenters(of: id)
        if graph[id].isFromAny { return .rerouted(-2) }
        if graph[id].usesContext { return presenters.first?.reason == .noContext ? .noContext : .context }
        return presenters.contains { $0.reason != .familyRoot }
            ? .rerouted(graph[id].from.map { graph[$0].family.index } ?? -1) : .root
    }

    private func write(_ group: PresentationGroup, to lines: inout Lines) {
        lines.add(declarations.title(group), depth: 2)
        let outcome = outcome(group.first)
        if group.presentations.count == 1 {
            writeSearch(group, to: &lines)
        } else if case .rerouted = outcome {
            lines.add("called by \(declarations.callers(group))", depth: 3)
            writeSearch(group, to: &lines)
        } else {
            writeTable(group, outcome: outcome, to: &lines)
        }
        lines.add(graph.viewPhrase(group.first), depth: 3)
    }

    private func writeSearch(_ group: PresentationGroup, to lines: inout Lines) {
        PresenterSearch(id: group.first, in: graph, ways: ways).write(to: &lines, depth: 3)
        lines.add("presented by \(graph.presentersPhrase(group.first))", depth: 3)
    }

    /// A row for each presenter, with all that call it.
    private func writeTable(_ group: PresentationGroup, outcome: Outcome, to lines: inout Lines) {
        let style = graph.stylePhrase(group.first)
        switch outcome {
        case .context: lines.add("\(style) takes the nearest context, from the caller upward (R45)", depth: 3)
        case .noContext: lines.add("\(style) finds no context up to the root, so the root presents (R45)", depth: 3)
        case .root, .rerouted:
            lines.add(
                "\(style) takes the root of the caller's family, as far as that covers the screen (R41)", depth: 3)
        }
        let rows = PresentationGroup.groups(group.presentations) {
            declarations.numbers(of: graph.presenters(of: $0).map(\.controller))
        }
        lines.table(
            rows.map { row in
                let presenters = row.presentations.flatMap { graph.presenters(of: $0).map(\.controller) }
                let presenter = presenters.isEmpty ? "nobody" : declarations.list(presenters)
                let callers = declarations.callers(row)
                return [presenter, callers == presenter ? "is the caller" : "called by \(callers)"]
            }, depth: 4)
    }
}

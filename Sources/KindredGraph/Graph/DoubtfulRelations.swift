/// Relations that depend on an error that was already reported: a presentation with an error in it, a name that isn't declared,
/// a node of doubtful kind. Expectations of them can't fail.
package struct DoubtfulRelations {
    private let graph: ResolvedGraph
    private let kinds: DoubtfulKinds
    /// Whether it is doubtful who presents each family, and what its members present. Empty if nothing is.
    private var presenting: [Bool] = []
    private var presented: [Bool] = []

    package init(graph: ResolvedGraph) {
        self.graph = graph
        kinds = DoubtfulKinds(graph)
        let doubts = Self.doubts(graph)
        let isAnything = graph.hasLost(.presentations) || Self.windowsMatter(graph)
        if doubts.isEmpty, !isAnything { return }
        let none = Array(repeating: isAnything, count: graph.families.count)
        (presenting, presented) = (none, none)
        if !isAnything { spread(doubts) }
    }

    package func contains(_ relation: Relation, of id: ControllerID) -> Bool {
        switch relation.meaning {
        case .parent: return graph[id].role.isColumn && kinds.contains(graph[id].parent ?? id)
        case .nearest: return graph[id].parent.map(kinds.contains) ?? false
        case .presenting: return !presenting.isEmpty && presenting[Int(graph[id].family.index)]
        case .presented: return !presented.isEmpty && presented[Int(graph[id].family.index)]
        }
    }

    /// Presentations that aren't fully known.
    private static func doubts(_ graph: ResolvedGraph) -> [Presentation] {
        graph.presentationIDs.filter { id in
            let presentation = graph[id]
            guard graph.isCallerKnown(id), presentation.family != nil else { return true }
            if graph.isDoubtful(id) { return true }
            let callers = presentation.from.map { [$0] } ?? graph.callers(ofAny: id)
            return presentation.usesContext && callers.contains { graph.hasDoubtfulContext(from: $0) }
        }
        .map { graph[$0] }
    }

    /// Whether unknown windows matter: how a family appears only affects its presenters if one of the ways has a context style.
    private static func windowsMatter(_ graph: ResolvedGraph) -> Bool {
        (graph.hasLost(.windows) || graph.linked.hasUnresolvedWindow)
            && graph.presentations.contains { $0.usesContext }
    }

    /// Spreads doubts: who presents a family decides who presents from it, and from what that presents.
    private mutating func spread(_ doubts: [Presentation]) {
        var below: [Int32] = []
        var above: [Int32] = []
        for doubt in doubts {
            guard let family = doubt.family else { return markAll() }
            below.append(family.index)
            if let from = doubt.from {
                above.append(graph[from].family.index)
            } else {
                presented = presented.map { _ in true }
            }
        }
        presenting = Self.reached(from: below, in: graph.familyEdges { ($0, $1) }, count: presenting.count)
        above += presenting.indices.filter { presenting[$0] }.map(Int32.init)
        let isAbove = Self.reached(from: above, in: graph.familyEdges { ($1, $0) }, count: presenting.count)
        presented = zip(presented, isAbove).map { $0 || $1 }
    }

    private mutating func markAll() {
        presenting = presenting.map { _ in true }
        presented = presenting
    }

    private static func reached(from seeds: [Int32], in edges: PackedLists<Int32>, count: Int) -> [Bool] {
        var isReached = Array(repeating: false, count: count)
        var waiting = seeds
        while let family = waiting.popLast() {
            if isReached[Int(family)] { continue }
            isReached[Int(family)] = true
            waiting += edges[family]
        }
        return isReached
    }
}

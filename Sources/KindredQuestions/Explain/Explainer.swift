import KindredGraph
import KindredText

/// Explains one id after another, each as `kindred explain` does.
package struct Explainer {
    /// The tables of one graph, which is asked again and again.
    struct Part {
        let ways: FamilyWays
        private var presentations: [ExactText: [PresentationID]] = [:]

        init(_ graph: ResolvedGraph, whole: ResolvedGraph, by naming: Naming) {
            ways = FamilyWays(declarations: Declarations(graph, by: naming), whole: whole)
            for id in graph.presentationIDs {
                presentations[ExactText(graph.name(of: id)), default: []].append(id)
            }
        }

        func presentations(named name: String) -> [PresentationID] { presentations[ExactText(name)] ?? [] }
    }

    private let graph: ResolvedGraph
    /// The parts of all configurations.
    private let parts: [Part]

    package init(_ graph: ResolvedGraph, by naming: Naming = .screens) {
        self.graph = graph
        let graphs = graph.configured.map { $0.parts.count > 1 ? $0.parts.map(\.graph) : [graph] }
        parts = (graphs ?? [graph]).map { Part($0, whole: graph, by: naming) }
    }

    /// The lines about what has an id in each name space, or about the controllers of a class; nil if there is nothing.
    ///
    /// - Parameter isAligned: Whether columns are aligned: else there is a tab after each cell, and before the first of a table.
    package func lines(about id: String, isAligned: Bool = true) -> [String]? {
        var next = 0
        return Lines.merged(graph) { _, _ in
            next += 1
            return Explanation.lines(of: id, in: parts[next - 1])
        }.map { Explanation.texts($0, isAligned: isAligned) }
    }
}

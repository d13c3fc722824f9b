import KindredGraph
import KindredText

/// Explains one id after another, each as `kindred explain` does.
package struct Explainer {
    /// The tables of one graph, which is asked again and again.
    struct Part {
        let ways: FamilyWays
        private var presentations: [ExactText: [PresentationID]] = [:]

        init(_ hierarchy: ResolvedGraph, whole: ResolvedGraph, by naming: Naming) {
            ways = FamilyWays(declarations: Declarations(hierarchy, by: naming), whole: whole)
            for id in hierarchy.presentationIDs {
                presentations[ExactText(hierarchy.name(of: id)), default: []].append(id)
            }
        }

        func presentations(named name: String) -> [PresentationID] { presentations[ExactText(name)] ?? [] }
    }

    private let hierarchy: ResolvedGraph
    /// The parts of all configurations.
    private let parts: [Part]

    package init(_ hierarchy: ResolvedGraph, by naming: Naming = .screens) {
        self.hierarchy = hierarchy
        let graphs = hierarchy.configured.map { $0.parts.count > 1 ? $0.parts.map(\.graph) : [hierarchy] }
        parts = (graphs ?? [hierarchy]).map { Part($0, whole: hierarchy, by: naming) }
    }

    /// The lines about what has an id in each name space, or about the controllers of a class; nil if there is nothing.
    ///
    /// - Parameter isAligned: Whether columns are aligned: else there is a tab after each cell, and before the first of a table.
    package func lines(about id: String, isAligned: Bool = true) -> [String]? {
        var next = 0
        return Lines.merged(hierarchy) { _, _ in
            next += 1
            return Explanation.lines(of: id, in: parts[next - 1])
        }.map { Explanation.texts($0, isAligned: isAligned) }
    }
}

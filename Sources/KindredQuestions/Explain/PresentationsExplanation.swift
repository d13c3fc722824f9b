import KindredGraph

/// Explains what all places of a screen, or of a node in one, present: one declaration, but not one presenter.
struct PresentationsExplanation {
    private(set) var lines = Lines()

    init(name: String, presentations: [PresentationID], ways: FamilyWays) {
        let graph = ways.declarations.graph
        lines.add("presentation \(name), in \(presentations.count) places")
        let declared = PresentationGroup.groups(presentations) { graph.location(of: graph.place(of: $0)) }
        lines.table(
            declared.map { group in
                ["declared at", graph.location(of: group), graph.stylePhrase(group.first)]
            }, depth: 1)
        lines.heading("How the presenter is found")
        PresenterExplanation(ways: ways).write(presentations, to: &lines)
        lines.heading("Explain one of them by its path")
        lines.table(presentations.prefix(Self.maxNames).map { [graph.name(of: $0)] }, depth: 2)
        let rest = presentations.count - Self.maxNames
        if rest > 0 { lines.add("… and \(rest) more", depth: 2) }
    }

    private static let maxNames = 20
}

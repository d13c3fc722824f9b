import KindredGraph

/// Explains what all places of a screen, or of a node in one, present: one declaration, but not one presenter.
struct PresentationsExplanation {
    private(set) var lines = Lines()

    init(name: String, presentations: [PresentationID], ways: FamilyWays) {
        let hierarchy = ways.declarations.hierarchy
        lines.add("presentation \(name), in \(presentations.count) places")
        let declared = PresentationGroup.groups(presentations) { hierarchy.location(of: hierarchy.place(of: $0)) }
        lines.table(
            declared.map { group in
                ["declared at", hierarchy.location(of: group), hierarchy.stylePhrase(group.first)]
            }, depth: 1)
        lines.heading("How the presenter is found")
        PresenterExplanation(ways: ways).write(presentations, to: &lines)
        lines.heading("Explain one of them by its path")
        lines.table(presentations.prefix(Self.maxNames).map { [hierarchy.name(of: $0)] }, depth: 2)
        let rest = presentations.count - Self.maxNames
        if rest > 0 { lines.add("… and \(rest) more", depth: 2) }
    }

    private static let maxNames = 20
}

import KindredGraph

/// Explains one window: the roots that it can have.
struct WindowExplanation {
    private(set) var lines = Lines()

    init(id: WindowID, by declarations: Declarations) {
        let graph = declarations.graph
        lines.add("window \(graph.label(id))")
        let families = graph[id].families
        lines.table(
            [
                ["declared at", graph.location(of: graph.place(of: id))],
                ["rootViewController", graph.answerPhrase(families.compactMap { graph[$0.family].root })],
            ], depth: 1)
        lines.heading("Families, the first at launch; each scene that opens has a window of its own")
        let file = graph[id].file
        lines.table(
            families.map { family, value in
                let members = declarations.memberCount(of: family)
                return [
                    graph.label(family), graph.location(of: graph.place(of: value, in: file)),
                    "root \(graph.rootPhrase(family))", "\(members.names) members\(members.places)",
                ]
            }, depth: 2)
    }
}

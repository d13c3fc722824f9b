import KindredGraph

/// Explains one window: the roots that it can have.
struct WindowExplanation {
    private(set) var lines = Lines()

    init(id: WindowID, by declarations: Declarations) {
        let hierarchy = declarations.hierarchy
        lines.add("window \(hierarchy.label(id))")
        let families = hierarchy[id].families
        lines.table(
            [
                ["declared at", hierarchy.location(of: hierarchy.place(of: id))],
                ["rootViewController", hierarchy.answerPhrase(families.compactMap { hierarchy[$0.family].root })],
            ], depth: 1)
        lines.heading("Families, the first at launch; each scene that opens has a window of its own")
        let file = hierarchy[id].file
        lines.table(
            families.map { family, value in
                let members = declarations.memberCount(of: family)
                return [
                    hierarchy.label(family), hierarchy.location(of: hierarchy.place(of: value, in: file)),
                    "root \(hierarchy.rootPhrase(family))", "\(members.names) members\(members.places)",
                ]
            }, depth: 2)
    }
}

extension CodeEdges {
    /// The same with names as code has them, where types of one name have keys.
    package var withShownNames: CodeEdges {
        guard hasTwins else { return self }
        var shown = self
        for number in edges.indices {
            shown.edges[number].from = edges[number].from.map(TypeTwins.shown)
            shown.edges[number].to = edges[number].to.map(TypeTwins.shown)
            shown.edges[number].askedBy = edges[number].askedBy.map(TypeTwins.shown)
        }
        var numbers: [String: Int] = [:]
        shown.controllers = []
        for controller in controllers.map(\.withShownNames) {
            if let known = numbers[controller.name] {
                shown.controllers[known].join(controller)
            } else {
                numbers[controller.name] = shown.controllers.count
                shown.controllers.append(controller)
            }
        }
        return shown
    }
}

/// The parts of a graph that belong to some of its controllers.
package struct SelectedParts: Sendable {
    package let controllers: ControllerSet
    /// Whether each family has one of them.
    private var hasMember: [Bool]

    package init(controllers: ControllerSet, of graph: ResolvedGraph) {
        self.controllers = controllers
        hasMember = Array(repeating: false, count: graph.families.count)
        for id in controllers.elements { hasMember[Int(graph[id].family.index)] = true }
    }

    /// Whether a family has a selected member.
    package func contains(_ family: FamilyID) -> Bool { hasMember[Int(family.index)] }

    /// Whether a window has such a family.
    package func contains(_ window: Window) -> Bool { window.families.contains { contains($0.family) } }

    /// Whether a presentation is of such a family, with a selected caller or from any.
    package func contains(_ presentation: Presentation) -> Bool {
        (presentation.isFromAny || contains(presentation.from)) && presentation.family.map(contains) ?? false
    }

    package func contains(_ push: Push) -> Bool { (push.isFromAny || contains(push.from)) && contains(push.to) }

    private func contains(_ controller: ControllerID?) -> Bool { controller.map(controllers.contains) ?? false }
}

/// What of a hierarchy belongs to some of its controllers.
package struct SelectedParts: Sendable {
    package let controllers: ControllerSet
    /// By family, whether it has one of them.
    private var hasMember: [Bool]

    package init(controllers: ControllerSet, of hierarchy: ResolvedGraph) {
        self.controllers = controllers
        hasMember = Array(repeating: false, count: hierarchy.families.count)
        for id in controllers.elements { hasMember[Int(hierarchy[id].family.index)] = true }
    }

    /// A family with a selected member.
    package func contains(_ family: FamilyID) -> Bool { hasMember[Int(family.index)] }

    /// A window with such a family.
    package func contains(_ window: Window) -> Bool { window.families.contains { contains($0.family) } }

    /// A presentation with a selected caller, of such a family.
    package func contains(_ presentation: Presentation) -> Bool {
        contains(presentation.from) && presentation.family.map(contains) ?? false
    }

    package func contains(_ push: Push) -> Bool { contains(push.from) && contains(push.to) }

    private func contains(_ controller: ControllerID?) -> Bool { controller.map(controllers.contains) ?? false }
}

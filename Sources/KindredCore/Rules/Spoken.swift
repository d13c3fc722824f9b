import KindredBase

/// How messages speak of controllers.
extension Hierarchy {
    /// The id in quotes, also where another bears it; without one, what it is.
    package func spoken(_ id: ControllerID) -> String {
        let controller = self[id]
        if !controller.name.isNone { return "'\(name(id))'" }
        if controller.isImplicit { return "the navigation controller that UIKit inserts" }
        let declaration = declaration(of: id)
        if !declaration.flags.contains(.isNameless) { return "'\(string(declaration.id, in: controller.file))'" }
        return "this \(controller.kind.bareNoun)"
    }

    /// The place of a controller's id, with what it has to do with the matter.
    package func label(_ id: ControllerID, _ text: String) -> Diagnostic.Label {
        Diagnostic.Label(place(id), text)
    }

    /// Whether the author said what kind it is: other rules have nothing to say of a node without a kind key.
    func isKindKnown(_ id: ControllerID) -> Bool {
        self[id].isImplicit || declaration(of: id).id.kind != .mapping
    }

    /// The navigation controller on whose stack the author wrote a controller directly.
    func writtenStack(of id: ControllerID) -> ControllerID? {
        let controller = self[id]
        guard controller.role == .stack, let parent = controller.parent, self[parent].kind == .navigation,
            !self[parent].isImplicit
        else { return nil }
        return parent
    }

    /// The split view controller in one of whose columns a controller stands, bare or in what UIKit inserts.
    func columnOwner(of id: ControllerID) -> ControllerID? {
        let controller = self[id]
        guard controller.role.isColumn, let parent = controller.parent, self[parent].kind.hasColumns else { return nil }
        return parent
    }
}

extension Kind {
    /// The noun without its article.
    var bareNoun: Substring {
        let noun = definition.noun
        return noun.firstIndex(of: " ").map { noun[$0...].dropFirst() } ?? noun[...]
    }
}

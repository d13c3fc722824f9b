import KindredDiagnostics
import KindredYAML

/// The phrases and places by which messages name controllers.
extension ResolvedGraph {
    /// The id in quotes, even if another controller has it too; without an id, what it is.
    package func phrase(for id: ControllerID) -> String {
        let controller = self[id]
        if !controller.name.isNone { return "'\(name(of: id))'" }
        if controller.isImplicit { return "the navigation controller that UIKit inserts" }
        let name = linked.name(of: id)
        return name.isEmpty ? "this \(controller.kind.bareNoun)" : "'\(name)'"
    }

    /// The name of its declaration in quotes, as labels have it: they are about what is written, whatever the place.
    package func declaredPhrase(for id: ControllerID) -> String {
        let name = declaredName(id)
        return name.isEmpty ? phrase(for: id) : "'\(name)'"
    }

    /// The family with its id in quotes, if it has one.
    package func phrase(for id: FamilyID) -> String {
        self[id].name.isNone ? "this family" : "the family '\(name(of: id))'"
    }

    /// The place of a controller's id, with what it has to do with the matter.
    package func label(_ id: ControllerID, text: String) -> Diagnostic.Label {
        Diagnostic.Label(at: place(of: id), text: text)
    }

    /// The place of a controller's id, where its declaration is.
    package func declarationLabel(_ id: ControllerID) -> Diagnostic.Label {
        label(id, text: "\(declaredPhrase(for: id)) is declared here")
    }

    /// Whether the author said what kind it is: other rules have nothing to say of a node without a kind key.
    package func isKindKnown(_ id: ControllerID) -> Bool {
        self[id].isImplicit || linked.declaration(of: id).id.kind != .mapping
    }

    /// Whether a context is one because its author said nothing of it.
    package func definesByDefault(_ id: ControllerID) -> Bool {
        self[id].definesContext && flag(.definesPresentationContext, of: id) == nil
    }

    /// The place where the first navigation controller from a controller upward is declared to define no context.
    package func declinedContext(from id: ControllerID) -> SourceRange? {
        let declining = ([id] + ancestors(of: id)).first {
            self[$0].kind == .navigation && !self[$0].isImplicit && !self[$0].definesContext
        }
        return declining.map { range(of: .definesPresentationContext, in: $0) }
    }

    /// Whether a presentation has an unknown style, which was reported: it is read as the most likely style or as
    /// `automatic`, and who presents is not known.
    package func hasUnknownStyle(_ id: PresentationID) -> Bool {
        guard linked.declared[Int(self[id].file)].hasUnknownStyles, isDeclared(.style, in: id) else { return false }
        return text(of: .style, in: id) != self[id].style.rawValue
    }

    /// Whether it is not known who from a controller up defines a context: a value there is neither true nor false.
    package func hasDoubtfulContext(from id: ControllerID) -> Bool {
        ([id] + ancestors(of: id)).contains {
            !self[$0].isImplicit && hasDoubtfulContext($0)
        }
    }

    /// Whether a presentation comes after the first of a list in `from`, for which errors of the whole list are reported.
    package func isAfterFirstOfList(_ id: PresentationID) -> Bool { linked.isAfterFirstOfList(id) }

    /// The navigation controller on whose stack the author wrote a controller directly.
    package func writtenStack(of id: ControllerID) -> ControllerID? {
        let controller = self[id]
        guard controller.role == .stack, let parent = controller.parent, self[parent].kind == .navigation,
            !self[parent].isImplicit || isDerived(id)
        else { return nil }
        return parent
    }

    /// The split view controller that has a controller in a column, directly or in an implicit navigation controller.
    package func columnOwner(of id: ControllerID) -> ControllerID? {
        let controller = self[id]
        guard controller.role.isColumn, let parent = controller.parent, self[parent].kind.hasColumns else { return nil }
        return parent
    }
}

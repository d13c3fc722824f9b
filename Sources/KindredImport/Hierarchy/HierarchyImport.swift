import KindredBase
import KindredCore

/// Makes a specification of a printed hierarchy: a family for its root, and one for each controller that is presented.
package struct HierarchyImport: Sendable {
    package struct Counts: Sendable, Equatable {
        package var controllers = 0
        package var families = 0
        package var presentations = 0
        /// Controllers that the system adds by itself.
        package var leftOut = 0
    }

    package let draft: Draft
    package let counts: Counts
    package let diagnostics: DiagnosticBag

    /// - Parameter source: The name of the text, for the heading.
    package init(_ dump: Dump, source: String) {
        var plan = ImportPlan(dump)
        plan.decide()
        var writer = HierarchyDraft(plan, source: source)
        writer.write()
        draft = writer.draft
        counts = Counts(
            controllers: draft.nodes.count, families: draft.families.count, presentations: draft.presentations.count,
            leftOut: dump.controllers.count - draft.nodes.count)
        diagnostics = plan.diagnostics
    }
}

extension HierarchyImport.Counts {
    /// `12 controllers in 2 families, 1 presentation; 3 system controllers left out`
    package var text: String {
        var text = "\(counted(controllers, "controller")) in \(families) famil\(families == 1 ? "y" : "ies")"
        text += ", \(counted(presentations, "presentation"))"
        return leftOut > 0 ? text + "; \(counted(leftOut, "system controller")) left out" : text
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

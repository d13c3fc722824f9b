import KindredBase
import KindredCore
import KindredYAML

/// Makes a specification of a printed hierarchy: a family for its root, and one for each controller that is presented.
package struct HierarchyImport: Sendable {
    package struct Counts: Sendable, Equatable {
        package var controllers = 0
        package var families = 0
        package var presentations = 0
        /// Controllers that the system adds by itself.
        package var leftOut = 0
    }

    /// Nil if it can't be written.
    package let draft: Draft?
    package let counts: Counts
    package let diagnostics: DiagnosticBag

    /// - Parameter source: The name of the text, for the heading.
    package init(_ dump: Dump, source: String) {
        var plan = ImportPlan(dump)
        plan.decide()
        var writer = HierarchyDraft(plan, source: source)
        writer.write()
        let made = writer.draft
        counts = Counts(
            controllers: made.nodes.count, families: made.families.count, presentations: made.presentations.count,
            leftOut: dump.controllers.count - made.nodes.count)
        let limit = Self.limit(made)
        draft = limit == nil ? made : nil
        var diagnostics = plan.diagnostics
        if let limit { diagnostics.add(LimitExceeded.info, limit) }
        self.diagnostics = diagnostics
    }

    /// A controller takes two levels of YAML, its mapping and the list around it, and the families take one: of 512, which
    /// no specification may exceed, that leaves 255.
    package static let maximumDepth = (LimitExceeded.maximumNesting - 1) / 2

    private static func limit(_ draft: Draft) -> Diagnostic? {
        var depths: [Int] = []
        depths.reserveCapacity(draft.nodes.count)
        for node in draft.nodes {
            let depth = node.parent.map { depths[Int($0.index)] + 1 } ?? 1
            if depth > maximumDepth, let place = node.margin.place {
                return Diagnostic(
                    LimitExceeded.info,
                    "more than \(maximumDepth) levels of nested controllers, which don't fit into a specification",
                    at: place, help: "import only the controllers above this one")
            }
            depths.append(depth)
        }
        return nil
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

import KindredDiagnostics
import KindredDraft
import KindredText
import KindredYAML

/// Makes a specification of printed hierarchies: a family for each root, and one for each controller that is presented.
package struct HierarchyImport: Sendable {
    package struct Counts: Sendable, Equatable {
        /// Declared controllers, without places of screens.
        package var controllers = 0
        package var screens = 0
        package var families = 0
        package var presentations = 0
        package var pushes = 0
        /// Controllers that the system adds by itself.
        package var leftOut = 0
    }

    /// The draft, or nil if it can't be written.
    package let draft: Draft?
    package let counts: Counts
    package let diagnostics: DiagnosticBag

    /// - Parameters:
    ///   - dumps: In the order of their texts. If all are alike, the first is written as if it were the only one.
    ///   - source: The name of the first text, for the heading.
    package init(dumps: [Dump], source: String) {
        let dumps = Dump.distinct(dumps)
        let plans: [ImportPlan]
        let made: Draft
        if dumps.count == 1 {
            var plan = ImportPlan(dump: dumps[0])
            plan.decide()
            var writer = HierarchyDraft(plan: plan, source: source)
            writer.write()
            (plans, made) = ([plan], writer.draft)
        } else {
            plans = ImportPlan.plans(dumps)
            var shapes = LiveShapes(plans: plans)
            let numbers = plans.map { shapes.shapes($0) }
            let shared = SharedScreens(merge: HierarchyMerge(plans: plans, shapes: numbers))
            var writer = MergedDraft(merge: HierarchyMerge(plans: plans, shapes: numbers, shared: shared.shapes))
            writer.write()
            made = writer.draft
        }
        counts = Counts(draft: made, leftOut: plans.reduce(0) { $0 + $1.isDeclared.count { !$0 } })
        let limit = Self.limit(made)
        draft = limit == nil ? made : nil
        diagnostics = Self.diagnostics(plans, limit: limit)
    }

    /// The diagnostics of all plans, each guess once, however many dumps led to it.
    private static func diagnostics(_ plans: [ImportPlan], limit: Diagnostic?) -> DiagnosticBag {
        var bag = DiagnosticBag()
        var seen: Set<String> = []
        for plan in plans {
            for diagnostic in plan.diagnostics.kept
            where plans.count == 1 || seen.insert(diagnostic.message).inserted { bag.append(diagnostic) }
            bag.drop(plan.diagnostics.dropped)
        }
        if let limit { bag.add(LimitExceeded.info, diagnostic: limit) }
        return bag
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
                    rule: LimitExceeded.info,
                    message:
                        "more than \(maximumDepth) levels of nested controllers, which don't fit into a specification",
                    at: place, help: "import only the controllers above this one")
            }
            depths.append(depth)
        }
        return nil
    }
}

extension HierarchyImport.Counts {
    fileprivate init(draft: Draft, leftOut: Int) {
        controllers = draft.nodes.count { $0.screen == nil }
        screens = draft.screens.count
        families = draft.families.count
        presentations = draft.presentations.count
        pushes = draft.nodes.reduce(0) { $0 + $1.pushes.reduce(0) { $0 + $1.to.count } }
        self.leftOut = leftOut
    }

    /// `12 controllers in 2 families, 1 presentation; 3 system controllers left out`
    package var text: String {
        var text = English.count(controllers, of: "controller")
        if screens > 0 { text += ", \(English.count(screens, of: "screen")) among them," }
        text += " in " + English.count(families, of: "family", many: "families")
        text += ", \(English.count(presentations, of: "presentation"))"
        if pushes > 0 { text += ", " + English.count(pushes, of: "push", many: "pushes") }
        return leftOut > 0 ? text + "; \(English.count(leftOut, of: "system controller")) left out" : text
    }
}

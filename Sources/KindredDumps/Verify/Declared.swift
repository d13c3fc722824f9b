import KindredDraft
import KindredGraph

/// The declarations of a specification that printed hierarchies are compared with: prepared once for all of them.
package struct Declared: Sendable {
    package let hierarchy: ResolvedGraph
    let classes: DeclaredClasses
    let forms: ClassForms
    let shown: ShownFamilies
    /// Families by their roots.
    let families: RootIndex
    let nearClasses: NearClasses

    package init(_ hierarchy: ResolvedGraph) {
        self.hierarchy = hierarchy
        var forms = ClassForms()
        classes = DeclaredClasses(hierarchy: hierarchy, forms: &forms)
        self.forms = forms
        shown = ShownFamilies(hierarchy)
        nearClasses = NearClasses(classes: classes, forms: forms)
        var families = RootIndex()
        for family in hierarchy.familyIDs {
            guard let root = hierarchy[family].root else { continue }
            families.add(family.index, root: root, hierarchy: hierarchy, classes: classes, forms: forms)
        }
        self.families = families
    }

    /// - Parameter window: The window whose families may be the root; nil for any.
    package func compare(_ dump: Dump, window: WindowID? = nil) -> Comparison {
        var verifier = Verifier(dump: dump, declared: self)
        verifier.run(window: window)
        return verifier.result
    }
}

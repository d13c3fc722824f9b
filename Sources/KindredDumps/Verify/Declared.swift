import KindredDraft
import KindredGraph
import KindredText

/// The declarations of a specification that printed hierarchies are compared with: prepared once for all of them.
package struct Declared: Sendable {
    package let graph: ResolvedGraph
    let classes: DeclaredClasses
    private(set) var forms: ClassForms
    let shown: ShownFamilies
    /// Families by their roots.
    let families: RootIndex
    let nearClasses: NearClasses
    /// The pushes by the controllers that they lead to.
    let pushes: [Int32: [Int32]]
    /// The same of each configuration; none without configurations.
    private(set) var parts: [DeclaredPart] = []

    package init(_ graph: ResolvedGraph) {
        self.graph = graph
        var forms = ClassForms()
        classes = DeclaredClasses(graph: graph, forms: &forms)
        self.forms = forms
        shown = ShownFamilies(graph: graph)
        nearClasses = NearClasses(classes: classes, forms: forms)
        var families = RootIndex()
        for family in graph.familyIDs {
            guard let root = graph[family].root else { continue }
            families.add(family.index, root: root, graph: graph, classes: classes, forms: forms)
        }
        self.families = families
        var pushes: [Int32: [Int32]] = [:]
        for (number, push) in graph.pushes.enumerated() {
            if let to = push.to, push.from != nil || push.isFromAny {
                pushes[to.index, default: []].append(Int32(number))
            }
        }
        self.pushes = pushes
        guard let configured = graph.configured, !configured.configurations.isEmpty else { return }
        parts = configured.parts.map { DeclaredPart(part: $0, of: graph) }
    }

    /// The same with the classes of a recording, so that each of its snapshots finds them.
    func knowing(_ names: NameTable) -> Declared {
        var declared = self
        for name in 0..<Int32(names.count) { names.withBytes(of: name) { _ = declared.forms.add($0) } }
        for index in parts.indices { declared.parts[index].declared = parts[index].declared.knowing(names) }
        return declared
    }

    /// - Parameters:
    ///   - window: The window that the snapshots belong to; nil for any.
    ///   - choice: The number of the only snapshot to compare, counted from 1; nil for all.
    package func compare(_ recording: Recording, window: WindowID?, choice: Int?) -> RecordingComparison {
        RecordingComparison(recording: recording, declared: self, window: window, choice: choice)
    }

    /// - Parameter window: The window whose families may be the root; nil for any.
    package func compare(_ dump: Dump, window: WindowID? = nil) -> Comparison {
        compare(dump, window: window, isOther: false, horizontal: nil, prepared: Matcher.Prepared())
    }

    /// - Parameters:
    ///   - isOther: Whether it may be a window that isn't declared, which then has no family.
    ///   - horizontal: The horizontal size class, if it is known: only configurations of that width count, if there are any.
    func compare(
        _ dump: Dump, window: WindowID?, isOther: Bool, horizontal: String?, prepared: Matcher.Prepared
    ) -> Comparison {
        if !parts.isEmpty {
            let able = parts.filter { $0.has(window) }
            let alike = able.filter { $0.declared.graph.width?.rawValue == horizontal }
            let wanted = alike.isEmpty ? able : alike
            if let best = compare(dump, parts: wanted, window: window, isOther: isOther, prepared: prepared) {
                return best
            }
        }
        var verifier = Verifier(dump: dump, declared: self, prepared: prepared)
        verifier.run(window: window, isOther: isOther)
        return verifier.result
    }
}

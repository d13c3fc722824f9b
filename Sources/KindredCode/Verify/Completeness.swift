/// The evidence that the sources show all that a class does.
struct Completeness {
    /// An unresolved edge that any class may have.
    private struct Anywhere: Hashable {
        let kind: CodeEdgeKind
        /// Whether it is a segue, which may be of any kind.
        let isSegue: Bool
    }

    /// The classes with an edge that can't be resolved, or that show more than code says.
    private var open: Set<String>
    /// The unresolved edges that any class may have, by what they may show; the empty name is anything.
    private var anywhere: [String: Set<Anywhere>] = [:]
    /// The files of which a part is unknown.
    private let doubtful: Set<String>
    private let isWhole: Bool

    /// - Parameters:
    ///   - others: The classes that show more than code says.
    ///   - skipped: The files that the parser couldn't read in full.
    ///   - isWhole: Whether all files could be read.
    init(edges: [CodeEdge], others: Set<String>, skipped: [String], isWhole: Bool) {
        (open, doubtful, self.isWhole) = (others, Set(skipped), isWhole)
        for edge in edges where edge.state == .unresolved {
            let classes = edge.from.filter { !$0.hasPrefix("stack:") && $0 != "window" }
            open.formUnion(classes.map(CodeClasses.plain))
            open.formUnion(edge.askedBy.map(CodeClasses.plain))
            guard classes.isEmpty, edge.kind == .window || edge.askedBy.isEmpty else { continue }
            let found = Anywhere(kind: edge.kind, isSegue: edge.reason == "storyboard")
            for name in edge.to.isEmpty ? [""] : edge.to.flatMap(SeenEdge.parts) {
                anywhere[name, default: []].insert(found)
            }
        }
    }

    /// Whether everything that a class shows is known, but for what any class may show.
    func isComplete(_ controller: CodeController) -> Bool {
        isWhole && !controller.line.contains(where: open.contains)
            && !controller.files.contains(where: doubtful.contains)
    }

    /// Whether a class may show another in a place that isn't known.
    func mayShow(_ target: String, kind: SharedKind) -> Bool {
        for name in ["", target] {
            for edge in anywhere[name] ?? [] where edge.isSegue || SeenEdge.fits(edge.kind, declared: kind) {
                return true
            }
        }
        return false
    }
}

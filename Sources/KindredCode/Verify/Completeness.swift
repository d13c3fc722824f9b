/// The evidence that the sources show all that a class does.
struct Completeness {
    /// The classes with an edge that can't be resolved, or that can't be resolved for what they inherit from.
    private var open: Set<String>
    /// The unresolved edges that any class may have.
    private var anywhere: [CodeEdge] = []
    /// The files of which a part is unknown.
    private let doubtful: Set<String>
    private let isWhole: Bool

    /// - Parameters:
    ///   - others: The classes that show more than code says.
    ///   - skipped: The files that the parser couldn't read in full.
    ///   - isWhole: Whether all files could be read.
    init(_ edges: [CodeEdge], others: Set<String>, skipped: [String], isWhole: Bool) {
        (open, doubtful, self.isWhole) = (others, Set(skipped), isWhole)
        for edge in edges where edge.state == .unresolved {
            let classes = edge.from.filter { !$0.hasPrefix("stack:") && $0 != "window" }
            open.formUnion(classes.map(CodeClasses.plain))
            open.formUnion(edge.askedBy.map(CodeClasses.plain))
            if classes.isEmpty, edge.kind == .window || edge.askedBy.isEmpty { anywhere.append(edge) }
        }
    }

    /// Whether everything that a class shows is known, but for what any class may show.
    func isComplete(_ controller: CodeController) -> Bool {
        isWhole && !controller.line.contains(where: open.contains)
            && !controller.files.contains(where: doubtful.contains)
    }

    /// Whether a class may show another in a place that isn't known.
    func mayShow(_ target: String, kind: SharedKind) -> Bool {
        anywhere.contains { edge in
            let seen = SeenEdge(kind: SharedKind(edge.kind), from: "", to: [target], edge: edge)
            return (edge.to.isEmpty || edge.to.contains { $0.contains(target) })
                && (seen.fits(kind) || edge.reason == "storyboard" || kind == .show)
        }
    }
}

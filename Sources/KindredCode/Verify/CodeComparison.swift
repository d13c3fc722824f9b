import KindredDiagnostics
import KindredGraph

/// The result of comparing what code shows with what a specification declares.
package struct CodeComparison {
    /// A class that one side lacks.
    package struct Missing: Sendable {
        package let name: String
        /// The place in the code, if that has it.
        package let code: CodePlace?
        package let specification: SourceRange?
    }

    package private(set) var diagnostics = DiagnosticBag()
    /// The number of edges that both sides have.
    package private(set) var shared = 0
    /// The number of declared edges between classes of the sources.
    package private(set) var declaredCount = 0
    /// The declared classes of which everything is known, and the others, by name.
    package private(set) var complete: [String] = []
    package private(set) var incomplete: [String] = []
    package private(set) var missing: [Missing] = []

    /// - Parameters:
    ///   - code: The edges and the classes of the sources.
    ///   - style: The rule about styles that differ.
    ///   - others: The classes that show more than code says, because a storyboard has them.
    ///   - skipped: The places that the parser has passed over.
    ///   - isWhole: Whether all of the sources could be read.
    ///   - limit: The number of diagnostics of each severity that are kept.
    ///   - place: The place of code in one of the report's files.
    package init(
        code: CodeEdges, with graph: ResolvedGraph, style: RuleInfo, others: Set<String>, skipped: [CodePlace],
        isWhole: Bool,
        limit: Int, place: @escaping (CodePlace) -> Diagnostic.Site
    ) {
        let code = code.withShownNames
        let used = Set(code.edges.flatMap { SeenEdge.all(of: $0).flatMap(\.to) })
        let declared = DeclaredEdges(
            graph: graph, classes: CodeClasses(controllers: code.controllers, shown: used))
        let classes = declared.classes
        let wording = CodeWording(graph: graph, classes: classes, declared: declared, place: place)
        var run = ComparisonRun(
            code: code, classes: classes, declared: declared,
            index: DeclaredIndex(
                edges: declared.edges, unwritten: UnwrittenEdges.read(graph.files), classes: classes),
            completeness: Completeness(
                edges: code.edges, others: others, skipped: skipped.map(\.file), isWhole: isWhole), wording: wording,
            style: style)
        run.diagnostics.limit = limit
        run.compare()
        diagnostics = run.diagnostics
        for (edge, isPerformed) in zip(declared.edges, run.performed) where run.isOfSources(edge) {
            declaredCount += 1
            if isPerformed { shared += 1 }
        }
        for name in declared.places.keys.sorted() {
            guard let controller = classes.all[name] else { continue }
            if run.completeness.isComplete(controller) { complete.append(name) } else { incomplete.append(name) }
        }
        missing =
            code.controllers.filter {
                declared.places[$0.name] == nil && !declared.unplaced.contains($0.name)
                    && !($0.hasHeirs && !used.contains($0.name))
            }.map { Missing(name: $0.name, code: $0.place, specification: nil) }
            + declared.unknown.filter { !UIKitClasses.isSystem($0.name) }.map {
                Missing(name: $0.name, code: nil, specification: $0.place)
            }
    }
}

/// One comparison, from both sides.
struct ComparisonRun {
    let code: CodeEdges
    let classes: CodeClasses
    let declared: DeclaredEdges
    let index: DeclaredIndex
    let completeness: Completeness
    let wording: CodeWording
    let style: RuleInfo
    var diagnostics = DiagnosticBag()
    /// Whether the code does what is declared, for each declared edge.
    var performed: [Bool] = []
    /// The declared edges of which another diagnostic says that the code does otherwise.
    private var explained: Set<Int> = []
    private var reported: Set<String> = []
    /// The declared edges by their sources.
    private var bySource: [EdgeEnd: [Int]] = [:]

    init(
        code: CodeEdges, classes: CodeClasses, declared: DeclaredEdges, index: DeclaredIndex,
        completeness: Completeness, wording: CodeWording, style: RuleInfo
    ) {
        (self.code, self.classes, self.declared, self.index) = (code, classes, declared, index)
        (self.completeness, self.wording, self.style) = (completeness, wording, style)
        performed = Array(repeating: false, count: declared.edges.count)
        for (number, edge) in declared.edges.enumerated() {
            if let first = edge.from.first { bySource[first, default: []].append(number) }
        }
    }

    mutating func compare() {
        var undeclared: [SeenEdge] = []
        for edge in code.edges {
            for seen in SeenEdge.all(of: edge) {
                let between = index.between(seen)
                let fitting = between.filter { seen.fits(declared.edges[$0].kind) }
                for number in fitting + index.content(of: seen) { performed[number] = true }
                if edge.state == .unresolved { continue }
                if fitting.isEmpty {
                    undeclared.append(seen)
                } else {
                    compareStyles(seen, fitting)
                }
            }
        }
        // What is certain anywhere counts as certain.
        for seen in undeclared.filter({ $0.edge.state == .certain }) + undeclared where isToBeDeclared(seen) {
            report(seen)
        }
        reportUnperformed()
        for (name, place) in declared.unknown {
            guard let near = classes.meantBySlip[name] else { continue }
            diagnostics.append(wording.unknownClass(name, near: near, at: place))
        }
    }

    /// Whether the sources have the classes at both ends.
    func isOfSources(_ edge: DeclaredEdge) -> Bool {
        guard let target = edge.to.name, classes.all[target] != nil else { return false }
        return edge.from.first == .window || edge.from.first?.name.flatMap { classes.all[$0] } != nil
    }

    /// Whether the specification has the source, and the target is one that it should have.
    private func isToBeDeclared(_ seen: SeenEdge) -> Bool {
        if seen.edge.isSystem, !seen.to.contains(where: { declared.places[$0] != nil }) { return false }
        if seen.to.isEmpty || seen.target == "UIViewController" || seen.target.hasPrefix(CodeTerm.scene) {
            return false
        }
        if index.isUnwritten(seen) { return false }
        if seen.isWindow { return declared.hasWindows }
        if seen.isStack {
            let name = TypeText.last(seen.from)
            return declared.stacks.contains(name) || seen.edge.askedBy.contains(where: isDeclared)
        }
        return isDeclared(seen.from)
    }

    private func isDeclared(_ name: String) -> Bool {
        if classes.relatives(of: CodeClasses.plain(name)).contains(where: { declared.places[$0] != nil }) {
            return true
        }
        guard UIKitClasses.isGeneral(name), let sort = classes.sort(name) else { return false }
        return sort != .plain && sort != .navigation && declared.open.contains(sort)
    }

    private mutating func report(_ seen: SeenEdge) {
        guard reported.insert("\(seen.kind.rawValue) \(seen.from) \(seen.target)").inserted else { return }
        if seen.edge.state == .conditional {
            return diagnostics.append(wording.undeclared(seen, rule: UndeclaredAlternative.info, near: near(seen)))
        }
        let other =
            seen.isStack ? nil : index.between(seen).first { !performed[$0] && declared.edges[$0].kind != .window }
        guard let other, seen.kind != .window else {
            return diagnostics.append(wording.undeclared(seen, rule: UndeclaredEdge.info, near: near(seen)))
        }
        explained.insert(other)
        diagnostics.append(wording.kindDiffers(seen, declared: declared.edges[other]))
    }

    /// The declared edges of the same source, those of the same kind first.
    private func near(_ seen: SeenEdge) -> [DeclaredEdge] {
        let sources = seen.isWindow ? [.window] : classes.relatives(of: seen.from).map { EdgeEnd.named($0) }
        let own = sources.flatMap { bySource[$0] ?? [] }.prefix(100).map { declared.edges[$0] }
        return Array((own.filter { $0.kind == seen.kind } + own.filter { $0.kind != seen.kind }).prefix(3))
    }

    private mutating func compareStyles(_ seen: SeenEdge, _ fitting: [Int]) {
        guard seen.kind == .present, seen.edge.state == .certain,
            let used = seen.edge.style.flatMap(PresentationStyle.init(rawValue:))?.effective
        else { return }
        let styles = fitting.flatMap { declared.edges[$0].styles }
        let plain = fitting.contains { declared.edges[$0].kind == .present && declared.edges[$0].styles.isEmpty }
        guard let first = styles.first, !plain, !styles.contains(where: { $0.style.matching.contains(used) }),
            reported.insert("style \(seen.from) \(seen.target)").inserted
        else { return }
        diagnostics.append(wording.styleDiffers(seen, declared: first, rule: style))
    }

    private mutating func reportUnperformed() {
        for (number, edge) in declared.edges.enumerated() where !performed[number] && !explained.contains(number) {
            guard isOfSources(edge), let target = edge.to.name else { continue }
            let sources = edge.from.compactMap { $0.name.flatMap { classes.all[$0] } }
            let isComplete =
                sources.allSatisfy(completeness.isComplete) && !completeness.mayShow(target, kind: edge.kind)
            let rule = isComplete ? UnperformedEdge.info : PerhapsPerformed.info
            diagnostics.append(wording.unperformed(edge, rule: rule, source: sources.first))
        }
    }
}

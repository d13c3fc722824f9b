import KindredDiagnostics
import KindredDraft
import KindredGraph

/// Walks over a live tree, family by family, and reports what differs from the specification.
struct Verifier {
    var matcher: Matcher
    var result: Comparison
    private let families: RootIndex
    private var nearClasses: NearClasses

    init(dump: Dump, declared: Declared, prepared: Matcher.Prepared) {
        matcher = Matcher(dump: dump, declared: declared, prepared: prepared)
        nearClasses = declared.nearClasses
        families = declared.families
        result = Comparison(matches: Array(repeating: nil, count: dump.controllers.count))
    }

    var graph: ResolvedGraph { matcher.graph }
    var live: LiveTree { matcher.live }
    var shown: ShownFamilies { matcher.shown }

    /// - Parameter isOther: Whether the window may be one that the specification doesn't know: a keyboard's, for example.
    mutating func run(window: WindowID?, isOther: Bool = false) {
        guard live.count > 0 else { return }
        guard let family = isOther ? ofOtherWindow(window) : root(window) else { return count() }
        result.family = family
        result.startsAsDeclared = graph[family].root.map { matcher.weight(0, id: $0) > 0 } ?? false
        compare(0, family: family)
        for index in 1..<max(1, Int32(live.count)) where live[index].presenter >= 0 { present(index: index) }
        count()
        result.isCutShort = matcher.budget <= 0
    }

    /// The first few of all families that may begin with a live controller.
    func candidates(for index: Int32) -> [FamilyID] {
        families.candidates(for: index, live: live, forms: matcher.forms).map { FamilyID(index: $0) }
    }

    mutating func report(_ rule: RuleInfo, diagnostic: (Matcher) -> Diagnostic) {
        let matcher = matcher
        result.diagnostics.add(rule, diagnostic: diagnostic(matcher))
    }

    // MARK: The root

    private mutating func root(_ window: WindowID?) -> FamilyID? {
        let windows = window.map { [$0] } ?? Array(graph.windowIDs)
        var first: [FamilyID] = []
        var isFirst: Set<Int32> = []
        for family in windows.flatMap({ graph[$0].families.map(\.family) })
        where isFirst.insert(family.index).inserted { first.append(family) }
        // What is printed may begin elsewhere, if the app was asked for one controller alone.
        var others = window == nil ? candidates(for: 0).filter { !isFirst.contains($0.index) } : []
        if !first.isEmpty { others = others.filter { isSure($0, for: 0) } }
        if let found = best(families: first, for: 0) ?? best(families: others, for: 0) ?? bestInside(first, for: 0) {
            return found
        }
        let roots = (first.isEmpty ? Array(graph.familyIDs) : first).compactMap { graph[$0].root }
        let near = near(0, among: roots)
        report(UnknownRoot.info) { UnknownRoot.found(index: 0, matcher: $0, roots: roots, near: near) }
        return nil
    }

    /// The family of a window that need not be declared: only what is sure counts.
    private mutating func ofOtherWindow(_ window: WindowID?) -> FamilyID? {
        let windows = window.map { [$0] } ?? Array(graph.windowIDs)
        let families = windows.flatMap { graph[$0].families.map(\.family) }
        return best(families: families.filter { isSure($0, for: 0) }, for: 0)
    }

    /// The family whose members explain most of what is in a live root; of equals the first.
    mutating func best(families: [FamilyID], for index: Int32) -> FamilyID? {
        let fitting = families.filter { graph[$0].root.map { matcher.weight(index, id: $0) > 0 } ?? false }
        if fitting.count < 2 { return fitting.first }
        return best(families: fitting) { verifier, root in verifier.matcher.fit(index, id: root) }
    }

    /// Whether there is more evidence for a family than the kind of its root.
    mutating func isSure(_ family: FamilyID, for index: Int32) -> Bool {
        guard let root = graph[family].root else { return false }
        return matcher.isNamed(index, id: root) || matcher.inner(index, id: root) > 0
    }

    /// The same where the root itself is another: by what is in it.
    mutating func bestInside(_ families: [FamilyID], for index: Int32) -> FamilyID? {
        best(families: families) { verifier, root in verifier.matcher.inner(index, id: root) }
    }

    private mutating func best(
        families: [FamilyID], by weight: (inout Verifier, ControllerID) -> Int32
    ) -> FamilyID? {
        var (best, bestWeight): (FamilyID?, Int32) = (nil, 0)
        for family in families {
            guard let root = graph[family].root else { continue }
            matcher.budget -= 1
            let weight = weight(&self, root)
            if weight > bestWeight { (best, bestWeight) = (family, weight) }
            if matcher.budget <= 0, best != nil { break }
        }
        return best
    }

    // MARK: A family

    /// Compares a live root and all it contains with a family.
    mutating func compare(_ index: Int32, family: FamilyID) {
        guard let root = graph[family].root else { return }
        var waiting = [(index, root)]
        while let (index, id) = waiting.popLast() {
            var id = id
            if matcher.weight(index, id: id) == 0 {
                report(ClassDiffers.info) { ClassDiffers.found(index: index, id: id, matcher: $0) }
                id = wrapped(by: id, if: index) ?? id
            }
            result.matches[Int(index)] = id
            waiting += members(of: index, in: id).reversed()
        }
    }

    /// A controller that isn't wrapped where UIKit would wrap it.
    private func wrapped(by id: ControllerID, if index: Int32) -> ControllerID? {
        guard graph[id].isImplicit else { return nil }
        return graph.children(of: id).first { matcher.weight(index, id: $0) > 0 }
    }

    /// The controller that was probably meant, of these or of all declared ones; nil once the bag of diagnostics is full.
    mutating func near(_ index: Int32, among ids: some Sequence<ControllerID>) -> ControllerID? {
        guard result.diagnostics.total < DiagnosticBag.usualLimit else { return nil }
        let matcher = matcher
        let names = ids.prefix(200).filter { matcher.classes[$0] >= 0 }.map {
            (matcher.forms.baseText(matcher.classes[$0]), $0)
        }
        let number = live.classNumber(index)
        guard let near = nearClasses.find(matcher.forms.baseText(number), among: names) else { return nil }
        // Nobody misspells generic arguments.
        let forms = matcher.forms
        let isOtherGeneric =
            forms.match(matcher.classes[near], other: number)
            && forms.arguments(matcher.classes[near]) != forms.arguments(number)
        return isOtherGeneric ? nil : near
    }

    // MARK: The sum

    private mutating func count() {
        var isSystem = Array(repeating: false, count: live.count)
        for index in 0..<Int32(live.count) {
            if result.matches[Int(index)] != nil {
                result.tally.found += 1
                continue
            }
            let above = max(live[index].parent, live[index].presenter)
            switch live.treatment(index) {
            case .passing: isSystem[Int(index)] = true
            case .wrapper, .hosting: result.tally.system += 1
            case .screen:
                isSystem[Int(index)] = above >= 0 && isSystem[Int(above)] && !isOf(SystemControllers.more, index: above)
            }
            if isSystem[Int(index)] { result.tally.system += 1 }
        }
        result.tally.controllers = live.count - result.tally.system
    }
}

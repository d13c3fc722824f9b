/// Compares two graphs element by element.
struct DifferenceFinder {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    let old: GraphIndex
    let new: GraphIndex
    let names: ComparedNames
    let pairs: ElementPairs
    let moves: MovePairs
    var causes: CauseSearch
    var added: [Element] = []
    var removed: [Element] = []
    var moved: [GraphDifference.Move] = []
    var changed: [Change] = []
    /// The ids of pushes that are of another kind now.
    var switched: [(old: Name, new: Name)] = []
    /// The causes of other presenters, by the name of the family whose members share them.
    var presenting: [Name: [Cause]] = [:]
    /// The change of what a controller of the new graph presents, which its children mostly share.
    var presented: [Int32: Change] = [:]

    init(old: GraphIndex, new: GraphIndex, names: ComparedNames) {
        (self.old, self.new, self.names) = (old, new, names)
        pairs = ElementPairs(old: old.graph, new: new.graph, names: names)
        moves = MovePairs(old: old.graph, new: new.graph)
        causes = CauseSearch(old: old, new: new, names: names, pairs: pairs)
    }

    mutating func find() {
        findAddedAndRemoved()
        for window in new.graph.windows {
            if let before = old.window(window.id) { compare(before, after: window) }
        }
        for family in new.graph.families {
            if let before = old.family(family.id) { compare(before, after: family) }
        }
        for index in new.graph.controllers.indices {
            if let before = old.controller(new[Int32(index)].id) { compare(before, after: Int32(index)) }
        }
        for pair in pairs.presentations {
            guard let before = pair.old, let after = pair.new else { continue }
            compare(old.graph.presentations[Int(before)], after: new.graph.presentations[Int(after)])
        }
        for pair in pairs.pushes {
            guard let before = pair.old, let after = pair.new else { continue }
            compare(old.graph.pushes[Int(before)], after: new.graph.pushes[Int(after)])
        }
        compareMoves()
    }

    private mutating func findAddedAndRemoved() {
        added += new.graph.windows.filter { old.window($0.id) == nil }.map { Element(kind: .window, id: $0.id) }
        added += new.graph.families.filter { old.family($0.id) == nil }.map { Element(kind: .family, id: $0.id) }
        added += new.graph.controllers.filter { old.controller($0.id) == nil }
            .map { Element(kind: .controller, id: $0.id) }
        removed += old.graph.windows.filter { new.window($0.id) == nil }.map { Element(kind: .window, id: $0.id) }
        removed += old.graph.families.filter { new.family($0.id) == nil }.map { Element(kind: .family, id: $0.id) }
        removed += old.graph.controllers.filter { new.controller($0.id) == nil }
            .map { Element(kind: .controller, id: $0.id) }
        for pair in pairs.presentations {
            if pair.old == nil, let index = pair.new {
                added.append(Element(kind: .presentation, id: new.graph.presentations[Int(index)].id))
            } else if pair.new == nil, let index = pair.old {
                removed.append(Element(kind: .presentation, id: old.graph.presentations[Int(index)].id))
            }
        }
        for pair in pairs.pushes {
            if pair.old == nil, let index = pair.new {
                added.append(Element(kind: .push, id: new.graph.pushes[Int(index)].id))
            } else if pair.new == nil, let index = pair.old {
                removed.append(Element(kind: .push, id: old.graph.pushes[Int(index)].id))
            }
        }
    }

    /// Adds a change if there is one.
    mutating func compare(
        _ element: Element, relation: ComparedRelation, old: ComparedValue, new: ComparedValue,
        why: (CauseSearch) -> [Cause] = { _ in [] }
    ) {
        if old == new || old.unordered == new.unordered { return }
        var change = Change(element: element, relation: relation, old: old, new: new)
        change.causes = why(causes).filter { $0 != change.asCause }
        changed.append(change)
    }

    private static func value(_ name: Name?) -> ComparedValue { name.map { .text($0) } ?? .none }
    private static func value(_ flag: Bool?) -> ComparedValue { flag.map { .flag($0) } ?? .none }

    // MARK: Windows, families, pushes

    private mutating func compare(_ before: ComparedGraph.Window, after: ComparedGraph.Window) {
        let element = Element(kind: .window, id: after.id)
        compare(element, relation: .families, old: .list(before.families), new: .list(after.families))
        let areSame = ComparedValue.list(before.families).unordered == ComparedValue.list(after.families).unordered
        // A list compares as a set, but the first family is the one at launch.
        compare(
            element, relation: .firstFamily, old: Self.value(before.families.first),
            new: Self.value(after.families.first)
        ) {
            $0.ofFirstFamily(before, after: after)
        }
        compare(element, relation: .roots, old: .list(before.roots), new: .list(after.roots)) {
            $0.ofRoots(of: after, areSameFamilies: areSame)
        }
    }

    private mutating func compare(_ before: ComparedGraph.Family, after: ComparedGraph.Family) {
        compare(
            Element(kind: .family, id: after.id), relation: .root, old: Self.value(before.root),
            new: Self.value(after.root),
            why: { $0.ofRoot(after.id) })
    }

    private mutating func compare(_ before: ComparedGraph.Push, after: ComparedGraph.Push) {
        let element = Element(kind: .push, id: after.id)
        compare(element, relation: .kind, old: .text(before.kind), new: .text(after.kind))
        if before.kind != after.kind { switched.append((before.id, after.id)) }
        compare(
            element, relation: .container, old: Self.value(before.container), new: Self.value(after.container)
        ) {
            $0.ofContainer(before, after: after)
        }
    }

    // MARK: Presentations

    private mutating func compare(_ before: ComparedGraph.Presentation, after: ComparedGraph.Presentation) {
        let element = Element(kind: .presentation, id: after.id)
        compare(element, relation: .from, old: Self.value(before.from), new: Self.value(after.from))
        compare(element, relation: .family, old: Self.value(before.family), new: Self.value(after.family))
        compare(element, relation: .style, old: .text(before.style), new: .text(after.style))
        compare(element, relation: .transition, old: .text(before.transition), new: .text(after.transition))
        compare(
            element, relation: .presentsInFullscreen, old: Self.value(before.presentsInFullscreen),
            new: Self.value(after.presentsInFullscreen))
        compare(element, relation: .anchor, old: Self.value(before.anchor), new: Self.value(after.anchor))
        compare(element, relation: .swipe, old: Self.value(before.swipe), new: Self.value(after.swipe))
        compare(element, relation: .detents, old: .list(before.detents), new: .list(after.detents))
        compare(element, relation: .presentedRoot, old: Self.value(before.presented), new: Self.value(after.presented))
        {
            $0.ofPresented(before, after: after)
        }
        compare(element, relation: .effectiveStyle, old: .text(before.effectiveStyle), new: .text(after.effectiveStyle))
        {
            $0.ofEffectiveStyle(before, after: after)
        }
        compare(
            element, relation: .removesPresenterView, old: Self.value(before.removesPresenterView),
            new: Self.value(after.removesPresenterView)
        ) { $0.ofEffectiveStyle(before, after: after) }
        compare(element, relation: .presenters, old: .presenters(before.presenters), new: .presenters(after.presenters))
        {
            $0.ofPresenters(before, after: after)
        }
    }
}

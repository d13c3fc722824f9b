/// Compares two graphs element by element.
struct DifferenceFinder {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    let old: GraphIndex
    let new: GraphIndex
    let names: ComparedNames
    let pairs: ElementPairs
    var causes: CauseSearch
    var added: [Element] = []
    var removed: [Element] = []
    var moved: [GraphDifference.Move] = []
    var changed: [Change] = []
    /// What a family's members get, by its name.
    var presenting: [Name: [Cause]] = [:]
    /// By controller of the new graph: its change of what it presents, which its children mostly share.
    var presented: [Int32: Change] = [:]

    init(_ old: GraphIndex, _ new: GraphIndex, _ names: ComparedNames) {
        (self.old, self.new, self.names) = (old, new, names)
        pairs = ElementPairs(old.graph, new.graph, names)
        causes = CauseSearch(old: old, new: new, names: names, pairs: pairs)
    }

    mutating func find() {
        findAddedAndRemoved()
        for window in new.graph.windows {
            if let before = old.window(window.id) { compare(before, window) }
        }
        for family in new.graph.families {
            if let before = old.family(family.id) { compare(before, family) }
        }
        for index in new.graph.controllers.indices {
            if let before = old.controller(new[Int32(index)].id) { compare(before, Int32(index)) }
        }
        for pair in pairs.presentations {
            guard let before = pair.old, let after = pair.new else { continue }
            compare(old.graph.presentations[Int(before)], new.graph.presentations[Int(after)])
        }
        for pair in pairs.pushes {
            guard let before = pair.old, let after = pair.new else { continue }
            compare(old.graph.pushes[Int(before)], new.graph.pushes[Int(after)])
        }
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
        _ element: Element, _ relation: ComparedRelation, _ old: ComparedValue, _ new: ComparedValue,
        _ why: (CauseSearch) -> [Cause] = { _ in [] }
    ) {
        if old == new || old.unordered == new.unordered { return }
        var change = Change(element: element, relation: relation, old: old, new: new)
        change.causes = why(causes).filter { $0 != change.asCause }
        changed.append(change)
    }

    private static func value(_ name: Name?) -> ComparedValue { name.map { .text($0) } ?? .none }
    private static func value(_ flag: Bool?) -> ComparedValue { flag.map { .flag($0) } ?? .none }

    // MARK: Windows, families, pushes

    private mutating func compare(_ before: ComparedGraph.Window, _ after: ComparedGraph.Window) {
        let element = Element(kind: .window, id: after.id)
        compare(element, .families, .list(before.families), .list(after.families))
        let areSame = ComparedValue.list(before.families).unordered == ComparedValue.list(after.families).unordered
        // A list compares as a set, but the first family is the one at launch.
        compare(element, .firstFamily, Self.value(before.families.first), Self.value(after.families.first)) {
            $0.ofFirstFamily(before, after)
        }
        compare(element, .roots, .list(before.roots), .list(after.roots)) {
            $0.ofRoots(of: after, areSameFamilies: areSame)
        }
    }

    private mutating func compare(_ before: ComparedGraph.Family, _ after: ComparedGraph.Family) {
        compare(
            Element(kind: .family, id: after.id), .root, Self.value(before.root), Self.value(after.root),
            { $0.ofRoot(after.id) })
    }

    private mutating func compare(_ before: ComparedGraph.Push, _ after: ComparedGraph.Push) {
        let kind = after.kind == names.push ? names.navigation : names.split
        compare(
            Element(kind: .push, id: after.id), .container, Self.value(before.container), Self.value(after.container),
            { $0.ofNearest(kind, from: after.from, before.container, after.container, isInclusive: true) })
    }

    // MARK: Presentations

    private mutating func compare(_ before: ComparedGraph.Presentation, _ after: ComparedGraph.Presentation) {
        let element = Element(kind: .presentation, id: after.id)
        compare(element, .from, Self.value(before.from), Self.value(after.from))
        compare(element, .family, Self.value(before.family), Self.value(after.family))
        compare(element, .style, .text(before.style), .text(after.style))
        compare(element, .transition, .text(before.transition), .text(after.transition))
        compare(
            element, .presentsInFullscreen, Self.value(before.presentsInFullscreen),
            Self.value(after.presentsInFullscreen))
        compare(element, .anchor, Self.value(before.anchor), Self.value(after.anchor))
        compare(element, .presentedRoot, Self.value(before.presented), Self.value(after.presented)) {
            $0.ofPresented(before, after)
        }
        compare(element, .effectiveStyle, .text(before.effectiveStyle), .text(after.effectiveStyle)) {
            $0.ofEffectiveStyle(before, after)
        }
        compare(
            element, .removesPresenterView, Self.value(before.removesPresenterView),
            Self.value(after.removesPresenterView)
        ) { $0.ofEffectiveStyle(before, after) }
        compare(element, .presenters, .presenters(before.presenters), .presenters(after.presenters)) {
            $0.ofPresenters(before, after)
        }
    }
}

import KindredText

/// The additions and removals that others are part of: a family's controllers come with it, and so do its presentations.
final class DifferenceOwners {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause

    /// One addition or removal, or those of several places of one screen.
    struct Heading {
        var elements: [Element]
        /// The controllers that come with the elements, without these.
        var controllers: [Name] = []
    }

    private let difference: GraphDifference
    private let presentations: [Cause: (from: Name?, family: Name?)]
    private let pushes: [Cause: (from: Name?, to: Name?)]
    private let moves: [Cause: ComparedGraph.Move]
    private let callsOfOld: GraphCalls
    private let callsOfNew: GraphCalls

    init(difference: GraphDifference) {
        self.difference = difference
        var presentations: [Cause: (from: Name?, family: Name?)] = [:]
        var pushes: [Cause: (from: Name?, to: Name?)] = [:]
        for (change, index) in [(Cause.Change.added, difference.new), (.removed, difference.old)] {
            for made in index.graph.presentations {
                let cause = Cause(change: change, element: Element(kind: .presentation, id: made.id))
                presentations[cause] = (made.from, made.family)
            }
            for made in index.graph.pushes {
                pushes[Cause(change: change, element: Element(kind: .push, id: made.id))] = (made.from, made.to)
            }
        }
        (self.presentations, self.pushes) = (presentations, pushes)
        moves = Dictionary(
            [(Cause.Change.added, difference.new), (.removed, difference.old)].flatMap { change, index in
                index.graph.moves.map { (Cause(change: change, element: Element(kind: .move, id: $0.id)), $0) }
            }, uniquingKeysWith: { one, _ in one })
        callsOfOld = difference.removed.isEmpty ? GraphCalls() : GraphCalls(graph: difference.old.graph)
        callsOfNew = difference.added.isEmpty ? GraphCalls() : GraphCalls(graph: difference.new.graph)
    }

    /// The heading below which the consequences of a cause are shown.
    func owner(of cause: Cause) -> Cause {
        guard cause.change == .added || cause.change == .removed else { return derived(cause) }
        switch cause.element.kind {
        case .window, .family: return cause
        case .controller: return owner(ofController: cause.element.id, change: cause.change)
        case .presentation:
            let ends = presentations[cause]
            if let family = ends?.family, !isInBoth(family: family) {
                return Cause(change: cause.change, element: Element(kind: .family, id: family))
            }
            return ends?.from.flatMap { owner(ofEnd: $0, change: cause.change) } ?? cause
        case .move: return moves[cause].flatMap { owner(ofEnd: $0.from, change: cause.change) } ?? cause
        case .push:
            let ends = pushes[cause]
            return ends?.to.flatMap { owner(ofEnd: $0, change: cause.change) }
                ?? ends?.from.flatMap { owner(ofEnd: $0, change: cause.change) } ?? cause
        }
    }

    /// The heading of a change: that of the change it follows from, if there is one.
    private func derived(_ cause: Cause) -> Cause {
        guard cause.change == .changed, cause.relation == .definesContext || cause.relation == .root else {
            return cause
        }
        return difference.change(of: cause)?.causes.first.map { $0.relation == .root ? $0 : owner(of: $0) } ?? cause
    }

    private func isInBoth(family: Name) -> Bool {
        difference.old.family(family) != nil && difference.new.family(family) != nil
    }

    private func isInBoth(_ controller: Name) -> Bool {
        difference.old.controller(controller) != nil && difference.new.controller(controller) != nil
    }

    private func owner(ofEnd controller: Name, change: Cause.Change) -> Cause? {
        let graph = change == .added ? difference.new : difference.old
        // `any` is none.
        if graph.controller(controller) == nil || isInBoth(controller) { return nil }
        return owner(ofController: controller, change: change)
    }

    private func owner(ofController id: Name, change: Cause.Change) -> Cause {
        let graph = change == .added ? difference.new : difference.old
        guard var index = graph.controller(id) else {
            return Cause(change: change, element: Element(kind: .controller, id: id))
        }
        while graph[index].parent >= 0, !isInBoth(graph[graph[index].parent].id) { index = graph[index].parent }
        let top = graph[index]
        if top.parent < 0, !isInBoth(family: top.family) {
            return Cause(change: change, element: Element(kind: .family, id: top.family))
        }
        return Cause(change: change, element: Element(kind: .controller, id: top.id))
    }

    // MARK: Headings

    /// Each addition or removal that is part of no other, with what is part of it.
    func headings(_ elements: [Element], change: Cause.Change) -> [Heading] {
        var numbers: [Element: Int] = [:]
        var groups: [[Int32]: Int] = [:]
        var headings: [Heading] = []
        for element in elements {
            let owner = owner(of: Cause(change: change, element: element)).element
            if owner != element { continue }
            if let key = place(of: element, change: change), let number = groups[key] {
                headings[number].elements.append(element)
                numbers[element] = number
                continue
            }
            if let key = place(of: element, change: change) { groups[key] = headings.count }
            numbers[element] = headings.count
            headings.append(Heading(elements: [element]))
        }
        for element in elements {
            let owner = owner(of: Cause(change: change, element: element)).element
            guard owner != element, let number = numbers[owner] else { continue }
            if element.kind == .controller { headings[number].controllers.append(element.id) }
        }
        return headings
    }

    /// The key that elements of one heading share: places of one screen, and equal calls.
    private func place(of element: Element, change: Cause.Change) -> [Int32]? {
        let graph = change == .added ? difference.new : difference.old
        switch element.kind {
        case .window, .family: return nil
        case .presentation:
            guard let made = graph.presentation(element.id), let family = made.family else { return nil }
            return [0, family, made.style]
        case .move:
            guard let move = moves[Cause(change: change, element: element)] else { return nil }
            return [3, move.kind, move.after ?? -1] + move.to
        case .push:
            guard let to = pushes[Cause(change: change, element: element)]?.to else { return nil }
            return [1, to]
        case .controller:
            guard let index = graph.controller(element.id), let screen = graph[index].screen,
                difference.naming == .places
            else { return nil }
            return [2, screen, graph[index].role]
        }
    }

    // MARK: Words

    func phrase(_ heading: Heading, change: Cause.Change, words: DifferenceWords) -> DifferencePhrase {
        let (element, verb) = (heading.elements[0], change.rawValue)
        switch element.kind {
        case .window: return "the window \(strong: words.name(of: element.id)) \(words: verb)"
        case .family:
            return with(heading, after: "the family \(strong: words.name(of: element.id)) \(words: verb)", words: words)
        case .presentation, .push: return words.calls(heading.elements, change: change)
        case .move:
            return words.moves(
                heading.elements.compactMap { moves[Cause(change: change, element: $0)] }, change: change)
        case .controller:
            let graph = change == .added ? difference.new : difference.old
            if heading.elements.count > 1 {
                let places = DifferencePhrase.list(ids: heading.elements.map { words.name(of: $0.id) })
                return "\(heading.elements.count) places \(words: verb): \(places)"
            }
            let places = words.count(of: heading.elements)
            let phrase: DifferencePhrase = "\(strong: words.name(of: element.id))\(words: places) \(words: verb)"
            guard let index = graph.controller(element.id) else { return phrase }
            return with(heading, after: placed(phrase, index: index, change: change, words: words), words: words)
        }
    }

    /// Adds what a controller is around, and where it is written.
    private func placed(
        _ phrase: DifferencePhrase, index: Int32, change: Cause.Change, words: DifferenceWords
    ) -> DifferencePhrase {
        let graph = change == .added ? difference.new : difference.old
        var phrase = phrase
        let inside = (graph.children[index] ?? []).map { graph[$0].id }.filter { isInBoth($0) }
        if !inside.isEmpty {
            let preposition = change == .added ? " around " : " from around "
            phrase = "\(phrase)\(words: preposition)\(DifferencePhrase.list(ids: inside.map(words.name)))"
        }
        if graph[index].isDerived { return phrase }
        let slot = GraphDifference.Slot(of: index, in: graph)
        let isFrom = change == .removed && inside.isEmpty
        let preposition = slot.parent == nil ? "as" : isFrom ? "from" : words.preposition(of: slot.role)
        return "\(phrase), \(words: preposition) \(words.slot(slot))"
    }

    private func with(_ heading: Heading, after phrase: DifferencePhrase, words: DifferenceWords) -> DifferencePhrase {
        heading.controllers.isEmpty
            ? phrase : "\(phrase), with \(DifferencePhrase.list(ids: heading.controllers.map(words.name)))"
    }

    /// The line that shows who leads to something that came or went, and where it leads; none if nobody does.
    func leads(of element: Element, change: Cause.Change, words: DifferenceWords) -> [DifferencePhrase] {
        let isNew = change == .added
        let calls = isNew ? callsOfNew : callsOfOld
        var parts: [DifferencePhrase] = []
        func add(_ words: String, _ names: [Name]?) {
            guard let names, !names.isEmpty else { return }
            let ids = ComparedGraph.unique(names).map { difference.names[$0] }
            parts.append("\(words: words) \(DifferencePhrase.list(ids: ids))")
        }
        switch element.kind {
        case .controller:
            add(isNew ? "pushed by" : "was pushed by", calls.pushers[element.id])
            add(isNew ? "pushes" : "pushed", calls.pushes[element.id])
            add(isNew ? "presents" : "presented", calls.presents[element.id])
        case .family: add(isNew ? "presented by" : "was presented by", calls.callers[element.id])
        case .window, .presentation, .push, .move: break
        }
        guard var line = parts.first else { return [] }
        for part in parts.dropFirst() { line = "\(line); \(part)" }
        return [line]
    }
}

/// The calls of a graph, by their ends.
private struct GraphCalls {
    private(set) var pushers: [Name: [Name]] = [:]
    private(set) var pushes: [Name: [Name]] = [:]
    private(set) var presents: [Name: [Name]] = [:]
    private(set) var callers: [Name: [Name]] = [:]

    init() {}

    init(graph: ComparedGraph) {
        for push in graph.pushes {
            guard let from = push.from, let to = push.to else { continue }
            pushers[to, default: []].append(from)
            pushes[from, default: []].append(to)
        }
        for made in graph.presentations {
            guard let from = made.from, let family = made.family else { continue }
            presents[from, default: []].append(family)
            callers[family, default: []].append(from)
        }
    }
}

import KindredText

/// The additions and removals that others are part of: a family's controllers come with it, and so do its presentations.
struct DifferenceOwners {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause

    /// One addition or removal, or those of several places of one screen.
    struct Heading {
        var elements: [Element]
        /// The controllers that come with the elements, without these.
        var controllers: [Name] = []
        var presentations = 0
        var pushes = 0
    }

    private let difference: GraphDifference
    private let presentations: [Cause: (from: Name?, family: Name?)]
    private let pushes: [Cause: (from: Name?, to: Name?)]

    init(_ difference: GraphDifference) {
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
        isInBoth(controller) ? nil : owner(ofController: controller, change: change)
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
            switch element.kind {
            case .controller: headings[number].controllers.append(element.id)
            case .presentation: headings[number].presentations += 1
            case .push: headings[number].pushes += 1
            case .window, .family: break
            }
        }
        return headings
    }

    /// The key that elements of one heading share: places of one screen, and callers in one list.
    private func place(of element: Element, change: Cause.Change) -> [Int32]? {
        switch element.kind {
        case .window, .family: return nil
        case .presentation, .push:
            guard let place = difference.location(of: element)?.location else { return nil }
            return [element.kind == .push ? 1 : 0, place.file, place.line, place.column]
        case .controller:
            let graph = change == .added ? difference.new : difference.old
            guard let index = graph.controller(element.id), let screen = graph[index].screen else { return nil }
            return [screen, graph[index].role]
        }
    }

    func phrase(_ heading: Heading, words: DifferenceWords) -> DifferencePhrase {
        let element = heading.elements[0]
        var phrase: DifferencePhrase = "\(words: element.kind.rawValue) \(words.name(of: element.id))"
        if heading.elements.count > 1 {
            phrase =
                "\(heading.elements.count) places: \(DifferencePhrase.list(ids: heading.elements.map { words.name(of: $0.id) }))"
        } else if element.kind == .controller, let slot = slot(element) {
            let isRemoved = difference.new.controller(element.id) == nil
            let preposition = slot.parent == nil ? "" : isRemoved ? "from " : "in "
            phrase = "\(phrase), \(words: preposition)\(words.slot(slot))"
        }
        let parts = parts(heading, words: words)
        guard let first = parts.first else { return phrase }
        var list = first
        for (index, part) in parts.enumerated().dropFirst() {
            list = "\(list)\(words: index == parts.count - 1 ? " and " : ", ")\(part)"
        }
        return "\(phrase), with \(list)"
    }

    private func slot(_ element: Element) -> GraphDifference.Slot? {
        let graph = difference.new.controller(element.id) == nil ? difference.old : difference.new
        return graph.controller(element.id).map { GraphDifference.Slot(of: $0, in: graph) }
    }

    private func parts(_ heading: Heading, words: DifferenceWords) -> [DifferencePhrase] {
        var parts: [DifferencePhrase] = []
        if !heading.controllers.isEmpty {
            parts.append(DifferencePhrase.list(ids: heading.controllers.map { words.name(of: $0) }))
        }
        if heading.presentations > 0 {
            parts.append("\(heading.presentations) presentation\(words: English.form("", for: heading.presentations))")
        }
        if heading.pushes > 0 {
            parts.append("\(heading.pushes) push\(words: English.form("", for: heading.pushes, many: "es"))")
        }
        return parts
    }
}

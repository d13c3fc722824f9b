import KindredText

/// A difference as a reviewer reads it: each thing that the author changed, and below it what follows from it.
package struct DifferenceOutline {
    /// The change that an entry is about.
    package enum Subject {
        case other
        case elements([GraphDifference.Element])
        case change(GraphDifference.Change, [GraphDifference.Element])
        case shift(SheetMoves.Shift)
        case move(GraphDifference.Move)
    }

    package struct Entry {
        package let heading: DifferencePhrase
        package let location: ComparedGraph.Location?
        package let change: GraphDifference.Cause.Change
        package fileprivate(set) var consequences: [DifferencePhrase] = []
        /// The subject, for pictures.
        package fileprivate(set) var subject = Subject.other
        /// The number of the first consequences that say what a picture of the subject shows.
        package fileprivate(set) var drawnLines = 0
        /// The elements that it is about.
        fileprivate var counts: [OutlineCount] = []

        /// The sentences that tell pictures of equal headings apart.
        var drawn: [DifferencePhrase] {
            if case .change(let change, _) = subject, change.relation == .definesContext { return consequences }
            return Array(consequences.prefix(drawnLines))
        }
    }

    package let entries: [Entry]
    /// `2 view controllers added, 1 presentation changed`.
    package let summary: String

    package init(difference: GraphDifference) {
        var maker = OutlineMaker(difference: difference)
        maker.make()
        entries = maker.entries
        var counts: [OutlineCount] = []
        for count in entries.flatMap(\.counts) {
            let number = counts.firstIndex { $0.kind == count.kind && $0.change == count.change }
            if let number { counts[number].elements.formUnion(count.elements) } else { counts.append(count) }
        }
        summary = counts.isEmpty ? "no differences" : counts.map(\.text).joined(separator: ", ")
    }
}

/// Elements of one kind that were added, removed, moved or changed.
private struct OutlineCount {
    let kind: GraphDifference.Kind
    let change: GraphDifference.Cause.Change
    var elements: Set<GraphDifference.Element>

    var text: String {
        let count = elements.count
        let noun =
            switch kind {
            case .controller: English.form("view controller", for: count)
            case .family: English.form("family", for: count, many: "families")
            case .push: English.form("push", for: count, many: "pushes")
            case .window, .presentation, .move: English.form(kind.rawValue, for: count)
            }
        return "\(count) \(noun) \(change.rawValue)"
    }
}

/// Puts each change below what caused it.
private struct OutlineMaker {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    private let difference: GraphDifference
    private let words: DifferenceWords
    private let owners: DifferenceOwners
    private let consequences: OutlineConsequences
    private(set) var entries: [DifferenceOutline.Entry] = []
    /// The causes that another heading is about already.
    private var absorbed: Set<Cause> = []

    init(difference: GraphDifference) {
        self.difference = difference
        words = DifferenceWords(difference: difference)
        owners = DifferenceOwners(difference: difference)
        consequences = OutlineConsequences(difference: difference, owners: owners, words: words)
    }

    mutating func make() {
        var shifts: [DifferenceOutline.Entry] = []
        for shift in difference.shifts { shifts.append(entry(shift)) }
        for (change, elements) in [(Cause.Change.added, difference.added), (.removed, difference.removed)] {
            for heading in owners.headings(elements, change: change) {
                let causes = heading.elements.map { Cause(change: change, element: $0) }
                if !causes.allSatisfy(absorbed.contains) { entries.append(entry(heading, change: change)) }
            }
        }
        entries += shifts
        var phrases: Set<DifferencePhrase> = []
        for move in difference.moved where move.how == nil && !isAround(move) {
            let element = Element(kind: .controller, id: move.id)
            // By screens, the same in several families.
            guard phrases.insert(words.move(move)).inserted else { continue }
            add(words.move(move), change: .moved, causes: [Cause(change: .moved, element: element)], about: [element])
            entries[entries.count - 1].subject = .move(move)
        }
        addChanges()
    }

    /// Whether something moved only because its container was put around it, was removed from around it, or was replaced.
    private func isAround(_ move: GraphDifference.Move) -> Bool {
        func isBetween(_ inner: GraphDifference.Slot, outer: GraphDifference.Slot, in graph: GraphIndex) -> Bool {
            guard let parent = inner.parent, let index = graph.controller(parent) else { return false }
            return graph.parent(of: index) == outer.parent && graph[index].family == outer.family
        }
        let isNew = move.new.parent.map { difference.old.controller($0) == nil } ?? false
        let isGone = move.old.parent.map { difference.new.controller($0) == nil } ?? false
        return isNew && isGone || isNew && isBetween(move.new, outer: move.old, in: difference.new)
            || isGone && isBetween(move.old, outer: move.new, in: difference.old)
    }

    // MARK: Entries

    private mutating func add(
        _ heading: DifferencePhrase, change: Cause.Change, causes: [Cause], about elements: [Element]
    ) {
        entries.append(made(heading, change: change, causes: causes, about: elements))
    }

    /// Makes an entry with its consequences, after lines of its own.
    private func made(
        _ heading: DifferencePhrase, change: Cause.Change, causes: [Cause], about elements: [Element],
        at place: Element? = nil, lines: [DifferencePhrase] = []
    ) -> DifferenceOutline.Entry {
        let places = place.map { [$0] } ?? elements
        let place = places.lazy.compactMap { difference.location(of: $0) }.first?.location
        var entry = DifferenceOutline.Entry(heading: heading, location: place, change: change)
        var seen: Set<DifferencePhrase> = []
        entry.consequences = (lines + consequences.phrases(of: causes, about: elements))
            .filter { seen.insert($0).inserted }
        if let kind = elements.first?.kind {
            entry.counts = [OutlineCount(kind: kind, change: change, elements: Set(elements))]
        }
        return entry
    }

    private func entry(_ heading: DifferenceOwners.Heading, change: Cause.Change) -> DifferenceOutline.Entry {
        let leads = heading.elements.flatMap { owners.leads(of: $0, change: change, words: words) }
        var made = made(
            owners.phrase(heading, change: change, words: words), change: change,
            causes: heading.elements.map { Cause(change: change, element: $0) }, about: heading.elements, lines: leads)
        (made.subject, made.drawnLines) = (.elements(heading.elements), min(leads.count, made.consequences.count))
        return made
    }

    /// The entry of callers that present what they pushed, or push what they presented.
    private mutating func entry(_ shift: SheetMoves.Shift) -> DifferenceOutline.Entry {
        let element = Element(kind: .controller, id: shift.name)
        let family = Element(kind: .family, id: shift.family)
        let (come, gone): (Cause.Change, Cause.Change) = shift.isPresented ? (.added, .removed) : (.removed, .added)
        var causes = shift.elements.map { Cause(change: $0.kind == .presentation ? come : gone, element: $0) }
        let isWhole = (shift.isPresented ? difference.old : difference.new).family(shift.family) == nil
        if isWhole { causes.append(Cause(change: come, element: family)) }
        causes.append(Cause(change: .changed, element: element, relation: .places))
        causes.append(Cause(change: .moved, element: element))
        absorbed.formUnion(causes)
        let isMove = shift.how != nil
        let lines = isMove ? [words.calls(shift, isWhole: isWhole), words.places(of: element)].compactMap(\.self) : []
        var made = made(
            words.heading(shift, isWhole: isWhole), change: isMove ? .moved : .changed, causes: causes,
            about: [element], at: shift.elements.first,
            lines: lines)
        (made.subject, made.drawnLines) = (.shift(shift), min(isMove ? 1 : 0, made.consequences.count))
        if isWhole { made.counts.append(OutlineCount(kind: .family, change: come, elements: [family])) }
        return made
    }

    /// Adds an entry for what authors changed, the same together wherever it is written.
    private mutating func addChanges() {
        var numbers: [OutlineConsequences.Alike: Int] = [:]
        var groups: [(change: Change, elements: [Element])] = []
        for change in difference.changed where change.causes.isEmpty && !absorbed.contains(change.asCause) {
            guard !change.isShownElsewhere, let key = consequences.alike(change, others: []) else { continue }
            if let number = numbers[key] {
                groups[number].elements.append(change.element)
            } else {
                numbers[key] = groups.count
                groups.append((change, [change.element]))
            }
        }
        for group in groups {
            add(
                words.sentence(about: group.change, elements: group.elements, isHeading: true), change: .changed,
                causes: group.elements.map { Cause(change: .changed, element: $0, relation: group.change.relation) },
                about: group.elements)
            entries[entries.count - 1].subject = .change(group.change, group.elements)
        }
    }
}

import KindredText

/// A difference as a reviewer reads it: each thing that the author changed, and below it what follows from it.
package struct DifferenceOutline {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    package struct Entry {
        package let heading: DifferencePhrase
        package let location: ComparedGraph.Location?
        package fileprivate(set) var consequences: [DifferencePhrase] = []
    }

    package struct Section {
        package let title: String
        package var entries: [Entry]
    }

    package let sections: [Section]
    /// `2 added, 1 removed, 1 moved, 12 relations changed`.
    package let summary: String

    package init(_ difference: GraphDifference) {
        var maker = OutlineMaker(difference)
        maker.make()
        sections = maker.sections
        summary = Self.summary(difference)
    }

    private static func summary(_ difference: GraphDifference) -> String {
        if difference.isEmpty { return "no differences" }
        let changed = difference.changed.count { !$0.isToldByStyle }
        let counts = [
            (difference.added.count, "added"), (difference.removed.count, "removed"), (difference.moved.count, "moved"),
            (changed, English.form("relation changed", for: changed, many: "relations changed")),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}

/// Puts each change below what caused it.
private struct OutlineMaker {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    /// Changes of which the same can be said.
    private struct Alike: Hashable {
        let relation: ComparedRelation
        let old: ComparedValue
        let new: ComparedValue
        let kind: GraphDifference.Kind
        let others: [Cause]
        /// The group of a change by an author, so that only places of one screen are alike; otherwise empty.
        let screen: String
    }

    private let difference: GraphDifference
    private let words: DifferenceWords
    private let owners: DifferenceOwners
    private(set) var sections: [DifferenceOutline.Section] = []
    /// The changes that follow from each cause, alike ones together.
    private var consequences: [Cause: [(change: Change, elements: [Element], others: [Cause])]] = [:]

    init(_ difference: GraphDifference) {
        self.difference = difference
        words = DifferenceWords(difference)
        owners = DifferenceOwners(difference)
    }

    mutating func make() {
        collect()
        let added = owners.headings(difference.added, change: .added).map { entry($0, change: .added) }
        let removed = owners.headings(difference.removed, change: .removed).map { entry($0, change: .removed) }
        let moved = difference.moved.map { move in
            entry(
                "\(words.move(move))", causes: [Cause(change: .moved, element: Element(kind: .controller, id: move.id))]
            )
        }
        sections = [("Added", added), ("Removed", removed), ("Moved", moved), ("Changed", changed())]
            .filter { !$0.1.isEmpty }
            .map { DifferenceOutline.Section(title: $0.0, entries: $0.1) }
    }

    private mutating func collect() {
        var numbers: [Cause: [Alike: Int]] = [:]
        for change in difference.changed {
            guard let first = change.causes.first else { continue }
            if change.isToldByStyle { continue }
            let owner = owners.owner(of: first)
            var others: [Cause] = []
            for cause in change.causes.map({ owners.owner(of: $0) }) where cause != owner && !others.contains(cause) {
                others.append(cause)
            }
            let key = alike(change, others: others)
            if let number = numbers[owner]?[key] {
                consequences[owner]?[number].elements.append(change.element)
            } else {
                numbers[owner, default: [:]][key] = consequences[owner]?.count ?? 0
                consequences[owner, default: []].append((change, [change.element], others))
            }
        }
    }

    /// The key of alike changes. Of lists only what came and went counts.
    private func alike(_ change: Change, others: [Cause], screen: String = "") -> Alike {
        var (old, new) = (change.old.self, change.new.self)
        if change.relation != .order, case .list(let before) = old, case .list(let after) = new {
            let (one, other) = (Set(before), Set(after))
            old = .list(before.filter { !other.contains($0) }.sorted())
            new = .list(after.filter { !one.contains($0) }.sorted())
        }
        return Alike(
            relation: change.relation, old: old, new: new, kind: change.element.kind, others: others, screen: screen)
    }

    // MARK: Entries

    private func entry(
        _ heading: DifferencePhrase, causes: [Cause]
    ) -> DifferenceOutline.Entry {
        let element = causes.first?.element
        var entry = DifferenceOutline.Entry(
            heading: heading, location: element.flatMap { difference.location(of: $0)?.location })
        let all = causes.flatMap { consequences[$0] ?? [] }
        // Who presents comes first.
        for kind in [GraphDifference.Kind.presentation, .push, .window, .family, .controller] {
            for found in all where found.change.element.kind == kind {
                let sentence = words.sentence(about: found.change, elements: found.elements)
                let others = found.others.filter { !causes.contains($0) }
                entry.consequences.append(
                    others.isEmpty ? sentence : "\(sentence), also because \(also(others))")
            }
        }
        return entry
    }

    private func also(_ causes: [Cause]) -> DifferencePhrase {
        var text = words.cause(causes[0])
        for cause in causes.dropFirst().prefix(2) { text = "\(text), and \(words.cause(cause))" }
        return causes.count > 3 ? "\(text), and \(causes.count - 3) more" : text
    }

    private func entry(_ heading: DifferenceOwners.Heading, change: Cause.Change) -> DifferenceOutline.Entry {
        entry(
            owners.phrase(heading, words: words),
            causes: heading.elements.map { Cause(change: change, element: $0) })
    }

    /// The entries of what authors changed, places of one screen together.
    private func changed() -> [DifferenceOutline.Entry] {
        var numbers: [Alike: Int] = [:]
        var groups: [(change: Change, elements: [Element])] = []
        for change in difference.changed where change.causes.isEmpty {
            let key = alike(change, others: [], screen: group(change.element))
            if let number = numbers[key] {
                groups[number].elements.append(change.element)
            } else {
                numbers[key] = groups.count
                groups.append((change, [change.element]))
            }
        }
        return groups.map { group in
            entry(
                words.sentence(about: group.change, elements: group.elements),
                causes: group.elements.map { Cause(change: .changed, element: $0, relation: group.change.relation) })
        }
    }

    /// The text that elements of one entry share: places of one screen, and callers in one list.
    private func group(_ element: Element) -> String {
        let id = words.name(of: element.id)
        if element.kind == .presentation, let place = difference.location(of: element)?.location {
            return words.place(of: place)
        }
        guard element.kind == .controller, let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return id }
        return String(id[slash...])
    }
}

extension GraphDifference.Change {
    /// Whether the presentation's style, which changed too, says as much.
    fileprivate var isToldByStyle: Bool {
        relation == .effectiveStyle && causes.first?.relation == .style && causes.first?.element == element
    }
}

/// The changes that follow from each change by an author, alike ones together.
final class OutlineConsequences {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause
    typealias Change = GraphDifference.Change

    /// A key that changes share of which the same can be said.
    struct Alike: Hashable {
        let relation: ComparedRelation
        let old: ComparedValue
        let new: ComparedValue
        let kind: GraphDifference.Kind
        let others: [Cause]
        /// The family of a presentation or the target of a push that an author changed, or the kind of a move.
        let about: Name?
    }

    private struct Group {
        let change: Change
        var elements: [Element]
        let others: [Cause]
    }

    private let difference: GraphDifference
    private let words: DifferenceWords
    private var groups: [Cause: [Group]] = [:]

    init(difference: GraphDifference, owners: DifferenceOwners, words: DifferenceWords) {
        (self.difference, self.words) = (difference, words)
        var numbers: [Cause: [Alike: Int]] = [:]
        for change in difference.changed {
            guard let first = change.causes.first, !change.isShownElsewhere else { continue }
            let owner = owners.owner(of: first)
            var others: [Cause] = []
            for cause in change.causes.map({ owners.owner(of: $0) }) where cause != owner && !others.contains(cause) {
                others.append(cause)
            }
            guard let key = alike(change, others: others) else { continue }
            if let number = numbers[owner]?[key] {
                groups[owner]?[number].elements.append(change.element)
            } else {
                numbers[owner, default: [:]][key] = groups[owner]?.count ?? 0
                groups[owner, default: []].append(Group(change: change, elements: [change.element], others: others))
            }
        }
    }

    /// The key of alike changes; nil of one that nothing is said of. Of lists only what came and went counts.
    func alike(_ change: Change, others: [Cause]) -> Alike? {
        var (old, new) = (change.old.self, change.new.self)
        if change.relation == .places {
            let slots = difference.gained(by: change.element.id)
            if slots.lost.isEmpty, slots.won.isEmpty { return nil }
            (old, new) = (.list(slots.lost.map { $0.parent ?? -1 }), .list(slots.won.map { $0.parent ?? -1 }))
        } else if change.relation != .order, change.relation != .arrivals, case .list(let before) = old,
            case .list(let after) = new
        {
            let (one, other) = (Set(before), Set(after))
            old = .list(before.filter { !other.contains($0) }.sorted())
            new = .list(after.filter { !one.contains($0) }.sorted())
        }
        let about: Name? =
            switch change.element.kind {
            case .presentation where change.causes.isEmpty: words.presentation(change.element)?.family
            case .push where change.relation == .kind: words.push(change.element)?.to
            case .move: words.move(change.element)?.kind
            default: nil
            }
        return Alike(
            relation: change.relation, old: old, new: new, kind: change.element.kind, others: others, about: about)
    }

    /// The sentences below a heading, who presents first.
    func phrases(of causes: [Cause], about elements: [Element]) -> [DifferencePhrase] {
        let all = causes.flatMap { groups[$0] ?? [] }
        var phrases = covers(all, about: elements)
        for kind in [GraphDifference.Kind.presentation, .push, .move, .window, .family, .controller] {
            for group in all where group.change.element.kind == kind && !group.change.coversPresenter {
                // The heading says where it is now.
                if group.change.relation == .places, group.elements == elements { continue }
                let sentence = words.sentence(about: group.change, elements: group.elements)
                let others = group.others.filter { !causes.contains($0) }
                phrases.append(others.isEmpty ? sentence : "\(sentence), also because \(also(others))")
            }
        }
        return phrases
    }

    /// Whether the views of callers leave the window while something is presented, in one sentence.
    private func covers(_ groups: [Group], about elements: [Element]) -> [DifferencePhrase] {
        [true, false].compactMap { isCovered in
            let changed = groups.filter { $0.change.coversPresenter && $0.change.new == .flag(isCovered) }
                .flatMap(\.elements)
            if changed.isEmpty { return nil }
            let callers = ComparedGraph.unique(changed.compactMap { words.presentation($0)?.from })
            let isOwn = elements.first?.kind == .presentation
            return words.covering(callers, by: isOwn ? nil : words.presentation(changed[0])?.family, isCovered)
        }
    }

    private func also(_ causes: [Cause]) -> DifferencePhrase {
        var text = words.cause(causes[0])
        for cause in causes.dropFirst().prefix(2) { text = "\(text), and \(words.cause(cause))" }
        return causes.count > 3 ? "\(text), and \(causes.count - 3) more" : text
    }
}

extension GraphDifference.Change {
    /// Whether another sentence says as much, or only JSON has it: what is presented follows from who presents it.
    var isShownElsewhere: Bool {
        switch relation {
        case .presented: true
        case .effectiveStyle: causes.first?.relation == .style && causes.first?.element == element
        case .presenters: old.controllers == new.controllers
        default: false
        }
    }

    /// Whether it is known that the views of presenters now leave the window, or no longer do.
    fileprivate var coversPresenter: Bool {
        guard relation == .removesPresenterView, case .flag = new else { return false }
        return true
    }
}

extension ComparedValue {
    /// The presenters without their reasons.
    fileprivate var controllers: Set<Name>? {
        if case .presenters(let all) = self { Set(all.map(\.controller)) } else { nil }
    }
}

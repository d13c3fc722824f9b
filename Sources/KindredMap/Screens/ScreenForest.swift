import KindredGraph

/// The card on which each family hangs, and with that which presentations are lines.
final class ScreenForest {
    let cards: ScreenCards
    /// The card that each hangs on, or -1.
    private(set) var parent: [Int]
    private(set) var roots: [Int] = []
    private(set) var kids: [[Int]]
    private var counts: [[Int: Int]]
    private var isRoot: [Bool]

    init(_ cards: ScreenCards) {
        self.cards = cards
        let count = cards.cards.count
        parent = Array(repeating: -1, count: count)
        kids = Array(repeating: [], count: count)
        counts = Array(repeating: [:], count: count)
        isRoot = cards.cards.map { card in
            switch card.content {
            case .block: true
            case .family(let family): cards.app.isWindowFamily(family)
            default: false
            }
        }
        var known: Set<[Int]> = []
        for presentation in cards.app.presentations {
            let family = cards.index(of: presentation.family)
            guard family >= 0, let source = cards.source(of: presentation) else { continue }
            // A caller counts once, however many its styles are; a set for all of its callers.
            if !known.insert([family, source.card, Int(presentation.from)]).inserted { continue }
            counts[family][source.card, default: 0] += 1
        }
        hang()
        addRoots()
        assign()
        assignAny()
    }

    private func sorted(_ card: Int) -> [Int] {
        counts[card].sorted { ($0.value, -$0.key) > ($1.value, -$1.key) }.map(\.key)
    }

    private func hang() {
        let wanted = parent.indices.map { card -> Int in
            if isRoot[card] { return -1 }
            return counts[card].filter { $0.key != card }.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? -1
        }
        // Whether what a card wants to hang on ends at a root: 0 unknown, 1 yes, 2 no.
        var ends = wanted.map { $0 < 0 ? 1 : 0 }
        for card in parent.indices {
            var path: [Int] = []
            var next = card
            while ends[next] == 0 {
                ends[next] = 2
                path.append(next)
                next = wanted[next]
            }
            for item in path { ends[item] = ends[next] }
        }
        for card in parent.indices where ends[card] == 1 { parent[card] = wanted[card] }
        hangRings(ends.indices.filter { ends[$0] == 2 }, wanted: wanted)
    }

    /// Hangs what a ring leads to; a ring that hangs on nothing else begins at its first card.
    private func hangRings(_ rings: [Int], wanted: [Int]) {
        var isWaiting = Array(repeating: false, count: parent.count)
        for card in rings { isWaiting[card] = true }
        var waiting = rings
        while let first = waiting.first {
            for card in waiting {
                guard let next = sorted(card).first(where: { !isWaiting[$0] }) else { continue }
                (parent[card], isWaiting[card]) = (next, false)
            }
            if waiting.allSatisfy({ isWaiting[$0] }), let next = ring(from: first, wanted: wanted).min() {
                isWaiting[next] = false
            }
            waiting.removeAll { !isWaiting[$0] }
        }
    }

    /// The cards of the ring that a card leads to.
    private func ring(from card: Int, wanted: [Int]) -> [Int] {
        var path: [Int] = []
        var next = card
        while !path.contains(next) {
            path.append(next)
            next = wanted[next]
        }
        return Array(path[(path.firstIndex(of: next) ?? 0)...])
    }

    private func addRoots() {
        roots = parent.indices.filter { isRoot[$0] } + parent.indices.filter { !isRoot[$0] && parent[$0] < 0 }
        for card in parent.indices where parent[card] >= 0 { kids[parent[card]].append(card) }
    }

    /// The cards of the forest, each after what it hangs on.
    var order: [Int] {
        var order = roots
        var next = 0
        while next < order.count {
            order += kids[order[next]]
            next += 1
        }
        return order
    }

    /// Whether a presentation has a line from its source.
    func isLine(_ presentation: NamedApp.Presentation, from source: ScreenNode) -> Bool {
        let family = cards.index(of: presentation.family)
        return family >= 0 && parent[family] == source.card
    }

    private func assign() {
        var known: [SourceKey: Bool] = [:]
        for presentation in cards.app.presentations {
            let (family, variant, count) = (presentation.family, presentation.variant, presentation.count)
            let (source, card) = (cards.source(of: presentation), cards.card(family))
            var entry = 0
            let line = source.map { isLine(presentation, from: $0) } ?? false
            if let card {
                entry = card.entries.firstIndex { $0.variant == variant } ?? card.entries.count
                if entry == card.entries.count { card.entries.append(ScreenNode.Entry(variant: variant)) }
                if !line { card.entries[entry].references += count }
            }
            guard let source else { continue }
            // What a set presents is drawn once.
            let key = SourceKey(source: ObjectIdentifier(source), key: ScreenSet.Key(presentation))
            if known.updateValue(line, forKey: key) != nil { continue }
            if let card, line {
                card.entries[entry].sources.append(source)
                card.entries[entry].counts.append(count)
                if let exit = source.exits.firstIndex(where: { $0.variant == variant }) {
                    source.exits[exit].families.append(family)
                    source.exits[exit].count += count
                } else {
                    source.exits.append(ScreenNode.Exit(variant: variant, families: [family], count: count))
                }
            } else {
                source.references.append((family, variant, count))
            }
        }
    }

    /// Adds what whatever is on top presents.
    private func assignAny() {
        for (family, variant) in cards.app.fromAny {
            guard let card = cards.card(family) else { continue }
            let entry = card.entries.firstIndex { $0.variant == variant } ?? card.entries.count
            if entry == card.entries.count { card.entries.append(ScreenNode.Entry(variant: variant)) }
            card.entries[entry].isFromAny = true
        }
    }

    private struct SourceKey: Hashable {
        let source: ObjectIdentifier
        let key: ScreenSet.Key
    }
}

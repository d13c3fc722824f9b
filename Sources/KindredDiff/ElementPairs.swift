/// Presentations and pushes of both graphs that are the same.
struct ElementPairs {
    struct Pair {
        var old: Int32?
        var new: Int32?
    }

    private(set) var presentations: [Pair] = []
    private(set) var pushes: [Pair] = []
    /// The pair of each presentation, by its index in the old and in the new graph.
    private(set) var pairOfOld: [Int32]
    private(set) var pairOfNew: [Int32]

    /// The key by which presentations are paired: the id, without the number of a repetition if it was made up.
    private struct Key: Hashable {
        let from: Name
        let family: Name
        let id: Name
    }

    /// The properties that an author writes of a presentation.
    private struct Look: Hashable {
        let style, transition: Name
        let presentsInFullscreen: Bool?
        let anchor: Name?
        let swipe: Bool?
        let detents: [Name]

        init(_ presentation: ComparedGraph.Presentation) {
            (style, transition) = (presentation.style, presentation.transition)
            (presentsInFullscreen, anchor) = (presentation.presentsInFullscreen, presentation.anchor)
            (swipe, detents) = (presentation.swipe, presentation.detents)
        }
    }

    init(old: ComparedGraph, new: ComparedGraph, names: ComparedNames) {
        pairOfOld = Array(repeating: -1, count: old.presentations.count)
        pairOfNew = Array(repeating: -1, count: new.presentations.count)
        let oldKeys = old.presentations.map { Self.key($0, names: names) }
        let newKeys = new.presentations.map { Self.key($0, names: names) }
        var groups = Dictionary(grouping: old.presentations.indices) { oldKeys[$0] }
        var partners = [Int32](repeating: -1, count: new.presentations.count)
        // Those that look the same first, so that another order of files changes nothing.
        for isAlike in [true, false] {
            for index in new.presentations.indices where partners[index] < 0 {
                guard let group = groups[newKeys[index]], !group.isEmpty else { continue }
                let position = group.firstIndex {
                    !isAlike || Look(old.presentations[$0]) == Look(new.presentations[index])
                }
                guard let position else { continue }
                partners[index] = Int32(group[position])
                groups[newKeys[index]]?.remove(at: position)
            }
        }
        for (index, partner) in partners.enumerated() {
            pairOfNew[index] = Int32(presentations.count)
            if partner >= 0 { pairOfOld[Int(partner)] = Int32(presentations.count) }
            presentations.append(Pair(old: partner < 0 ? nil : partner, new: Int32(index)))
        }
        for index in old.presentations.indices where pairOfOld[index] < 0 {
            pairOfOld[index] = Int32(presentations.count)
            presentations.append(Pair(old: Int32(index), new: nil))
        }
        pushes = Self.pushes(old: old.pushes, new: new.pushes)
    }

    /// The pairs of pushes with the same ends: those of the same kind first, so that their order means nothing.
    private static func pushes(old: [ComparedGraph.Push], new: [ComparedGraph.Push]) -> [Pair] {
        var left = Dictionary(old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
        var partners = new.map { left.removeValue(forKey: $0.id) }
        var groups: [Name: [Int]] = [:]
        for index in left.values.sorted() { groups[old[index].from ?? -1, default: []].append(index) }
        for (index, push) in new.enumerated() where partners[index] == nil {
            let from = push.from ?? -1
            guard let position = groups[from]?.firstIndex(where: { old[$0].to == push.to }),
                let partner = groups[from]?.remove(at: position)
            else { continue }
            (partners[index], left[old[partner].id]) = (partner, nil)
        }
        return partners.enumerated().map { Pair(old: $1.map { Int32($0) }, new: Int32($0)) }
            + left.values.sorted().map { Pair(old: Int32($0), new: nil) }
    }

    private static func key(_ presentation: ComparedGraph.Presentation, names: ComparedNames) -> Key {
        let madeUp = "\(presentation.from.map { names[$0] } ?? "")->\(presentation.family.map { names[$0] } ?? "")"
        let id = names[presentation.id]
        let isMadeUp = id.utf8.elementsEqual(madeUp.utf8) || id.utf8.starts(with: "\(madeUp)#".utf8)
        return isMadeUp
            ? Key(from: presentation.from ?? -1, family: presentation.family ?? -1, id: -1)
            : Key(from: -1, family: -1, id: presentation.id)
    }
}

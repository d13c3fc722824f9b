import KindredGraph

extension ComparedGraph {
    /// A move, where it has an effect.
    package struct Move: Sendable {
        /// An id that is made up of who moves and how.
        package var id: Name
        package var from: Name
        package var kind: Name
        package var to: [Name]
        package var after: Name?
        package var location: Location
        /// The number of moves of this caller and kind, up to it.
        let count: Int

        /// Makes a move with the id that follows from the others before it.
        ///
        /// - Parameter seen: The number of moves that would have an id, if they had no number.
        init(
            from: Name, kind: Name, to: [Name], after: Name?, location: Location, names: inout ComparedNames,
            seen: inout [Name: Int]
        ) {
            let id = names.moveID(from, kind: kind, count: 1)
            count = seen[id, default: 0] + 1
            seen[id] = count
            (self.from, self.kind, self.to, self.after, self.location) = (from, kind, to, after, location)
            self.id = count == 1 ? id : names.moveID(from, kind: kind, count: count)
        }
    }
}

extension ComparedNames {
    /// The id of a move that is one of several, up to so many.
    mutating func moveID(_ from: Name, kind: Name, count: Int) -> Name {
        let id = "\(self[from]) \(self[kind])"
        return intern(count == 1 ? id : "\(id)#\(count)")
    }
}

/// Moves of both graphs that are the same: those that look the same first, so that their order means nothing.
struct MovePairs {
    private(set) var all: [ElementPairs.Pair] = []

    private struct Key: Hashable {
        let from: Name
        let kind: Name
    }

    init(old: ComparedGraph, new: ComparedGraph) {
        if old.moves.isEmpty, new.moves.isEmpty { return }
        var groups = Dictionary(grouping: old.moves.indices) { Key(from: old.moves[$0].from, kind: old.moves[$0].kind) }
        var partners = [Int?](repeating: nil, count: new.moves.count)
        for isAlike in [true, false] {
            for (index, move) in new.moves.enumerated() where partners[index] == nil {
                let key = Key(from: move.from, kind: move.kind)
                let position = groups[key]?.firstIndex { other in
                    !isAlike || Set(old.moves[other].to) == Set(move.to) && old.moves[other].after == move.after
                }
                guard let position else { continue }
                partners[index] = groups[key]?.remove(at: position)
            }
        }
        for (index, partner) in partners.enumerated() {
            all.append(ElementPairs.Pair(old: partner.map { Int32($0) }, new: Int32(index)))
        }
        for index in groups.values.joined().sorted() { all.append(ElementPairs.Pair(old: Int32(index), new: nil)) }
    }
}

extension DifferenceFinder {
    mutating func compareMoves() {
        for pair in moves.all {
            switch (pair.old.map { old.graph.moves[Int($0)] }, pair.new.map { new.graph.moves[Int($0)] }) {
            case (let before?, let after?): compare(before, after: after)
            case (nil, let after?): added.append(Element(kind: .move, id: after.id))
            case (let before?, nil): removed.append(Element(kind: .move, id: before.id))
            case (nil, nil): break
            }
        }
    }

    private mutating func compare(_ before: ComparedGraph.Move, after: ComparedGraph.Move) {
        let element = Element(kind: .move, id: after.id)
        compare(element, relation: .arrivals, old: .list(before.to), new: .list(after.to)) {
            $0.ofArrivals(before, after: after)
        }
        compare(
            element, relation: .prelude, old: before.after.map { .text($0) } ?? .none,
            new: after.after.map { .text($0) } ?? .none)
    }
}

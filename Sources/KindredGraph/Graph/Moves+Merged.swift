/// The moves of all configurations together.
extension Moves {
    /// Gives the parts the numbers that their moves have in the whole.
    convenience init?(merging parts: inout [ConfiguredGraphs.Part], of graph: borrowing LinkedGraph) {
        if graph.moves.isEmpty { return nil }
        var keyed: [[Int32]: Int] = [:]
        var merged: [(key: [Int32], move: Move, arrivals: [ControllerID])] = []
        var keys: [[[Int32]]] = []
        let first = graph.firstTwins
        for part in parts {
            let originals = part.restriction.originals
            func original(_ id: ControllerID) -> ControllerID {
                let original = originals.isEmpty ? id : ControllerID(index: originals[Int(id.index)])
                return first.isEmpty ? original : first[graph[original].name] ?? original
            }
            keys.append([])
            for id in part.graph.moveIDs {
                var move = part.graph[id]
                move.from = move.from.map(original)
                let arrivals = part.graph.arrivals(of: id).map(original)
                let key = [move.file, move.declaration, move.from?.index ?? -1]
                keys[keys.count - 1].append(key)
                if let known = keyed[key] {
                    let there = Set(merged[known].arrivals)
                    merged[known].arrivals += arrivals.filter { !there.contains($0) }
                } else {
                    keyed[key] = merged.count
                    merged.append((key, move, arrivals))
                }
            }
        }
        merged.sort { $0.key.lexicographicallyPrecedes($1.key) }
        for (index, each) in merged.enumerated() { keyed[each.key] = index }
        for (number, keys) in keys.enumerated() {
            parts[number].restriction.moves = Array(repeating: -1, count: merged.count)
            for (index, key) in keys.enumerated() {
                if let known = keyed[key] { parts[number].restriction.moves[known] = Int32(index) }
            }
        }
        self.init(
            merged.map { ($0.move, $0.arrivals) }, hasDismissal: parts.contains { $0.graph.moves?.hasDismissal == true }
        )
    }
}

extension LinkedGraph {
    /// The first controller of each name, if some of one name are there in different configurations: all of these are one.
    fileprivate var firstTwins: [NameID: ControllerID] {
        var first: [NameID: ControllerID] = [:]
        if existence?.hasTwins != true { return first }
        for id in controllerIDs where !self[id].name.isNone && first[self[id].name] == nil { first[self[id].name] = id }
        return first
    }
}

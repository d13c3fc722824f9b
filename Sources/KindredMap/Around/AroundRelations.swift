import KindredGraph

/// The presentations and pushes of an app, by their ends.
final class AroundRelations {
    let cards: ScreenCards
    /// The presentations of each family, and by each name.
    let presenting: PackedLists<Int32>
    let presented: PackedLists<Int32>
    /// The pushes of each name, and by each name.
    let pushing: PackedLists<Int32>
    let pushed: PackedLists<Int32>
    /// The names to which each goes back, and how.
    let back: PackedLists<(way: AroundSubject.Way, to: NamedApp.Number)>

    init(_ cards: ScreenCards) {
        self.cards = cards
        let app = cards.app
        presenting = PackedLists(count: app.graph.families.count) { add in
            for (index, each) in app.presentations.enumerated() { add(each.family.index, Int32(index)) }
        }
        presented = PackedLists(count: app.declarations.count) { add in
            for (index, each) in app.presentations.enumerated() { add(each.from, Int32(index)) }
        }
        pushing = PackedLists(count: app.declarations.count) { add in
            for (index, each) in app.pushes.enumerated() { add(each.to, Int32(index)) }
        }
        pushed = PackedLists(count: app.declarations.count) { add in
            for (index, each) in app.pushes.enumerated() { add(each.from, Int32(index)) }
        }
        let moves = Self.moves(of: app)
        back = PackedLists(count: app.declarations.count) { add in
            for (move, set) in moves {
                let on = app.configurations(set, within: app.homes.place(of: move.from))
                add(move.from, (.moves(move.kind, on: on), move.to))
            }
        }
    }

    private struct Move: Hashable {
        let from: NamedApp.Number
        let kind: MoveKind
        let to: NamedApp.Number
    }

    /// The ways back, each once, with all configurations that have it.
    private static func moves(of app: NamedApp) -> [(move: Move, set: ConfigurationSet)] {
        var order: [Move] = []
        var sets: [Move: ConfigurationSet] = [:]
        for id in app.graph.moveIDs where !app.graph[id].kind.isStep {
            guard let from = app.graph[id].from else { continue }
            for target in app.graph.arrivals(of: id) {
                let move = Move(
                    from: app.declarations[from], kind: app.graph[id].kind, to: app.declarations[target])
                if sets[move] == nil { order.append(move) }
                sets[move, default: 0] |= app.graph.set(having: id)
            }
        }
        return order.map { ($0, sets[$0] ?? 0) }
    }
}

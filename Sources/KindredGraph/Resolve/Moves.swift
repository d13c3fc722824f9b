/// The moves of a graph that has any. An object, so that other graphs carry no more than a reference.
package final class Moves: Sendable {
    /// The moves that have an effect, in order of declaration.
    package let all: [Move]
    /// The controllers where each arrives.
    private let arrivals: PackedLists<ControllerID>
    /// The moves that have none, wherever their caller is.
    package let missed: [MissedMove]
    /// Whether any `dismiss` is declared, with an effect or without.
    package let hasDismissal: Bool

    init(_ resolver: borrowing MoveResolver) {
        (all, arrivals, missed) = (resolver.all, resolver.arrivals, resolver.missed)
        hasDismissal = resolver.hasDismissal
    }

    init(_ moves: [(move: Move, arrivals: [ControllerID])], hasDismissal: Bool) {
        var arrivals = PackedLists<ControllerID>()
        for each in moves { _ = arrivals.add(each.arrivals) }
        (all, self.arrivals, missed, self.hasDismissal) = (moves.map(\.move), arrivals, [], hasDismissal)
    }

    func arrivals(of id: MoveID) -> ArraySlice<ControllerID> { arrivals[id.index] }
}

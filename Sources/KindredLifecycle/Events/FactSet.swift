import KindredDiagnostics

/// The facts behind an event, one bit each.
package struct FactSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package init(_ facts: TraceFact...) { self.init(facts) }

    package init(_ facts: [TraceFact]) {
        self.init(rawValue: facts.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
    }

    package var facts: [Fact] {
        TraceFact.allCases.filter { rawValue >> UInt64($0.rawValue) & 1 != 0 }.map(\.fact)
    }

    /// The facts that sources disagree about.
    package var contested: FactSet { intersection(Self.allContested) }

    private static let allContested = FactSet(TraceFact.allCases.filter(\.fact.isContested))
}

/// The facts behind the parts of the simulator outside the ordering table.
extension FactSet {
    static let movedAway = FactSet(.r4)
    static let stackMoves = FactSet(.r14)
    static let topWaits = FactSet(.r14, .d07)
    static let pageMoves = FactSet(.r15)
    static let tabMoves = FactSet(.r16)
    static let columnMoves = FactSet(.r20)
    static let addChild = FactSet(.r68)
    static let removeFromParent = FactSet(.r69)
    static let cameInVain = FactSet(.r73)
    static let load = FactSet(.r78)
    static let forwarding = FactSet(.r79)
    static let follower = FactSet(.r67)
    static let byHand = FactSet(.r83, .r84)
    static let notBegun = FactSet(.r81)
    static let isAppearing = FactSet(.r85, .via)
    static let leftToParent = FactSet(.r80Part3)
    static let chain = FactSet(.chain)
    static let ownStyle = FactSet(.r43Part1)
    static let unfinished = FactSet(.unfinished)
}

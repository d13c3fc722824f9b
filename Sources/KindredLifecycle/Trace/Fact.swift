/// A fact of UIKit that events rest on, with how sure it is: one entry of the table in `FactTable.swift`.
package struct Fact: Sendable {
    package enum Confidence: String, CaseIterable, Sendable {
        case high, medium, low
    }

    /// Its number, e.g. `R86`, or a case such as `D12`.
    package let id: String
    /// One sentence.
    package let text: String
    package let confidence: Confidence
    /// Whether sources disagree.
    package let isContested: Bool

    package init(_ id: String, _ confidence: Confidence, contested: Bool = false, _ text: String) {
        self.id = id
        self.text = text
        self.confidence = confidence
        self.isContested = contested
    }
}

/// Some facts, a bit each: their positions in `Fact.all`.
package struct FactSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package var facts: [Fact] {
        Fact.all.indices.filter { rawValue >> UInt64($0) & 1 != 0 }.map { Fact.all[$0] }
    }
}

extension FactSet {
    /// Those of them on which sources disagree.
    package var contested: FactSet { intersection(Self.allContested) }

    private static let allContested = Fact.all.indices.filter { Fact.all[$0].isContested }.reduce(into: FactSet()) {
        $0.formUnion(FactSet(rawValue: 1 << UInt64($1)))
    }
}

/// Collects diagnostics, and only counts them once there are more than anyone reads.
///
/// A message is built inside `add`, so that what is merely counted costs nothing: any input ends in linear time.
package struct DiagnosticBag: Sendable {
    /// How many diagnostics one bag keeps.
    package static let limit = 1_000

    package private(set) var kept: [Diagnostic] = []
    /// Those beyond the limit, by severity.
    package private(set) var dropped = SeverityCounts()

    package init() {}

    /// Whether what is added from now on is only counted: then nothing need be looked up for it.
    package var isFull: Bool { kept.count >= Self.limit }

    package mutating func add(_ rule: RuleInfo, _ diagnostic: @autoclosure () -> Diagnostic) {
        if isFull { countUntold(rule) } else { kept.append(diagnostic()) }
    }

    /// Counts one that is not told, once the bag is full.
    package mutating func countUntold(_ rule: RuleInfo) {
        dropped[rule.severity] += 1
    }

    /// Takes over what others have collected: a bag of bags keeps ten times as many.
    package mutating func append(_ diagnostic: Diagnostic) {
        if kept.count < Self.limit * 10 {
            kept.append(diagnostic)
        } else {
            dropped[diagnostic.severity] += 1
        }
    }

    package mutating func append(_ other: DiagnosticBag) {
        for diagnostic in other.kept { append(diagnostic) }
        drop(other.dropped)
    }

    /// Takes over what was found in a file read alone, now that it comes after `count` others.
    package mutating func append(_ other: DiagnosticBag, after count: Int32) {
        for diagnostic in other.kept { append(diagnostic.after(files: count)) }
        drop(other.dropped)
    }

    /// Takes over what others have only counted.
    package mutating func drop(_ counts: SeverityCounts) {
        dropped += counts
    }

    /// How many there are, kept or not.
    package var total: Int { kept.count + dropped.total }

    package func count(_ severity: Severity) -> Int {
        kept.count { $0.severity == severity } + dropped[severity]
    }
}

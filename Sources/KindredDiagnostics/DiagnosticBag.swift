/// A collection of diagnostics, which only counts them once there are more than anyone reads.
///
/// A message is built inside `add`, so that what is merely counted costs nothing: any input ends in linear time.
package struct DiagnosticBag: Sendable {
    /// The limit by default: more than anyone reads.
    package static let usualLimit = 1_000

    /// The number of diagnostics of each severity that it keeps, so that no warning takes the place of an error.
    package var limit: Int

    package private(set) var kept: [Diagnostic] = []
    /// The number of diagnostics beyond the limit, by severity.
    package private(set) var dropped = SeverityCounts()
    /// The number of diagnostics in `kept`, by severity.
    private var counts = SeverityCounts()

    /// The diagnostics on places of screens, until `finishPlaces`.
    private var onPlaces = PlaceDiagnostics()

    package init(limit: Int = usualLimit) {
        self.limit = limit
    }

    /// Whether errors are only counted from now on: nothing need be looked up for them.
    package var isFull: Bool { counts[.error] >= limit }

    package mutating func add(_ rule: RuleInfo, diagnostic: @autoclosure () -> Diagnostic) {
        if counts[rule.severity] >= limit { countDropped(rule) } else { keep(diagnostic()) }
    }

    /// Counts a diagnostic that isn't kept, once the bag is full.
    package mutating func countDropped(_ rule: RuleInfo) {
        dropped[rule.severity] += 1
    }

    /// Adds a diagnostic on one of several places that repeat what an id declares. Call `finishPlaces` after the last one.
    ///
    /// - Parameters:
    ///   - isCaller: Whether it is about what the place calls: never one with what is about the place itself.
    ///   - common: The message without the names of places, if it can differ: only what says the same becomes one.
    package mutating func add(
        _ diagnostic: Diagnostic, on place: String, of id: String, isCaller: Bool = false, common: String? = nil
    ) {
        onPlaces.add(diagnostic, on: place, of: id, isCaller: isCaller, common: common)
    }

    /// Makes one diagnostic of all those that a rule has on places at one position.
    package mutating func finishPlaces() {
        for diagnostic in onPlaces.all { append(diagnostic) }
        onPlaces = PlaceDiagnostics()
    }

    /// Adds a diagnostic; beyond the limit, it is only counted.
    package mutating func append(_ diagnostic: Diagnostic) {
        if counts[diagnostic.severity] >= limit {
            dropped[diagnostic.severity] += 1
        } else {
            keep(diagnostic)
        }
    }

    package mutating func append(_ other: DiagnosticBag) {
        for diagnostic in other.kept { append(diagnostic) }
        drop(other.dropped)
    }

    /// Takes over the diagnostics on a file that was read alone, now that it comes after `count` others.
    package mutating func append(_ other: DiagnosticBag, after count: Int32) {
        for diagnostic in other.kept { append(diagnostic.after(files: count)) }
        drop(other.dropped)
    }

    /// Takes over numbers of diagnostics that another bag has only counted.
    package mutating func drop(_ counts: SeverityCounts) {
        dropped += counts
    }

    /// Returns a bag in which each diagnostic is replaced; those that are only counted stay so.
    package func mapped(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticBag {
        var mapped = DiagnosticBag(limit: limit)
        for diagnostic in kept { mapped.append(transform(diagnostic)) }
        mapped.drop(dropped)
        return mapped
    }

    private mutating func keep(_ diagnostic: Diagnostic) {
        kept.append(diagnostic)
        counts[diagnostic.severity] += 1
    }

    /// Removes repeated diagnostics of the same anchored text, which come from aliases.
    package mutating func keepFirstOfOrigin() {
        let hasRepeated = kept.contains { if case .place(let place) = $0.site { place.origin != nil } else { false } }
        guard hasRepeated else { return }
        var seen: Set<Reported> = []
        kept.removeAll { diagnostic in
            guard case .place(let place) = diagnostic.site else { return false }
            let isNew = seen.insert(Reported(origin: place.origin ?? place.range, message: diagnostic.message)).inserted
            return !isNew && place.origin != nil
        }
    }

    /// Replaces the fixes of the diagnostics at these positions in `kept`.
    package mutating func keepFixes(_ fixes: [Int: [Diagnostic.Fix]]) {
        for (index, fixes) in fixes { kept[index].fixes = fixes }
    }

    private struct Reported: Hashable {
        let origin: ByteRange
        let message: String
    }

    /// The number of all diagnostics, kept or not.
    package var total: Int { kept.count + dropped.total }

    package func count(_ severity: Severity) -> Int { counts[severity] + dropped[severity] }
}

import KindredDiagnostics
import KindredText

/// The facts of UIKit that recorded callbacks confirm or contradict.
package struct EventReport: Sendable {
    /// The rules on scenarios that recorded callbacks may break as well.
    package typealias Contracts = (doubleDidAppear: RuleInfo, missingDidMove: RuleInfo, missingWillMoveNil: RuleInfo)

    /// A fact on one system.
    package struct Count: Sendable {
        package let fact: Fact
        package let origin: Recording.Origin
        package let system: String
        package let environment: Recording.Environment
        package var observed = 0
        package var contradicted = 0
    }

    package struct Reported: Sendable {
        /// The key by which equal diagnostics are reported once.
        package let key: String
        package let diagnostic: Diagnostic
    }

    package private(set) var episodes = 0
    package private(set) var judged = 0
    package private(set) var facts: [Count] = []
    package private(set) var reported: [Reported] = []
    private var known: [String: Int] = [:]
    private var keys: Set<String> = []

    package init() {}

    package mutating func add(_ other: EventReport) {
        episodes += other.episodes
        judged += other.judged
        for count in other.facts { add(count) }
        for reported in other.reported { add(reported.key, reported.diagnostic) }
    }

    /// The facts in the order of lists, then by system.
    package var sorted: [Count] {
        let order = Dictionary(uniqueKeysWithValues: Fact.all.enumerated().map { ($1.id, $0) })
        return facts.sorted { one, other in
            let (first, second) = (order[one.fact.id] ?? 0, order[other.fact.id] ?? 0)
            if first != second { return first < second }
            return one.key.precedesInBytes(other.key)
        }
    }

    mutating func addEpisode(isJudged: Bool) {
        episodes += 1
        if isJudged { judged += 1 }
    }

    mutating func add(_ count: Count) {
        let index = known[count.key] ?? facts.count
        guard index < facts.count else {
            known[count.key] = index
            return facts.append(count)
        }
        facts[index].observed += count.observed
        facts[index].contradicted += count.contradicted
    }

    mutating func add(_ key: String, _ diagnostic: @autoclosure () -> Diagnostic) {
        if keys.insert(key).inserted { reported.append(Reported(key: key, diagnostic: diagnostic())) }
    }
}

extension EventReport.Count {
    fileprivate var key: String { [fact.id, system, environment.rawValue, origin.rawValue].joined(separator: "\u{1}") }

    /// `iOS 18.2 (simulator)`
    package var place: String { "\(system) (\(origin == .simulated ? "simulated" : environment.rawValue))" }

    /// `R86: observed 12 times on iOS 18.2 (simulator), contradicted once`
    package var text: String {
        func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
        let parts = [("observed", observed), ("contradicted", contradicted)].filter { $0.1 > 0 }
        let counts = parts.map { "\($0.0) \(times($0.1))" }.joined(separator: ", ")
        return "\(fact.id): \(counts) on \(place)"
    }
}

extension Declared {
    /// Compares the callbacks of a recording with the facts of UIKit.
    package static func judge(_ recording: Recording, contracts: EventReport.Contracts) -> EventReport {
        var judge = EventJudge(recording: recording, contracts: contracts)
        judge.run()
        return judge.report
    }
}

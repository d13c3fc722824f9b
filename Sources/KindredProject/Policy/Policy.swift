import KindredDiagnostics

/// The way in which diagnostics are changed, silenced and limited before they are in a report.
///
/// This is the only place that changes severities, silences diagnostics and cuts their number. Until then every diagnostic is
/// collected with its rule's own severity, and no rule knows what will become of it.
package struct Policy: Sendable {
    /// The level of a rule: off, or a severity for its diagnostics.
    package enum Level: Sendable, Equatable {
        case off
        case severity(Severity)
    }

    /// The levels of the rules that don't keep their own severity, by id.
    package var levels: [String: Level] = [:]
    /// Diagnostics that are put aside until they are fixed.
    package var baseline: Baseline?
    /// Whether a comment that silences a rule has to say why.
    package var requiresReasons = false
    /// The configuration that alone counts; nil for all.
    package var configuration: String?
    /// The ids of the house rules, with `housePrefix`; nil if they are unknown.
    package var houseRules: Set<String>?
    /// Whether every specification of the project was read; if not, what isn't found may be in another.
    package var readsWholeProject = true
    /// The number of diagnostics that a report shows; it counts the rest.
    package var reportLimit = DiagnosticBag.usualLimit
    /// Whether the report holds everything there is, whatever the limit: for formats that others read as a whole.
    package var showsAll = false
    /// The least severity with which a command that only looks fails; nil where diagnostics never are a failure.
    package var failsOn: Severity?

    package init(failsOn: Severity? = .error) {
        self.failsOn = failsOn
    }

    /// The least severity with which no result is written: an error always is in the way.
    package var blocksOn: Severity { failsOn ?? .error }

    package static let housePrefix = "house/"

    /// The policy for diagnostics that have been judged already, by themselves or with others.
    package var afterJudging: Policy {
        var policy = Policy(failsOn: failsOn)
        policy.showsAll = shownAtMost == .max
        policy.reportLimit = reportLimit
        return policy
    }

    /// The number of diagnostics of each severity that a stage keeps: all, if what is silenced could make room for others.
    package var collectionLimit: Int { isPlain ? shownAtMost : .max }

    /// The number of diagnostics that a report holds: all, if what is left of a baseline is to be seen.
    package var shownAtMost: Int { showsAll || baseline != nil ? .max : reportLimit }

    /// Whether diagnostics are reported as they are, but for comments.
    var isPlain: Bool { levels.isEmpty && baseline == nil }
}

import KindredDiagnostics

/// How findings are changed, silenced and limited on their way into a report.
///
/// This is the only place that changes severities, silences findings and cuts their number. Until then every finding is
/// collected with its rule's own severity, and no rule knows what will become of it.
package struct Policy: Sendable {
    /// What to do with the findings of a rule.
    package enum Level: Sendable, Equatable {
        case off
        case severity(Severity)
    }

    /// By rule id: those that don't keep their own severity.
    package var levels: [String: Level] = [:]
    /// Findings that are put aside until they are fixed.
    package var baseline: Baseline?
    /// Whether a comment that silences a rule has to say why.
    package var requiresReasons = false
    /// The ids of the rules of the house, with `housePrefix`; nil if nobody knows them.
    package var houseRules: Set<String>?
    /// Whether every specification of the project was read; if not, what isn't found may be in another.
    package var readsWholeProject = true
    /// How many diagnostics a report shows; it counts the rest.
    package var reportLimit = DiagnosticBag.usualLimit
    /// Whether the report holds everything there is, whatever the cap: for formats that others read as a whole.
    package var showsAll = false
    /// The least severity with which a command that only looks fails; nil where findings never are a failure.
    package var failsOn: Severity?

    package init(failsOn: Severity? = .error) {
        self.failsOn = failsOn
    }

    /// The least severity with which no result is written: an error always is in the way.
    package var blocksOn: Severity { failsOn ?? .error }

    package static let housePrefix = "house/"

    /// For findings that have been judged already, by themselves or with others.
    package var afterJudging: Policy {
        var policy = Policy(failsOn: failsOn)
        policy.showsAll = shownAtMost == .max
        policy.reportLimit = reportLimit
        return policy
    }

    /// How many findings of each severity a stage has to keep: all, if what is silenced could make room for others.
    package var collectionLimit: Int { isPlain ? shownAtMost : .max }

    /// How many findings a report holds: all, if what is left of a baseline is to be seen.
    package var shownAtMost: Int { showsAll || baseline != nil ? .max : reportLimit }

    /// Whether findings are reported as they are, but for comments.
    var isPlain: Bool { levels.isEmpty && baseline == nil }
}

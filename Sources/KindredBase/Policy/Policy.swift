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
    /// Why a single finding is put aside; nil for one that stays.
    package var silences: (@Sendable (Diagnostic) -> Silenced.Cause?)?
    /// How many diagnostics a report shows; it counts the rest.
    package var cap = DiagnosticBag.usualLimit
    /// Whether the report holds everything there is, whatever the cap: for formats that others read as a whole.
    package var showsAll = false
    /// The least severity with which a command that only looks fails; nil where findings never are a failure.
    package var failsOn: Severity?

    package init(failsOn: Severity? = .error) {
        self.failsOn = failsOn
    }

    /// The least severity with which no result is written: an error always is in the way.
    package var blocksOn: Severity { failsOn ?? .error }

    /// How many findings of each severity a stage has to keep: all, if what is silenced could make room for others.
    package var collectionLimit: Int { isPlain ? shownAtMost : .max }

    /// How many findings a report holds.
    package var shownAtMost: Int { showsAll ? .max : cap }

    private var isPlain: Bool { levels.isEmpty && silences == nil }

    /// What becomes of findings, which come in the order in which they are reported.
    package func judge(_ findings: [Diagnostic]) -> (left: [Diagnostic], silenced: [Silenced]) {
        if isPlain { return (findings, []) }
        var (left, silenced): ([Diagnostic], [Silenced]) = ([], [])
        for finding in findings where levels[finding.id] != .off || !finding.canBeSilenced {
            if finding.canBeSilenced, let cause = silences?(finding) {
                silenced.append(Silenced(leveled(finding), cause))
            } else {
                left.append(leveled(finding))
            }
        }
        return (left, silenced)
    }

    /// With the severity that it is to have. After what can't be silenced a graph means nothing: it never weighs less.
    private func leveled(_ finding: Diagnostic) -> Diagnostic {
        guard case .severity(let severity) = levels[finding.id], finding.canBeSilenced || severity > finding.severity
        else { return finding }
        var finding = finding
        finding.severity = severity
        return finding
    }
}

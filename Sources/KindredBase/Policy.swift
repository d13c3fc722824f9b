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
    /// Whether a single finding is left out; nil leaves out none.
    package var silences: (@Sendable (Diagnostic) -> Bool)?
    /// How many diagnostics a report shows; it counts the rest.
    package var cap = DiagnosticBag.usualLimit
    /// The least severity that counts as failure: then nothing is written.
    package var failsOn = Severity.error

    package init(failsOn: Severity = .error) {
        self.failsOn = failsOn
    }

    /// How many findings of each severity a stage has to keep: all, if what is silenced could make room for others.
    package var collectionLimit: Int { isPlain ? cap : .max }

    private var isPlain: Bool { levels.isEmpty && silences == nil }

    /// The findings that are left, each with the severity that it is to have.
    package func judge(_ bag: DiagnosticBag) -> DiagnosticBag {
        if isPlain { return bag }
        var judged = DiagnosticBag(limit: .max)
        for diagnostic in bag.kept {
            if let diagnostic = judge(diagnostic) { judged.append(diagnostic) }
        }
        judged.drop(bag.dropped)
        return judged
    }

    private func judge(_ diagnostic: Diagnostic) -> Diagnostic? {
        if silences?(diagnostic) == true { return nil }
        switch levels[diagnostic.id] {
        case .off: return nil
        case .severity(let severity):
            var diagnostic = diagnostic
            diagnostic.severity = severity
            return diagnostic
        case nil: return diagnostic
        }
    }
}

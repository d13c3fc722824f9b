import KindredDiagnostics

/// Something that a specification claims and that was checked: a test, for programs that list tests.
package struct ReportCheck: Sendable {
    package enum Outcome: Sendable {
        /// Unless there are findings about it.
        case holds
        /// It wasn't checked, and why.
        case skipped(String)
    }

    /// Which findings are about it.
    package enum Findings: Sendable {
        /// Those at its place, of one rule.
        case here(rule: String)
        /// Those about a scenario.
        case inScenario(String)
    }

    package let name: String
    package let place: SourceRange
    package let outcome: Outcome
    package let findings: Findings

    package init(name: String, at place: SourceRange, outcome: Outcome, findings: Findings) {
        (self.name, self.place, self.outcome, self.findings) = (name, place, outcome, findings)
    }
}

import KindredDiagnostics

/// A claim of a specification that was checked: a test, for programs that list tests.
package struct ReportCheck: Sendable {
    package enum Outcome: Sendable {
        /// A claim that holds unless there are diagnostics about it.
        case holds
        /// A claim that wasn't checked, and why.
        case skipped(String)
    }

    /// The diagnostics that are about a claim.
    package enum RunReport: Sendable {
        /// The diagnostics of one rule at its place.
        case here(rule: String)
        /// The diagnostics about a scenario.
        case inScenario(String)
    }

    package let name: String
    package let place: SourceRange
    package let outcome: Outcome
    package let diagnostics: RunReport

    package init(name: String, at place: SourceRange, outcome: Outcome, diagnostics: RunReport) {
        (self.name, self.place, self.outcome, self.diagnostics) = (name, place, outcome, diagnostics)
    }
}

import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredRules
import KindredText

/// The claims of a specification as tests: each relation of `expect`, and each scenario.
extension Pipeline {
    /// - Parameter ran: Names of the scenarios that were run; nil for all that have a trace.
    package func checks(ran: [Trace]? = nil) -> [ReportCheck] {
        let names = Set((ran ?? traces).map { ExactText($0.script.name) })
        return graph.expectations.map(check)
            + scripts.map { script in
                ReportCheck(
                    name: "scenario \(script.name)", at: script.place,
                    outcome: names.contains(ExactText(script.name)) ? .holds : .skipped("it was not run"),
                    diagnostics: .inScenario(script.name))
            }
    }

    private func check(_ expectation: Expectation) -> ReportCheck {
        ReportCheck(
            name: "expect \(expectation.relation.rawValue) of \(graph.name(of: expectation))",
            at: graph.place(of: expectation),
            outcome: holds(expectation) ? .holds : .skipped("other problems leave it in doubt"),
            diagnostics: .here(rule: ExpectationFailed.info.id))
    }

    /// Whether an expectation holds; one that fails has a diagnostic, unless other errors leave it in doubt.
    private func holds(_ expectation: Expectation) -> Bool {
        guard !graph.isPartial, let id = expectation.controller, let expected = graph.expected(by: expectation)
        else {
            return false
        }
        return expectation.absent.isEmpty
            && ExpectationFailed.agree(
                expected, resolved: ExpectationFailed.resolved(expectation, of: id, graph: graph))
    }
}

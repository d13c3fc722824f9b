import KindredDiagnostics

/// The diagnostics of an import: all of them counted, as many kept as anyone reads.
struct ImportDiagnostics: Sendable {
    private(set) var bag = DiagnosticBag()
    /// The number of diagnostics by the id of their rule.
    private(set) var counts: [String: Int] = [:]

    mutating func add(_ rule: RuleInfo, diagnostic: @autoclosure () -> Diagnostic) {
        bag.add(rule, diagnostic: diagnostic())
        counts[rule.id, default: 0] += 1
    }

    /// Adds what weighs less than its rule usually does.
    mutating func add(_ rule: RuleInfo, as severity: Severity, diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        diagnostic.severity = severity
        bag.append(diagnostic)
        counts[rule.id, default: 0] += 1
    }
}

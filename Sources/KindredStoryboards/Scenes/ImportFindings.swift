import KindredDiagnostics

/// What an import finds: all of it counted, as much kept as anyone reads.
struct ImportFindings: Sendable {
    private(set) var bag = DiagnosticBag()
    /// By the id of the rule.
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

import KindredDiagnostics

/// Decides what becomes of the diagnostics of a compilation, one stage after another.
package struct Judge {
    /// The diagnostics that are left, in the order in which they are reported.
    private(set) var left: [Diagnostic]
    private(set) var silenced: [HiddenDiagnostic] = []
    /// The entries of the baseline that nothing matches; nil if that is unknown.
    private(set) var stale: [KnownDiagnostic]?
    /// The diagnostics that were found here, but are only counted.
    private(set) var dropped = SeverityCounts()
    private let policy: Policy
    private let scope: CheckScope

    /// Whether the scenarios of a specification may run: nothing that is left is an error.
    package static func mayRun(
        _ bag: DiagnosticBag, files: [SourceFile], policy: Policy, scope: CheckScope
    ) -> Bool {
        if bag.kept.contains(where: { !$0.canBeSilenced && $0.severity == .error }) { return false }
        if policy.isPlain, scope.comments.isEmpty { return bag.count(.error) == 0 }
        let all = files + [policy.baseline?.file].compactMap(\.self)
        func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] { Report.sorted(diagnostics, files: all) }
        let judged = Judge(
            diagnostics: sorted(bag.kept), policy: policy, scope: scope, files: files, sort: sorted)
        return bag.dropped[.error] + judged.dropped[.error] == 0 && !judged.left.contains { $0.severity == .error }
    }

    /// - Parameter sort: Puts diagnostics in the order in which they are reported.
    init(
        diagnostics: [Diagnostic], policy: Policy, scope: CheckScope, files: [SourceFile],
        sort: ([Diagnostic]) -> [Diagnostic]
    ) {
        left = diagnostics
        self.policy = policy
        self.scope = scope
        left.removeAll(where: isOff)
        // After these, nothing that isn't found proves anything.
        let isConclusive =
            policy.readsWholeProject && !scope.isPartial
            && !left.contains { !$0.canBeSilenced && $0.severity == .error }
        if !scope.comments.isEmpty {
            let own = suppress(reportsUnused: isConclusive).filter { !isOff($0) }
            if !own.isEmpty { left = sort(left + own) }
        }
        if let baseline = policy.baseline {
            let unmatched = recognise(baseline.named(by: scope.declaredName), files: files)
            if isConclusive {
                stale = unmatched
                // The baseline comes after the specifications.
                let file = Int32(files.count)
                let own = unmatched.map {
                    StaleBaseline.found(
                        identity: $0.identity, in: baseline.file.path, at: SourceRange(file: file, range: $0.range))
                }.filter { !isOff($0) }
                if !own.isEmpty { left = sort(left + own) }
            }
        }
        left = left.map(policy.leveled)
        silenced = silenced.map { HiddenDiagnostic(diagnostic: policy.leveled($0.diagnostic), cause: $0.cause) }
    }

    private func isOff(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.canBeSilenced && policy.levels[diagnostic.id] == .off
    }

    /// Whether diagnostics of a rule are reported as notes, which a baseline doesn't hold.
    private func isNote(_ rule: RuleInfo) -> Bool {
        if case .severity(let severity) = policy.levels[rule.id] { return severity == .note }
        return rule.severity == .note
    }

    private mutating func silence(_ cause: (Diagnostic) -> HiddenDiagnostic.Cause?) {
        var rest: [Diagnostic] = []
        for diagnostic in left {
            if diagnostic.canBeSilenced, let cause = cause(diagnostic) {
                silenced.append(HiddenDiagnostic(diagnostic: diagnostic, cause: cause))
            } else {
                rest.append(diagnostic)
            }
        }
        left = rest
    }

    private func isUnchecked(_ rule: RuleInfo) -> Bool {
        if scope.isOfCode { return !rule.subjects.contains(.class) && rule.area != .code }
        return scope.unchecked.contains(rule.area) || scope.uncheckedRules.contains(rule.id)
    }

    /// Puts aside what comments silence; returns what is wrong with the comments.
    private mutating func suppress(reportsUnused: Bool) -> [Diagnostic] {
        var table = SuppressionTable(scope: scope, policy: policy)
        silence { table.cause(of: $0) }
        if !scope.reportsComments { return [] }
        dropped += table.diagnostics.dropped
        return table.diagnostics.kept + (reportsUnused ? table.unused(unless: isUnchecked) : [])
    }

    /// Puts aside what the baseline knows; returns those of its entries that nothing matches.
    private mutating func recognise(_ baseline: Baseline, files: [SourceFile]) -> [KnownDiagnostic] {
        func rule(_ entry: KnownDiagnostic) -> String {
            scope.renamed[entry.identity.rule] ?? entry.identity.rule
        }
        var numbers: [DiagnosticIdentity: Int] = [:]
        for (number, entry) in baseline.entries.enumerated() {
            var identity = entry.identity
            identity.rule = rule(entry)
            numbers[identity] = number
        }
        var isFound = Array(repeating: false, count: baseline.entries.count)
        var identities = Baseline.Identities(files: files, pathInside: baseline.pathInside)
        silence { [policy] diagnostic in
            guard policy.leveled(diagnostic).severity != .note, let number = numbers[identities.next(diagnostic)] else {
                return nil
            }
            isFound[number] = true
            return .known
        }
        let rules = Dictionary(scope.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return zip(baseline.entries, isFound).compactMap { entry, isFound in
            let rule = rule(entry)
            let isUnknown = policy.houseRules == nil && rule.utf8.starts(with: Policy.housePrefix.utf8)
            let isOfOther = entry.identity.isOfCode != scope.isOfCode
            let isQuiet =
                isUnknown || isOfOther || policy.levels[rule] == .off || rules[rule].map(isUnchecked) == true
            return isFound || isQuiet || rules[rule].map(isNote) == true ? nil : entry
        }
    }
}

extension Policy {
    /// Returns a diagnostic with its new severity. One that can't be silenced never weighs less: after it a graph means nothing.
    fileprivate func leveled(_ diagnostic: Diagnostic) -> Diagnostic {
        guard case .severity(let severity) = levels[diagnostic.id],
            diagnostic.canBeSilenced || severity > diagnostic.severity
        else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
    }
}

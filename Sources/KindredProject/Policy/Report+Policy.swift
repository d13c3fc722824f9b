import KindredDiagnostics

extension Report {
    /// - Parameters:
    ///   - count: How many of the files are counted, if not all.
    ///   - bag: What was found.
    ///   - policy: What becomes of it.
    package init(
        files: [SourceFile], count: Int? = nil, bag: DiagnosticBag, policy: Policy = Policy(),
        scope: CheckScope = CheckScope()
    ) {
        var (all, outcome) = (files, Outcome(left: [], dropped: bag.dropped))
        if policy.isPlain, scope.comments.isEmpty {
            outcome.left = Self.sorted(bag.kept, files: files)
        } else {
            // What is wrong with the baseline has its place in it.
            all += [policy.baseline?.file].compactMap(\.self)
            let judged = Judge(
                diagnostics: Self.sorted(bag.kept, files: all), policy: policy, scope: scope,
                files: files,
                sort: { Self.sorted($0, files: all) })
            outcome.left = judged.left
            outcome.dropped += judged.dropped
            outcome.silenced = judged.silenced
            outcome.stale = judged.stale
        }
        outcome.baselineCount = policy.baseline?.entries.count
        self.init(
            outcome: outcome, files: all, count: count ?? files.count, atMost: policy.shownAtMost,
            failsOn: policy.failsOn,
            blocksOn: policy.blocksOn)
    }
}

import KindredText

/// All diagnostics of a compilation, in the order in which they are reported.
package struct Report: Sendable {
    package private(set) var files: [SourceFile]
    /// The diagnostics by file, offset and id; what has no place comes before what has one in a file of that path. Of more than
    /// the limit these are the first errors, then the first warnings, then the first notes.
    package private(set) var diagnostics: [Diagnostic]
    /// The numbers of diagnostics that are counted, but not kept.
    package private(set) var dropped: SeverityCounts
    /// The diagnostics that were put aside and why, in the same order; those of a rule that is off are in neither.
    package private(set) var silenced: [HiddenDiagnostic]
    /// The number of diagnostics that the baseline holds, if there is one.
    package let baselineCount: Int?
    /// The entries of the baseline that nothing matches; nil if that isn't known.
    package private(set) var stale: [KnownDiagnostic]?
    private let failsOn: Severity?
    private let blocksOn: Severity

    /// The number of files that were read to find all this.
    package let fileCount: Int

    /// - Parameters:
    ///   - outcome: What is left of the diagnostics and what was put aside.
    ///   - count: How many of the files are counted.
    ///   - limit: How many diagnostics the report holds; it counts the rest.
    package init(
        outcome: Outcome, files: [SourceFile], count: Int, atMost limit: Int, failsOn: Severity?, blocksOn: Severity
    ) {
        self.files = files
        fileCount = count
        baselineCount = outcome.baselineCount
        stale = outcome.stale
        (self.failsOn, self.blocksOn) = (failsOn, blocksOn)
        let silenced = outcome.silenced
        self.silenced = Self.order(silenced.map(\.diagnostic), files: files).map { silenced[$0] }
        (diagnostics, dropped) = Self.first(limit, of: outcome.left, dropped: outcome.dropped)
    }

    /// Whether a command that only looks fails.
    package var fails: Bool { failsOn.map(has) ?? false }

    /// Whether anything is in the way of a result: then commands write none.
    package var blocks: Bool { has(blocksOn) }

    /// Whether there is any diagnostic of a severity, or above it.
    private func has(_ least: Severity) -> Bool { Severity.allCases.contains { $0 >= least && count($0) > 0 } }

    /// Whether there is a baseline with anything in it.
    package var hasBaseline: Bool { baselineCount ?? 0 > 0 }

    /// The number of diagnostics that the baseline hides.
    package var knownCount: Int { silenced.count { $0.cause == .known } }

    /// The number of diagnostics that comments hide.
    package var suppressedCount: Int { silenced.count - knownCount }

    /// Whether diagnostics of a severity make a command fail.
    package func counts(_ severity: Severity) -> Bool { failsOn.map { severity >= $0 } ?? false }

    /// Returns the same report with other paths.
    package func renamed(_ path: (String) -> String) -> Report {
        var renamed = self
        renamed.files = files.map { SourceFile(path: path($0.path), sameAs: $0) }
        renamed.diagnostics = diagnostics.map { $0.renamed(path) }
        renamed.silenced = silenced.map { HiddenDiagnostic(diagnostic: $0.diagnostic.renamed(path), cause: $0.cause) }
        return renamed
    }

    /// The same report with only the diagnostics that no baseline can hold.
    package var withoutSilenceable: Report {
        var rest = self
        rest.diagnostics = diagnostics.filter { !$0.canBeSilenced }
        return rest
    }

    /// Returns the same report with a diagnostic that was found only later.
    package func adding(_ diagnostic: Diagnostic) -> Report {
        var more = self
        more.diagnostics = Self.sorted(diagnostics + [diagnostic], files: files)
        return more
    }

    /// Returns the same report with no more diagnostics than a limit.
    package func first(_ limit: Int) -> Report {
        var cut = self
        (cut.diagnostics, cut.dropped) = Self.first(limit, of: diagnostics, dropped: dropped)
        return cut
    }

    /// Returns the same report with only some of the diagnostics, and of them no more than a limit.
    package func only(_ isWanted: (Diagnostic) -> Bool, atMost limit: Int) -> Report {
        var report = self
        // Entries have no controllers that could be selected.
        report.stale = nil
        report.silenced = silenced.filter { isWanted($0.diagnostic) }
        (report.diagnostics, report.dropped) = Self.first(limit, of: diagnostics.filter(isWanted), dropped: dropped)
        return report
    }

    /// Leaves out the diagnostics beyond a limit, and counts them.
    private static func first(
        _ limit: Int, of sorted: [Diagnostic], dropped: SeverityCounts
    ) -> ([Diagnostic], SeverityCounts) {
        if sorted.count <= limit { return (sorted, dropped) }
        var counts = SeverityCounts()
        for diagnostic in sorted { counts[diagnostic.severity] += 1 }
        var (room, left) = (SeverityCounts(), limit)
        for severity in Severity.allCases.reversed() {
            room[severity] = min(counts[severity], left)
            left -= room[severity]
        }
        var dropped = dropped
        let chosen = sorted.filter { diagnostic in
            guard room[diagnostic.severity] > 0 else {
                dropped[diagnostic.severity] += 1
                return false
            }
            room[diagnostic.severity] -= 1
            return true
        }
        return (chosen, dropped)
    }

    package func count(_ severity: Severity) -> Int {
        diagnostics.count { $0.severity == severity } + dropped[severity]
    }

    /// The diagnostics of a compilation after judging: those that are left, and those that were put aside.
    package struct Outcome {
        /// The diagnostics that are left, in the order in which they are reported.
        package var left: [Diagnostic]
        /// The numbers of diagnostics that are only counted.
        package var dropped: SeverityCounts
        package var silenced: [HiddenDiagnostic] = []
        package var baselineCount: Int?
        package var stale: [KnownDiagnostic]?

        package init(left: [Diagnostic], dropped: SeverityCounts) {
            self.left = left
            self.dropped = dropped
        }
    }

    private struct Key: Comparable {
        var path: String
        var start: Int32
        var id: String
        var order: Int

        static func < (one: Key, other: Key) -> Bool {
            if one.path != other.path { return one.path.precedesInBytes(other.path) }
            return (one.start, one.id, one.order) < (other.start, other.id, other.order)
        }
    }

    /// Returns diagnostics in the order in which they are reported.
    package static func sorted(_ diagnostics: [Diagnostic], files: [SourceFile]) -> [Diagnostic] {
        order(diagnostics, files: files).map { diagnostics[$0] }
    }

    /// The numbers of diagnostics in the order in which they are reported.
    private static func order(_ diagnostics: [Diagnostic], files: [SourceFile]) -> [Int] {
        let keys = diagnostics.enumerated().map { order, diagnostic in
            switch diagnostic.site {
            case .place(let place):
                Key(path: files[Int(place.file)].path, start: place.range.start, id: diagnostic.id, order: order)
            case .path(let path):
                Key(path: path, start: -1, id: diagnostic.id, order: order)
            }
        }
        return diagnostics.indices.sorted { keys[$0] < keys[$1] }
    }
}

extension Diagnostic {
    fileprivate func renamed(_ path: (String) -> String) -> Diagnostic {
        guard case .path(let name) = site else { return self }
        var renamed = self
        renamed.site = .path(path(name))
        return renamed
    }
}

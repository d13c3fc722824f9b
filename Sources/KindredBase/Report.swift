/// All diagnostics of a compilation, in the order in which they are reported.
package struct Report: Sendable {
    package let files: [SourceFile]
    /// By file, offset and id; what has no place comes before what has one in a file of that path. Of more than the limit
    /// these are the first errors, then the first warnings, then the first notes.
    package let diagnostics: [Diagnostic]
    /// Counted, but beyond what is kept.
    package let dropped: SeverityCounts
    private let failsOn: Severity

    /// - Parameters:
    ///   - bag: What was found.
    ///   - policy: What becomes of it.
    package init(files: [SourceFile], _ bag: DiagnosticBag, _ policy: Policy = Policy()) {
        self.files = files
        let judged = policy.judge(bag)
        let sorted = Self.sorted(judged.kept, files: files)
        (diagnostics, dropped) = Self.first(policy.cap, of: sorted, judged.dropped)
        failsOn = policy.failsOn
    }

    /// Whether anything in it counts as failure: then commands write no result.
    package var fails: Bool { Severity.allCases.contains { $0 >= failsOn && count($0) > 0 } }

    /// Leaves out what is beyond the limit, and counts it.
    private static func first(
        _ limit: Int, of sorted: [Diagnostic], _ dropped: SeverityCounts
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

    private static func sorted(_ diagnostics: [Diagnostic], files: [SourceFile]) -> [Diagnostic] {
        let keys = diagnostics.enumerated().map { order, diagnostic in
            switch diagnostic.site {
            case .place(let place):
                Key(path: files[Int(place.file)].path, start: place.range.start, id: diagnostic.id, order: order)
            case .path(let path):
                Key(path: path, start: -1, id: diagnostic.id, order: order)
            }
        }
        return diagnostics.indices.sorted { keys[$0] < keys[$1] }.map { diagnostics[$0] }
    }
}

import KindredDiagnostics

/// A report, summarized in one line.
package enum Summary {
    /// `2 errors, 1 warning in 3 files`, or that there are no problems.
    package static func line(_ report: Report, showsNotes: Bool) -> String {
        let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = report.count(severity)
            if count == 0 { return nil }
            let found = counted(count, severity.rawValue)
            if severity != .note || showsNotes { return found }
            return "\(found) (see \(count == 1 ? "it" : "them") with --notes)"
        }
        let found = parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
        let place = report.fileCount == 0 ? "" : " in \(counted(report.fileCount, "file"))"
        return ([found + place] + hidden(report)).joined(separator: "; ")
    }

    /// `20 known diagnostics hidden (3 fewer than the baseline)` and `2 diagnostics suppressed`, as far as there are any.
    private static func hidden(_ report: Report) -> [String] {
        var parts: [String] = []
        let (known, suppressed) = (report.knownCount, report.suppressedCount)
        if report.hasBaseline {
            // Nobody can tell as long as something can't be read or resolved.
            let gone = report.stale?.count ?? 0
            let fewer = gone > 0 ? " (\(gone) fewer than the baseline)" : ""
            parts.append(counted(known, "known diagnostic") + " hidden" + fewer)
        }
        if suppressed > 0 { parts.append(counted(suppressed, "diagnostic") + " suppressed") }
        return parts
    }

    /// `not shown: 200 more errors`, where a report holds only the first.
    package static func dropped(_ report: Report, showsNotes: Bool) -> String? {
        let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = report.dropped[severity]
            if count == 0 || severity == .note && !showsNotes { return nil }
            return counted(count, "more \(severity.rawValue)")
        }
        return parts.isEmpty ? nil : "not shown: " + parts.joined(separator: ", ")
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

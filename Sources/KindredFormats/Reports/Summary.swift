import KindredDiagnostics
import KindredText

/// A report, summarized in one line.
package enum Summary {
    /// `2 errors, 1 warning in 3 files`, or that there is nothing to report.
    package static func line(_ report: Report, showsNotes: Bool) -> String {
        let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = report.count(severity)
            if count == 0 { return nil }
            let found = English.count(count, of: severity.rawValue)
            if severity != .note || showsNotes { return found }
            return "\(found) (see \(English.form("it", for: count, many: "them")) with --notes)"
        }
        let found = parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
        let place = report.fileCount == 0 ? "" : " in \(English.count(report.fileCount, of: "file"))"
        return ([found + place] + hidden(report)).joined(separator: "; ")
    }

    /// `20 known diagnostics hidden (3 fewer than the baseline)` and `2 diagnostics suppressed`, as far as there are any.
    private static func hidden(_ report: Report) -> [String] {
        var parts: [String] = []
        let (known, suppressed) = (report.knownCount, report.suppressedCount)
        if report.hasBaseline {
            // Unknown as long as something can't be read or resolved.
            let gone = report.stale?.count ?? 0
            let fewer = gone > 0 ? " (\(gone) fewer than the baseline)" : ""
            parts.append(English.count(known, of: "known diagnostic") + " hidden" + fewer)
        }
        if suppressed > 0 { parts.append(English.count(suppressed, of: "diagnostic") + " suppressed") }
        return parts
    }

    /// `not shown: 200 more errors`, where a report holds only the first.
    package static func dropped(_ report: Report, showsNotes: Bool) -> String? {
        let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = report.dropped[severity]
            if count == 0 || severity == .note && !showsNotes { return nil }
            return English.count(count, of: "more \(severity.rawValue)")
        }
        return parts.isEmpty ? nil : "not shown: " + parts.joined(separator: ", ")
    }
}

import KindredDiagnostics
import KindredFormats
import KindredSystem

/// The diagnostics of a run, and the resulting exit code.
package struct RunOutcome {
    package var report: Report
    /// Whether something couldn't be read: a failure of the environment, not an error in the input.
    package let hasUnreadable: Bool
    /// The rules whose diagnostics ended the run.
    package var faults: Set<String> = []
    /// The other checks that were made, for reports that list them.
    package var checks: () -> [ReportCheck]

    package init(report: Report, hasUnreadable: Bool, checks: @escaping () -> [ReportCheck] = { [] }) {
        (self.report, self.hasUnreadable, self.checks) = (report, hasUnreadable, checks)
    }

    package var verdict: ExitCode { hasUnreadable ? .environment : report.fails ? .errors : .done }

    /// Whether a result may be written, which errors forbid whatever counts as failure.
    package var writingVerdict: ExitCode { hasUnreadable ? .environment : report.blocks ? .errors : .done }
}

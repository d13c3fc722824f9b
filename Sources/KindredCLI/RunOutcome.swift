import KindredDiagnostics
import KindredFormats
import KindredProject
import KindredSystem
import KindredText

/// The diagnostics of a command on its input, the way in which they are shown, and the resulting exit code.
struct RunOutcome {
    var report: Report
    /// Whether something couldn't be read: a failure of the environment, not an error in the input.
    let hasUnreadable: Bool

    var verdict: ExitCode {
        if hasUnreadable { return .environment }
        return report.fails ? .errors : .done
    }

    /// Whether a result may be written, which errors forbid whatever counts as failure.
    var writingVerdict: ExitCode {
        if hasUnreadable { return .environment }
        return report.blocks ? .errors : .done
    }

    /// The rules whose diagnostics ended the run.
    var faults: Set<String> = []

    /// The other checks that were made, for reports that list them.
    var checks: () -> [ReportCheck] = { [] }

    /// Returns the same with only some of the diagnostics, and of them no more than a limit.
    func only(_ isWanted: (Diagnostic) -> Bool, atMost limit: Int) -> RunOutcome {
        RunOutcome(report: report.only(isWanted, atMost: limit), hasUnreadable: hasUnreadable, checks: checks)
    }

    /// The same diagnostics as a failure of the environment: something must be there, and isn't.
    var ofMissing: RunOutcome { RunOutcome(report: report, hasUnreadable: true, checks: checks) }

    /// Shows the diagnostics, and writes the reports.
    ///
    /// - Parameters:
    ///   - onlyIfAny: Whether to print nothing if all is well.
    ///   - more: Writes further members of data.
    func write(
        _ reports: Reports, onlyIfAny: Bool = false, more: (inout JSONWriter) -> Void = { _ in }
    ) throws(Failure) {
        show(reports, onlyIfAny: onlyIfAny)
        try reports.write(self, more: more)
    }

    /// Shows the diagnostics, as far as no report does that.
    func show(_ reports: Reports, onlyIfAny: Bool) {
        let (options, environment) = (reports.options, reports.environment)
        if reports.showText {
            if onlyIfAny { explainIfNeeded(options, in: environment) } else { explain(options, in: environment) }
        }
        if reports.annotate {
            let report = reports.views(of: self).report(for: .github)
            let shown = ReportFormat.Options(showsNotes: options.reports.showsNotes)
            ReportFormat.github.write(report, options: shown, to: Stream(environment.errors).write)
        }
    }

    /// Shows all diagnostics, for people.
    func explain(_ options: Options, in environment: Environment) {
        let shown = ReportFormat.Options(
            showsNotes: options.reports.showsNotes, isColored: environment.isColored(options.general.isColored))
        // What a baseline doesn't know is to be seen, however much it is.
        let limit = report.baselineCount == nil ? DiagnosticBag.usualLimit : .max
        let report = ReportViews(report: report, options: options.reports, in: environment).report(for: .text).first(
            limit)
        ReportFormat.text.write(report, options: shown, to: Stream(environment.errors).write)
    }

    /// Shows the diagnostics, and prints nothing if all is well.
    func explainIfNeeded(_ options: Options, in environment: Environment) {
        let least: Severity = options.reports.showsNotes ? .note : .warning
        if Severity.allCases.contains(where: { $0 >= least && report.count($0) > 0 }) {
            explain(options, in: environment)
        }
    }
}

extension Environment {
    /// Whether diagnostics are coloured.
    ///
    /// - Parameter choice: What the command line says; nil where the terminal decides.
    func isColored(_ choice: Bool?) -> Bool {
        if variable("NO_COLOR") != nil { return false }
        return choice ?? (variable("TERM") != "dumb" && errorsAreTerminal)
    }
}

extension Policy {
    /// Makes a policy of the options of a command, and else of its project.
    ///
    /// - Parameter asksOnly: Whether only errors keep the command from an answer, whatever the project says.
    init(options: Options, project: Project? = nil, asksOnly: Bool = false) {
        self.init(failsOn: (options.checks.failsOn ?? (asksOnly ? nil : project?.failsOn) ?? .error).severity)
        if let project {
            levels = project.levels
            requiresReasons = project.requiresReason
        }
        if !options.reports.requests.isEmpty || project?.reports.isEmpty == false { reportLimit = Reports.reportLimit }
    }
}

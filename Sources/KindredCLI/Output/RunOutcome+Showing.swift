import KindredDiagnostics
import KindredFormats
import KindredSession
import KindredSystem
import KindredText

/// The way in which the diagnostics of a run are shown.
extension RunOutcome {
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

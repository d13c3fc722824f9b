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
        let (arguments, environment) = (reports.arguments, reports.environment)
        if reports.showText {
            if onlyIfAny { explainIfNeeded(arguments, in: environment) } else { explain(arguments, in: environment) }
        }
        if reports.annotate {
            let report = reports.views(of: self).report(for: .github)
            let options = ReportFormat.Options(showsNotes: arguments.has(.notes))
            ReportFormat.github.write(report, options: options, to: Stream(environment.errors).write)
        }
    }

    /// Shows all diagnostics, for people.
    func explain(_ arguments: Arguments, in environment: Environment) {
        let options = ReportFormat.Options(
            showsNotes: arguments.has(.notes), isColored: Self.isColored(arguments, in: environment))
        // What a baseline doesn't know is to be seen, however much it is.
        let limit = report.baselineCount == nil ? DiagnosticBag.usualLimit : .max
        let report = ReportViews(report: report, arguments: arguments, in: environment).report(for: .text).first(limit)
        ReportFormat.text.write(report, options: options, to: Stream(environment.errors).write)
    }

    /// Shows the diagnostics, and prints nothing if all is well.
    func explainIfNeeded(_ arguments: Arguments, in environment: Environment) {
        let least: Severity = arguments.has(.notes) ? .note : .warning
        if Severity.allCases.contains(where: { $0 >= least && report.count($0) > 0 }) {
            explain(arguments, in: environment)
        }
    }

    static func isColored(_ arguments: Arguments, in environment: Environment) -> Bool {
        if environment.variable("NO_COLOR") != nil { return false }
        return switch arguments.value(.color) {
        case "always": true
        case "never": false
        default: environment.variable("TERM") != "dumb" && environment.errorsAreTerminal
        }
    }
}

extension Option {
    static let reportFormat = Option(
        name: "--format", value: .word(ReportFormat.forFormatOption.map(\.rawValue)),
        about: "text on standard error, the default, or json on standard output instead")
}

extension ReportFormat {
    /// Reads the format that `--format` names; nil without the option.
    init?(_ arguments: Arguments) {
        guard let word = arguments.value(.reportFormat) else { return nil }
        self.init(rawValue: word)
    }
}

extension Policy {
    /// Makes a policy of the options of a command, and else of its project. Only errors keep a command without `--fail-on` from
    /// an answer.
    init(arguments: Arguments, project: Project? = nil) {
        let word = arguments.value(.failOn).flatMap(Threshold.init)
        self.init(failsOn: (word ?? (arguments.takes(.failOn) ? project?.failsOn : nil) ?? .error).severity)
        if let project {
            levels = project.levels
            requiresReasons = project.requiresReason
        }
        if arguments.has(.report) || project?.reports.isEmpty == false { reportLimit = Reports.reportLimit }
    }
}

import KindredBase

/// What a command found in its input, how it is shown, and the resulting exit code.
struct Findings {
    let report: Report
    /// Something couldn't be read: a problem of the environment, not of the input.
    let hasUnreadable: Bool

    var verdict: ExitCode {
        if hasUnreadable { return .environment }
        return report.fails ? .problems : .done
    }

    /// Whether a result may be written, which errors forbid whatever counts as failure.
    var writingVerdict: ExitCode {
        if hasUnreadable { return .environment }
        return report.blocks ? .problems : .done
    }

    /// Writes the report in the format that `--format` names.
    ///
    /// - Parameter more: Writes further members of data.
    func write(
        _ arguments: Arguments, _ environment: Environment, more: (inout JSONWriter) -> Void = { _ in }
    ) throws(Failure) {
        let format = ReportFormat(arguments)
        if format.isForPeople { return explain(arguments, environment, as: format) }
        let options = ReportFormat.Options(showsNotes: arguments.has(.notes))
        try Destination.standardOutput.write(in: environment) { stream in
            format.write(report, options, more: more, to: stream.write)
        }
    }

    /// Shows everything that was found, in a format for people.
    func explain(_ arguments: Arguments, _ environment: Environment, as format: ReportFormat = .text) {
        let options = ReportFormat.Options(
            showsNotes: arguments.has(.notes), isColored: isColored(arguments, environment))
        format.write(report, options, to: Stream(environment.errors).write)
    }

    /// Shows what was found, and prints nothing if all is well.
    func explainIfNeeded(_ arguments: Arguments, _ environment: Environment) {
        let least: Severity = arguments.has(.notes) ? .note : .warning
        if Severity.allCases.contains(where: { $0 >= least && report.count($0) > 0 }) {
            explain(arguments, environment)
        }
    }

    private func isColored(_ arguments: Arguments, _ environment: Environment) -> Bool {
        if environment.variable("NO_COLOR") != nil { return false }
        return switch arguments.value(.color) {
        case "always": true
        case "never": false
        default: environment.variable("TERM") != "dumb" && environment.errorsAreTerminal
        }
    }
}

extension Option {
    static let reportFormat = Option("--format", .word(ReportFormat.words), ReportFormat.streams)
}

extension ReportFormat {
    /// What `--format` says, else text.
    init(_ arguments: Arguments) { self = arguments.value(.reportFormat).flatMap(Self.init) ?? .text }
}

extension Policy {
    /// What the options of a command say.
    init(_ arguments: Arguments) {
        self.init(failsOn: arguments.value(.failOn) == "warning" ? .warning : .error)
    }
}

import KindredBase

/// What a command found in its input, how it is told, and what it comes to.
struct Findings {
    let report: Report
    /// Something could not be read: a matter of the surroundings, not of the input.
    let hasUnreadable: Bool

    var verdict: ExitCode {
        if hasUnreadable { return .environment }
        return report.fails ? .problems : .done
    }

    /// Tells all there is to tell, and what it comes to.
    func explain(_ arguments: Arguments, _ environment: Environment) {
        environment.talk { out in
            TextReport(isColored: isColored(arguments, environment), showsNotes: arguments.has(.notes)).write(
                report, to: &out)
        }
    }

    /// Tells what there is to tell, and nothing where all is well.
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

extension Policy {
    /// What the options of a command say.
    init(_ arguments: Arguments) {
        self.init(failsOn: arguments.value(.failOn) == "warning" ? .warning : .error)
    }
}

import Kindred
import KindredBase
import KindredCore

/// What the paths of a command line come to: read, compiled and judged.
struct Specification {
    let pipeline: Pipeline
    private let files: SpecificationFiles
    private let warningsFail: Bool

    /// - Parameter paths: The operands that are paths.
    init(_ paths: some Sequence<String>, _ arguments: Arguments, _ environment: Environment) {
        files = SpecificationFiles.read(Array(paths), in: environment)
        pipeline = Pipeline(files.inputs, threads: environment.threads)
        warningsFail = arguments.value(.failOn) == "warning"
    }

    var report: Report { pipeline.report }
    var hierarchy: Hierarchy { pipeline.hierarchy }
    /// The files that were read.
    var identities: Set<FileIdentity> { files.identities }

    var verdict: ExitCode {
        if files.hasUnreadable { return .environment }
        return pipeline.hasErrors || warningsFail && report.count(.warning) > 0 ? .problems : .done
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

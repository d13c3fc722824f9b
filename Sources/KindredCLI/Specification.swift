import Kindred
import KindredBase
import KindredCore
import KindredLifecycle

/// The specification that the paths of a command line name: read, compiled and judged.
struct Specification {
    let pipeline: Pipeline
    private let files: SpecificationFiles

    /// - Parameter paths: The operands that are paths.
    init(
        _ paths: some Sequence<String>, _ arguments: Arguments, _ environment: Environment, runsScenarios: Bool = false
    ) {
        files = SpecificationFiles.read(Array(paths), in: environment)
        pipeline = Pipeline(
            files.inputs, threads: environment.threads, runsScenarios: runsScenarios, policy: Policy(arguments))
    }

    var report: Report { pipeline.report }
    var hierarchy: Hierarchy { pipeline.hierarchy }
    /// The files that were read.
    var identities: Set<FileIdentity> { files.identities }

    var verdict: ExitCode { findings.verdict }

    /// Shows everything that was found, and returns the exit code.
    func explain(_ arguments: Arguments, _ environment: Environment) { findings.explain(arguments, environment) }

    /// Shows what was found, and prints nothing if all is well.
    func explainIfNeeded(_ arguments: Arguments, _ environment: Environment) {
        findings.explainIfNeeded(arguments, environment)
    }

    /// The findings on the specification and some of its scenarios.
    func findings(on traces: [Trace]) -> Findings {
        Findings(report: pipeline.report(on: traces), hasUnreadable: files.hasUnreadable)
    }

    var findings: Findings {
        Findings(report: report, hasUnreadable: files.hasUnreadable)
    }
}

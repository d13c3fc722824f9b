import Kindred
import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredPlatform
import KindredProject
import KindredSystem
import KindredText

/// The specification that the paths of a command line name: read, compiled and judged.
struct Specification {
    let pipeline: Pipeline
    /// The project that the specification belongs to.
    let project: LoadedProject?
    private let purpose: Purpose
    /// The house rules that are checked.
    private let house: House?
    /// The policy by which its diagnostics are judged.
    let policy: Policy
    /// The path under which standard input is read, if it is.
    let inputPath: String
    private let files: SpecificationFiles
    let environment: Environment

    /// - Parameter paths: The operands that are paths.
    init(
        paths: some Sequence<String>, for purpose: Purpose = .result, options: Options,
        in environment: Environment, runsScenarios: Bool = false
    ) throws(Failure) {
        self.environment = environment
        self.purpose = purpose
        let scope = try ProjectScope(operands: Array(paths), choice: options.project.choice, in: environment)
        project = scope.file
        policy = try purpose.policy(options, scope: scope, in: environment)
        house = purpose.house(of: project)
        inputPath = scope.standardInput ?? SpecificationPaths.standardInput.shown
        files = SpecificationFiles.read(scope, in: environment)
        environment.timings?.end("read files")
        var policyOfAll = policy
        // What is selected isn't known yet.
        if !options.selection.isAll { policyOfAll.showsAll = true }
        pipeline = Pipeline(
            inputs: files.inputs, threads: environment.threads, runsScenarios: runsScenarios, policy: policyOfAll,
            house: house, timings: environment.timings)
        guard let project, purpose != .earlierGraph else { return }
        if let diagnostics = House(project.project)?.diagnostics(in: hierarchy), diagnostics.total > 0 {
            throw project.failure(diagnostics)
        }
        // A view may be one of a file that couldn't be read.
        if !hierarchy.isPartial, let diagnostics = project.project.diagnosticsOfViews(hierarchy) {
            throw project.failure(diagnostics)
        }
    }

    var report: Report { purpose.counted(pipeline.report) }
    var hierarchy: ResolvedGraph { pipeline.hierarchy }
    /// The files that were read.
    var identities: Set<FileIdentity> {
        files.identities.union(Self.identities(project, policy: policy, in: environment))
    }

    /// The identities of the project file and the baseline, which decide what counts.
    static func identities(
        _ project: LoadedProject?, policy: Policy, in environment: Environment
    ) -> Set<FileIdentity> {
        let baseline = policy.baseline.flatMap { try? environment.files.status($0.file.path).identity }
        return Set([project?.identity, baseline].compactMap(\.self))
    }

    /// The paths of the files that were read, and of the folders that were searched.
    var sources: [String] {
        files.sources + [project?.path, policy.baseline?.file.path].compactMap(\.self)
    }

    var verdict: ExitCode { outcome.verdict }
    var writingVerdict: ExitCode { outcome.writingVerdict }

    /// Shows all diagnostics, for people.
    func explain(_ options: Options, in environment: Environment) { outcome.explain(options, in: environment) }

    /// Explains why nothing is written if only warnings are in the way: no line before says that they count as errors.
    func sayWhatBlocks(_ outcome: RunOutcome, options: Options) {
        guard !outcome.hasUnreadable, outcome.report.count(.error) == 0 else { return }
        let word = Policy.Threshold.warning.rawValue
        let cause =
            options.checks.failsOn != nil ? "--fail-on \(word)" : "'fail-on' in \(project?.path ?? Project.fileName)"
        environment.say("nothing was written: warnings count as errors (\(cause))")
    }

    /// The diagnostics on the specification and some of its scenarios.
    func outcome(on traces: [Trace]) -> RunOutcome {
        let pipeline = pipeline
        return RunOutcome(report: pipeline.report(on: traces), hasUnreadable: files.hasUnreadable) {
            pipeline.checks(ran: traces)
        }
    }

    /// Makes the edits that diagnostics suggest.
    func fixer(takesUnsafe: Bool) -> Fixer {
        var policy = policy
        policy.reportLimit = .max
        let (threads, policyOfAll, house) = (environment.threads, policy, house)
        return Fixer(inputs: files.inputs, takesUnsafe: takesUnsafe) {
            Pipeline(inputs: $0, threads: threads, policy: policyOfAll, house: house)
        }
    }

    /// The diagnostics on other texts of the same files.
    func outcome(onTexts inputs: [Pipeline.Input]) -> RunOutcome {
        let pipeline = Pipeline(inputs: inputs, threads: environment.threads, policy: policy, house: house)
        return RunOutcome(report: pipeline.report, hasUnreadable: files.hasUnreadable) { pipeline.checks() }
    }

    /// The text that came from standard input, if any did.
    var standardInput: ArraySlice<UInt8>? {
        files.inputs.lazy.compactMap { input in
            guard case .text(let text) = input.content, input.path == inputPath else {
                return nil
            }
            return text.bytes
        }.first
    }

    var outcome: RunOutcome {
        let pipeline = pipeline
        return RunOutcome(report: report, hasUnreadable: files.hasUnreadable) { pipeline.checks() }
    }
}

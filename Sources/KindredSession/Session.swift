import Kindred
import KindredGraph
import KindredLifecycle
import KindredProject
import KindredSystem
import KindredText

/// One run on a specification: what is located, read and compiled, each made of the one before. It is judged once, at the end.
package final class Session {
    package let environment: Environment
    /// The project that the specification belongs to.
    package let project: LoadedProject?
    /// The path under which standard input is read, if it is.
    package let inputPath: String
    /// The policy by which its diagnostics are judged.
    package let policy: Policy
    package let pipeline: Pipeline
    private let purpose: Purpose
    /// The house rules that are checked.
    private let house: House?
    private let files: InputFiles

    /// Whether something could not be read.
    package var hasUnreadable: Bool { files.hasUnreadable }

    /// - Parameters:
    ///   - paths: Files and folders; none for those of the project.
    ///   - buffers: Texts that cover files.
    ///   - kept: Files that were read before, and that are read anew only if their texts have changed.
    package init(
        paths: some Sequence<String>, for purpose: Purpose = .result, choices: Choices, buffers: Buffers = Buffers(),
        kept: ParsedFiles? = nil, runsScenarios: Bool = false, in environment: Environment
    ) throws(Failure) {
        self.environment = environment
        self.purpose = purpose
        let scope = try ProjectScope(operands: Array(paths), choice: choices.project, in: environment)
        project = scope.file
        policy = try purpose.policy(choices, scope: scope, in: environment)
        house = purpose.house(of: project)
        inputPath = scope.standardInput ?? FileText.standardInput.shown
        files = InputFiles.read(scope, buffers: buffers, in: environment)
        environment.timings?.end("read files")
        var policyOfAll = policy
        if choices.wantsPart { policyOfAll.showsAll = true }
        pipeline = Pipeline(
            inputs: files.inputs, threads: environment.threads, runsScenarios: runsScenarios, policy: policyOfAll,
            house: house, kept: kept, timings: environment.timings)
        if let project, purpose != .earlierGraph {
            try project.check(graph, readsWholeProject: policy.readsWholeProject)
        }
        if let name = choices.configuration, purpose != .earlierGraph { try checkConfiguration(name) }
    }

    /// Fails unless there is a configuration of that name; a file that couldn't be read may declare it.
    private func checkConfiguration(_ name: String) throws(Failure) {
        if graph.chosen != nil || graph.isPartial { return }
        let names = graph.configured.map { $0.names(of: $0.all) } ?? []
        let near = English.suggestion(NearWords.word(name, among: names))
        let hint = names.isEmpty ? "the specification declares no configurations" : "there are \(English.list(names))"
        throw .usage("there is no configuration '\(name)'" + near, hint)
    }

    package var graph: ResolvedGraph { pipeline.graph }

    /// The files that were read.
    package var identities: Set<FileIdentity> {
        files.identities.union(Self.identities(project, policy: policy, in: environment))
    }

    /// The identities of the project file and the baseline, which decide what counts.
    package static func identities(
        _ project: LoadedProject?, policy: Policy, in environment: Environment
    ) -> Set<FileIdentity> {
        let baseline = policy.baseline.flatMap { try? environment.files.status($0.file.path).identity }
        return Set([project?.identity, baseline].compactMap(\.self))
    }

    /// The paths of the files that were read, and of the folders that were searched.
    package var sources: [String] {
        files.sources + [project?.path, policy.baseline?.file.path].compactMap(\.self)
    }

    /// The text that came from standard input, if any did.
    package var standardInput: ArraySlice<UInt8>? {
        files.inputs.lazy.compactMap { input in
            guard case .text(let text) = input.content, input.path == self.inputPath else { return nil }
            return text.bytes
        }.first
    }

    // MARK: Judging

    /// Judges what was found in the specification and its scenarios.
    ///
    /// - Parameters:
    ///   - traces: The scenarios that count; nil for all that were run.
    ///   - selected: The controllers that count; nil for all.
    package func judged(on traces: [Trace]? = nil, about selected: ControllerSet? = nil) -> RunOutcome {
        var report = purpose.counted(traces.map(pipeline.report) ?? pipeline.report)
        if let selected { report = report.only(selected, of: pipeline, atMost: policy.shownAtMost) }
        environment.timings?.end("report")
        let pipeline = pipeline
        return RunOutcome(report: report, hasUnreadable: files.hasUnreadable) { pipeline.checks(ran: traces) }
    }

    /// Makes the edits that diagnostics suggest, and judges what is left.
    package func fixed(takesUnsafe: Bool) -> (fixer: Fixer, left: RunOutcome) {
        var policyOfAll = policy
        policyOfAll.reportLimit = .max
        let (threads, house, all) = (environment.threads, house, policyOfAll)
        let fixer = Fixer(inputs: files.inputs, takesUnsafe: takesUnsafe) {
            Pipeline(inputs: $0, threads: threads, policy: all, house: house).report
        }
        let left = Pipeline(inputs: fixer.inputs, threads: threads, policy: policy, house: house)
        return (fixer, RunOutcome(report: left.report, hasUnreadable: files.hasUnreadable) { left.checks() })
    }

    // MARK: Selecting

    /// The views that selectors and options can name.
    package func views() throws(Failure) -> Views {
        let declared = DeclaredViews(graph: graph)
        guard let project else { return declared.views }
        let (views, diagnostics) = project.project.views(with: declared)
        if diagnostics.total > 0 { throw project.failure(diagnostics) }
        return views
    }

    /// Returns the controllers, or nil if nothing is left out. Warns if there are none.
    package func controllers(_ selection: Selection) throws(Failure) -> ControllerSet? {
        if selection.isAll { return nil }
        let views = try views()
        do throws(Selection.Failure) {
            return try selection.controllers(in: selections(views), views: views, warn: warn)
        } catch {
            throw Failure(error)
        }
    }

    /// Returns every view with what it selects.
    ///
    /// - Parameter option: The option that asks for a view.
    package func allViews(
        _ selection: Selection, option: String
    ) throws(Failure) -> [(view: Views.View, selected: ControllerSet)] {
        let views = try views()
        do throws(Selection.Failure) {
            return try selection.all(of: views, option: option, in: selections(views), warn: warn)
        } catch {
            throw Failure(error)
        }
    }

    /// The title of the only view that is asked for.
    package func title(_ selection: Selection) throws(Failure) -> String? {
        try selection.onlyView.flatMap { name throws(Failure) in
            let views = try views()
            return views.number(of: name).flatMap { views.all[$0].title }
        }
    }

    private func selections(_ views: Views) -> Selections {
        Selections(graph: graph, views: views, pathInside: project?.project.pathInside)
    }

    private func warn(_ message: String) { environment.say(TerminalText.line(message)) }
}

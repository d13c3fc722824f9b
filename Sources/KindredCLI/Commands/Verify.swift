import Kindred
import KindredDiagnostics
import KindredGraph
import KindredSession
import KindredSystem
import KindredText

extension Command {
    static let verify = Command(
        name: "verify", summary: "compare a running app, or its Swift code, with the specification",
        usage: "DUMP… [-- PATH…] [options]",
        about: """
            Finds in a log what 'po [UIViewController _printHierarchy]' printed in the debugger and compares
            it with the specification: who contains whom, the classes, who presents whom and in which
            style. Reports each difference with its place in the dump and in the specification. What
            UIKit adds by itself, such as keyboards and alerts, is ignored. A DUMP may also be a
            recording: each of its snapshots is compared. Without '--' the first argument is the dump and
            the others are specifications.

            With --code, Swift files and folders stand in the place of dumps. Who presents, pushes and
            contains whom is compared, by classes. Docs/VerifyCode.md describes it.
            """,
        operands: [.dump, .paths],
        options: [
            ComparisonOptions.only(.code, .window, .coverage, .minCoverage, .callbacks, .writeEvidence),
            OutputOptions.only(.coveredPlaces),
            SelectionOptions.only(.dump, .select.under(.ofCoverage), .exclude.under(.ofCoverage)),
            CheckOptions.only(
                .baseline, .writeBaseline.under(.ofCode), .pruneBaseline.under(.ofCode), .failOn),
            ReportOptions.withVerifyFormat, ProjectOptions.all, GeneralOptions.all,
        ],
        examples: [
            ("verify console.log", "with everything below the current folder"),
            ("verify --window main console.log Specs", "with the families that one window can have"),
            ("verify --dump 1 --format json console.log Specs", "the first hierarchy of the log, the result as data"),
            ("verify --coverage Dumps login.log -- Specs", "many dumps, and what none of them shows"),
            ("verify --callbacks recordings -- Specs", "also whether UIKit's callbacks came as the facts say"),
            ("verify --coverage --min-coverage 80 recordings -- Specs", "what tests recorded, as a gate in CI"),
            ("verify --code Sources -- Specs", "what the code shows, and the specification doesn't declare, or back"),
        ],
        exits: [
            (.done, "the app matches the specification"),
            (.errors, "something differs, or a dump or the specification has errors"), wrongUsage,
            (.environment, "a file could not be read"),
        ]
    ) { run throws(Failure) in
        let options = run.options
        // The list goes to standard output, unless it is a part of the data there.
        let hasList = options.comparison.listsCoverage && options.reports.format?.isForPeople != false
        let count = max(1, options.divider ?? 1)
        return try Reports.run(run, after: count, result: hasList ? .standardOutput : nil) { reports throws(Failure) in
            if run.options.comparison.readsCode {
                return try CodeVerifyRun(run: run, reports: reports, count: count).verify()
            }
            return try VerifyRun(run: run, reports: reports, dumps: count).verify()
        }
    }
}

extension Condition {
    /// Demands that code is compared.
    fileprivate static let ofCode = requires("--code") { $0.has(.code) }
    /// Demands that coverage is asked for.
    fileprivate static let ofCoverage = requires("--coverage or --min-coverage") { $0.asksForCoverage }
}

/// One run of `verify`.
private struct VerifyRun {
    private let run: Run
    private let reports: Reports
    private let dumps: DumpFiles
    private let paths: ArraySlice<String>

    private var options: Options { run.options }
    private var environment: Environment { run.environment }

    init(run: Run, reports: Reports, dumps count: Int) throws(Failure) {
        (self.run, self.reports) = (run, reports)
        let (options, operands) = (run.options, run.options.operands)
        let inputs = operands.indices.filter { operands[$0] == FileText.standardInput.argument }
        if inputs.count > 1 || options.project.choice.standardInput != nil && inputs.contains(where: { $0 < count }) {
            throw options.wrong("standard input can be the dump or a specification, not both")
        }
        paths = operands.dropFirst(count)
        dumps = DumpFiles(operands: operands.prefix(count), in: run.environment)
    }

    func verify() throws(Failure) -> ExitCode {
        let number = try options.dump(in: dumps)
        if let failure = dumps.failure {
            if let project = try ProjectScope(
                operands: Array(paths), choice: options.project.choice, in: environment
            ).file {
                try reports.add(project)
            }
            try reports.check(against: dumps.identities)
            return try answer(failure, verification: nil, hasUnreadable: dumps.hasUnreadable)
        }
        if let text = paths.first(where: isDump) {
            throw .usage(
                "'\(text)' would be read as a specification, but it's no such file",
                "put '--' between dumps and specifications: kindred verify DUMP… -- PATH…")
        }
        let session = try run.session(after: options.operands.count - paths.count)
        let judged = session.judged()
        let window = judged.writingVerdict == .done ? try window(in: session.graph) : nil
        let verification = VerificationPipeline(
            specification: session.pipeline, report: judged.report, texts: dumps.files, failures: dumps.failures,
            choice: VerificationPipeline.Choice(
                window: window, dump: number,
                selected: judged.writingVerdict == .done ? try session.controllers(options.selection.part) : nil,
                minimums: options.comparison.minimums, naming: options.output.naming,
                judgesCallbacks: options.comparison.judgesCallbacks), threads: environment.threads)
        if let number, let reading = verification.readings.first {
            try options.check(number, of: reading.dumps, in: dumps)
        }
        try reports.add(session, reading: dumps.identities)
        if let path = options.comparison.evidence, let events = verification.events {
            try EvidenceFile(path: path, in: environment).add(events, through: reports)
        }
        let hasUnreadable = dumps.hasUnreadable || session.hasUnreadable
        let verdict = try answer(verification.report, verification: verification, hasUnreadable: hasUnreadable)
        if judged.writingVerdict != .done, options.divider == nil, let text = paths.first(where: isText) {
            environment.say("'\(text)' was read as a specification; put '--' between dumps and specifications")
        }
        return verdict
    }

    /// Whether a name is that of a dump rather than of a specification.
    private func isText(_ path: String) -> Bool { path.withCString { WantedFiles.dumps.hasSuffix($0) } }

    /// Whether a file is a recording; a specification may have the same suffix.
    private func isRecording(_ path: String) -> Bool {
        PathText.suffix(of: path) == WantedFiles.recordingSuffix
            && WantedFiles.isRecording(path, in: environment.files)
    }

    /// Whether a text among the specifications is a dump: somebody named several dumps and no divider.
    private func isDump(_ path: String) -> Bool {
        if options.divider == nil, isRecording(path) { return true }
        guard options.divider == nil, isText(path),
            case .text(let text) = FileText.read(path, in: environment).content
        else { return false }
        return !String(decoding: text.bytes, as: UTF8.self).contains("kindred:")
    }

    private func window(in graph: ResolvedGraph) throws(Failure) -> WindowID? {
        guard let name = options.comparison.window else { return nil }
        if let found = graph.windowIDs.first(where: { ExactText(graph.name(of: $0)) == ExactText(name) }) {
            return found
        }
        let near = NearWords.word(name, among: graph.windowIDs.map { graph.name(of: $0) })
        throw .usage("there is no window '\(name)'" + English.suggestion(near))
    }

    // MARK: The answer

    private func answer(
        _ report: Report, verification: VerificationPipeline?, hasUnreadable: Bool
    ) throws(Failure) -> ExitCode {
        // Nothing was compared with a specification that has errors.
        let compared = verification.flatMap { $0.readings.isEmpty ? nil : $0 }
        let coverage =
            options.comparison.listsCoverage
            ? compared.map { CoverageText(verification: $0, by: options.output.naming) } : nil
        let outcome = RunOutcome(report: report, hasUnreadable: hasUnreadable)
        try outcome.write(reports) { write(compared, coverage: coverage, to: &$0) }
        if options.reports.format?.isForPeople != false {
            for line in compared?.closing ?? [] { environment.say(line) }
            if let coverage { try write(coverage, closing: compared?.closing ?? []) }
        }
        return outcome.verdict
    }

    private func write(
        _ verification: VerificationPipeline?, coverage: CoverageText?, to json: inout JSONWriter
    ) {
        if dumps.isOne, !dumps.hasRecordings {
            VerificationPipeline.writeSummary(verification, to: &json)
        } else {
            VerificationPipeline.writeSummaries(verification, to: &json)
        }
        if options.comparison.judgesCallbacks { VerificationPipeline.writeEvents(verification, to: &json) }
        if options.comparison.listsCoverage { CoverageText.write(coverage, to: &json) }
    }

    private func write(_ coverage: CoverageText, closing: [String]) throws(Failure) {
        environment.say(coverage.summary)
        try environment.answer { out in
            if options.comparison.writesMarkdown { return coverage.writeMarkdown(closing: closing, to: &out) }
            for line in coverage.lines { out.write(TerminalText.text(line) + "\n") }
        }
    }
}

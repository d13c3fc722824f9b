import Kindred
import KindredDiagnostics
import KindredSession
import KindredSystem
import KindredText

/// One run of `verify --code`.
struct CodeVerifyRun {
    private let run: Run
    private let reports: Reports
    private let count: Int

    private var options: Options { run.options }
    private var environment: Environment { run.environment }

    /// - Parameter count: The number of operands that are code.
    init(run: Run, reports: Reports, count: Int) { (self.run, self.reports, self.count) = (run, reports, count) }

    func verify() throws(Failure) -> ExitCode {
        let paths = Array(options.operands.prefix(count))
        if let dump = paths.first(where: isNoCode) {
            throw options.wrong("'\(dump)' is no Swift file and no folder: --code compares code, not dumps")
        }
        let session = try run.session(after: count)
        let judged = session.judged()
        try reports.add(session)
        let files = try SwiftFiles(
            arguments: paths, excluding: session.project?.project.codeExcludes ?? [],
            reader: SwiftReader(in: environment), showsWholePaths: true,
            in: environment)
        try reports.check(against: files.identities)
        files.showUnread(in: environment)
        try files.requireAny()
        let storyboards = SwiftFiles.storyboards(
            beside: paths, excluding: session.project?.project.codeExcludes ?? [], in: environment)
        let verification = CodeVerification(
            specification: session.pipeline, report: judged.report, facts: files.facts,
            helpers: session.project?.project.codeHelpers ?? [],
            others: files.classesInStoryboards, storyboards: storyboards,
            isWhole: files.failures.isEmpty && files.unreadable.isEmpty
        ) { path in
            if case .text(let text) = FileText.read(path, in: environment).content { text } else { nil }
        }
        if verification.isCut { environment.say(SwiftFiles.cut) }
        let outcome = RunOutcome(
            report: verification.report, hasUnreadable: session.hasUnreadable || !files.unreadable.isEmpty)
        if verification.comparison != nil {
            let baseline = BaselineRun(run: run, choice: options.checks.baseline, reports: reports)
            if let code = try baseline?.change(session, outcome: outcome, isOfCode: true) { return code }
        }
        return try answer(outcome, verification)
    }

    /// Whether a path is a file of another kind than Swift.
    private func isNoCode(_ path: String) -> Bool {
        if path == FileText.standardInput.argument { return true }
        guard let kind = try? environment.files.status(path).kind, kind != .folder else { return false }
        return PathText.suffix(of: path) != "swift"
    }

    private func answer(_ outcome: RunOutcome, _ verification: CodeVerification) throws(Failure) -> ExitCode {
        try outcome.write(reports) { json in
            CodeVerification.write(verification.comparison, to: &json)
            if options.comparison.listsCoverage { verification.writeCoverage(to: &json) }
        }
        guard options.reports.format?.isForPeople != false else { return outcome.verdict }
        if let closing = verification.closing { environment.say(closing) }
        if options.comparison.listsCoverage {
            let lines = verification.coverage
            try environment.answer { out in
                for line in lines {
                    out.write((options.comparison.writesMarkdown ? "- " : "") + TerminalText.text(line) + "\n")
                }
            }
        }
        return outcome.verdict
    }
}

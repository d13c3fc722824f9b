import KindredDiagnostics
import KindredProject
import KindredSystem
import KindredText

/// A run of `check --write-baseline` or `check --prune-baseline`: changes the file, and reports what is left.
struct BaselineRun {
    private let options: Options
    private let environment: Environment

    init(options: Options, in environment: Environment) { (self.options, self.environment) = (options, environment) }

    /// Changes the baseline; nil if none is to be changed.
    func run(specification: Specification, reports: Reports) throws(Failure) -> ExitCode? {
        switch options.checks.baseline {
        case .ofProject, .read: nil
        case .write(let path):
            try write(BaselineFile(path: path, in: environment), specification: specification, reports: reports)
        case .prune(let path):
            try prune(BaselineFile(path: path, in: environment), specification: specification, reports: reports)
        }
    }

    private func write(
        _ file: BaselineFile, specification: Specification, reports: Reports
    ) throws(Failure) -> ExitCode {
        try Destination(file: file.path).check(against: specification.identities, in: environment)
        let isOfProject = isOfProject(file, specification: specification)
        if isOfProject, !specification.policy.readsWholeProject { throw Self.isPart(file) }
        // What is left once everything else is known.
        var left = specification.outcome
        left.report = specification.report.withoutSilenceable
        try left.write(reports, onlyIfAny: true)
        if left.hasUnreadable || left.report.count(.error) > 0 {
            environment.say("nothing is written: a baseline can't hold these; fix them first")
            return left.hasUnreadable ? .environment : .errors
        }
        let entries = Baseline.entries(of: specification.report, pathInside: file.pathInside(environment))
        try reports.write(Destination(file: file.path)) { stream in BaselineWriter.write(entries, to: stream.write) }
        let known = entries.count == 1 ? "1 diagnostic is known" : "\(entries.count) diagnostics are known"
        let condition = isOfProject ? "" : ", with '--baseline \(PathText.quoted(file.path))'"
        reports.last.append { environment.say("\(known) from now on\(condition)") }
        return left.verdict
    }

    /// Whether a file is the baseline that the project names, by whatever path.
    private func isOfProject(_ file: BaselineFile, specification: Specification) -> Bool {
        guard let path = specification.project?.baselinePath else { return false }
        if BaselineFile(path: path, in: environment).path == file.path { return true }
        guard let own = try? environment.files.status(path).identity else { return false }
        return (try? environment.files.status(file.path).identity) == own
    }

    private static func isPart(_ file: BaselineFile) -> Failure {
        .usage(
            "these are not all specifications of the project, so '\(file.path)' would lose what the others need",
            "leave out PATH to write it")
    }

    private func prune(
        _ file: BaselineFile, specification: Specification, reports: Reports
    ) throws(Failure) -> ExitCode {
        if !specification.policy.readsWholeProject {
            throw .usage(
                "these are not all specifications of the project, so '\(file.path)' would lose what the others need",
                "leave out PATH to prune the baseline")
        }
        let outcome = specification.outcome
        try outcome.write(reports)
        guard let stale = outcome.report.stale, !outcome.hasUnreadable else {
            environment.say("nothing is removed from '\(file.path)': first fix what hides other diagnostics")
            return outcome.verdict
        }
        guard !stale.isEmpty, let baseline = specification.policy.baseline else {
            environment.say("there is nothing to remove from '\(file.path)'")
            return outcome.verdict
        }
        let gone = Set(stale.map(\.range))
        let left = baseline.entries.filter { !gone.contains($0.range) }.sorted { $0.identity.precedes($1.identity) }
        try reports.write(Destination(file: file.path)) { stream in BaselineWriter.write(left, to: stream.write) }
        let removed = "removed \(English.count(stale.count, of: "entry", many: "entries")) from '\(file.path)'"
        reports.last.append { environment.say(removed) }
        return outcome.verdict
    }
}

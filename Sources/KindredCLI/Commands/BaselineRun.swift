import KindredProject
import KindredSession
import KindredSystem
import KindredText

/// A run with `--write-baseline` or `--prune-baseline`: changes the file, and reports what is left.
struct BaselineRun {
    private let environment: Environment
    private let reports: Reports
    private let file: BaselineFile
    private let choice: BaselineChoice

    /// Returns nil if no baseline is to be changed.
    init?(run: Run, choice: BaselineChoice, reports: Reports) {
        switch choice {
        case .write(let path), .prune(let path): file = BaselineFile(path: path, in: run.environment)
        case .ofProject, .read: return nil
        }
        (environment, self.reports, self.choice) = (run.environment, reports, choice)
    }

    /// Changes the baseline.
    ///
    /// - Parameter isOfCode: Whether code is compared: its entries are those about classes and Swift files, and only they change.
    func change(_ session: Session, outcome: RunOutcome, isOfCode: Bool = false) throws(Failure) -> ExitCode? {
        choice.written == nil ? try prune(session, outcome) : try write(session, outcome, isOfCode: isOfCode)
    }

    /// Makes what is found known.
    private func write(_ session: Session, _ judged: RunOutcome, isOfCode: Bool) throws(Failure) -> ExitCode {
        try Destination(file: file.path).check(against: session.identities, in: environment)
        let isOfProject = isOfProject(session.project)
        if isOfProject, !session.policy.readsWholeProject { throw isPart("write it") }
        // What is left once everything else is known.
        var left = judged
        left.report = judged.report.withoutSilenceable
        try left.write(reports, onlyIfAny: true)
        if left.hasUnreadable || left.report.count(.error) > 0 {
            environment.say("nothing is written: a baseline can't hold these; fix them first")
            return left.hasUnreadable ? .environment : .errors
        }
        // The entries of the other comparison stay.
        let others = ((try? file.read(environment))?.named(by: session.graph.declaredNames()).entries ?? []).filter {
            $0.identity.isOfCode != isOfCode
        }
        let own = Baseline.entries(of: judged.report, pathInside: file.pathInside(environment))
        let entries = (own + others).sorted { $0.identity.precedes($1.identity) }
        try reports.write(Destination(file: file.path)) { stream in BaselineWriter.write(entries, to: stream.write) }
        let known = English.count(own.count, of: "diagnostic is", many: "diagnostics are") + " known"
        let condition = isOfProject ? "" : ", with '--baseline \(PathText.quoted(file.path))'"
        reports.last.append { environment.say("\(known) from now on\(condition)") }
        return left.verdict
    }

    /// Whether a file is the baseline that the project names, by whatever path.
    private func isOfProject(_ project: LoadedProject?) -> Bool {
        guard let path = project?.baselinePath else { return false }
        if BaselineFile(path: path, in: environment).path == file.path { return true }
        guard let own = try? environment.files.status(path).identity else { return false }
        return (try? environment.files.status(file.path).identity) == own
    }

    private func isPart(_ purpose: String) -> Failure {
        .usage(
            "these are not all specifications of the project, so '\(file.path)' would lose what the others need",
            "leave out PATH to \(purpose)")
    }

    /// Removes what is no longer found.
    private func prune(_ session: Session, _ outcome: RunOutcome) throws(Failure) -> ExitCode {
        if !session.policy.readsWholeProject { throw isPart("prune the baseline") }
        try outcome.write(reports)
        guard let stale = outcome.report.stale, !outcome.hasUnreadable else {
            environment.say("nothing is removed from '\(file.path)': first fix what hides other diagnostics")
            return outcome.verdict
        }
        guard !stale.isEmpty, let baseline = session.policy.baseline else {
            environment.say("there is nothing to remove from '\(file.path)'")
            return outcome.verdict
        }
        let gone = Set(stale.map(\.range))
        let entries = baseline.named(by: session.graph.declaredNames()).entries
        let left = entries.filter { !gone.contains($0.range) }.sorted { $0.identity.precedes($1.identity) }
        try reports.write(Destination(file: file.path)) { stream in BaselineWriter.write(left, to: stream.write) }
        let removed = "removed \(English.count(stale.count, of: "entry", many: "entries")) from '\(file.path)'"
        reports.last.append { environment.say(removed) }
        return outcome.verdict
    }
}

import Kindred
import KindredSession
import KindredSystem
import KindredText

/// A run of `check --fix`: makes the edits that diagnostics suggest, and reports what is left.
struct FixRun {
    private let options: Options
    private let environment: Environment
    private let reports: Reports

    init(run: Run, reports: Reports) {
        (options, environment, self.reports) = (run.options, run.environment, reports)
    }

    /// Makes the edits.
    func fix(_ session: Session) throws(Failure) -> ExitCode {
        if session.standardInput != nil || options.fixes.areShown, reports.useStandardOutput {
            throw options.wrong("standard output can't take both the report and what '--fix' writes")
        }
        let (fixer, outcome) = session.fixed(takesUnsafe: options.fixes.areUnsafe)
        let changes = fixer.changes
        if options.fixes.areShown {
            try environment.answer { out in
                for change in changes { UnifiedDiff.write(change.path, old: change.old, new: change.new, to: &out) }
            }
            if changes.isEmpty { outcome.explainIfNeeded(options, in: environment) }
            try reports.write(outcome)
            return changes.isEmpty || outcome.hasUnreadable ? outcome.verdict : .errors
        }
        for each in changes where each.path != session.inputPath {
            try reports.change.rewrite(each.path, bytes: Array(each.new))
        }
        try outcome.write(reports)
        try answer(changes, session: session)
        if let closing = closing(fixer, files: changes.count) { reports.last.append { environment.say(closing) } }
        return outcome.verdict
    }

    /// Writes to standard output what came from standard input.
    private func answer(_ changes: [Fixer.Change], session: Session) throws(Failure) {
        guard let input = session.standardInput else { return }
        let text = changes.first { $0.path == session.inputPath }?.new ?? input
        try environment.answer { out in out.write(Array(text)) }
    }

    private func closing(_ fixer: Fixer, files: Int) -> String? {
        var sentences: [String] = []
        if fixer.count > 0 {
            sentences.append(
                "fixed \(English.count(fixer.count, of: "mistake")) in \(English.count(files, of: "file"))")
        }
        if fixer.unsafeCount > 0, !options.fixes.areUnsafe {
            sentences.append("--unsafe-fixes would fix \(fixer.unsafeCount) more; look at what it changes")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }
}

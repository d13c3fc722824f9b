import Kindred
import KindredSystem
import KindredText

/// A run of `check --fix`: makes the edits that diagnostics suggest, and reports what is left.
struct FixRun {
    private let options: Options
    private let environment: Environment

    init(options: Options, in environment: Environment) { (self.options, self.environment) = (options, environment) }

    /// Makes the edits; nil if nothing is to be fixed.
    func run(specification: Specification, reports: Reports) throws(Failure) -> ExitCode? {
        guard options.fixes.areMade else { return nil }
        if specification.standardInput != nil || options.fixes.areShown, reports.useStandardOutput {
            throw options.wrong("standard output can't take both the report and what '--fix' writes")
        }
        let fixer = specification.fixer(takesUnsafe: options.fixes.areUnsafe)
        let changes = fixer.changes
        let outcome = specification.outcome(onTexts: fixer.inputs)
        if options.fixes.areShown {
            try environment.answer { out in
                for change in changes { UnifiedDiff.write(change.path, old: change.old, new: change.new, to: &out) }
            }
            if changes.isEmpty { outcome.explainIfNeeded(options, in: environment) }
            try reports.write(outcome)
            return changes.isEmpty || outcome.hasUnreadable ? outcome.verdict : .errors
        }
        for each in changes where each.path != specification.inputPath {
            try reports.change.rewrite(each.path, bytes: Array(each.new))
        }
        try outcome.write(reports)
        try answer(changes, specification: specification)
        if let closing = closing(fixer, files: changes.count) { reports.last.append { environment.say(closing) } }
        return outcome.verdict
    }

    /// Writes to standard output what came from standard input.
    private func answer(_ changes: [Fixer.Change], specification: Specification) throws(Failure) {
        guard let input = specification.standardInput else { return }
        let text = changes.first { $0.path == specification.inputPath }?.new ?? input
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

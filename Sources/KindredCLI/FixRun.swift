import Kindred
import KindredSystem
import KindredText

/// A run of `check --fix`: makes the edits that diagnostics suggest, and reports what is left.
struct FixRun {
    static let fix = Option(name: "--fix", about: "apply the fixes that are certain, then report what is left")
    static let unsafe = Option(
        name: "--unsafe-fixes", about: "with --fix: apply also fixes to look at, such as the nearest id")
    static let diff = Option(
        name: "--diff",
        about: "with --fix: write the changes to standard output, for 'git apply', instead of making them")
    static let options = [fix, unsafe, diff]

    private let arguments: Arguments
    private let environment: Environment

    init(arguments: Arguments, in environment: Environment) throws(Failure) {
        (self.arguments, self.environment) = (arguments, environment)
        for option in [Self.unsafe, Self.diff] where arguments.has(option) && !arguments.has(Self.fix) {
            throw arguments.wrong("option '\(option.name)' requires --fix")
        }
    }

    /// Makes the edits; nil if nothing is to be fixed.
    func run(specification: Specification, reports: Reports) throws(Failure) -> ExitCode? {
        guard arguments.has(Self.fix) else { return nil }
        if specification.standardInput != nil || arguments.has(Self.diff), reports.useStandardOutput {
            throw arguments.wrong("standard output can't take both the report and what '--fix' writes")
        }
        let fixer = specification.fixer(takesUnsafe: arguments.has(Self.unsafe))
        let changes = fixer.changes
        let outcome = specification.outcome(onTexts: fixer.inputs)
        if arguments.has(Self.diff) {
            try environment.answer { out in
                for change in changes { UnifiedDiff.write(change.path, old: change.old, new: change.new, to: &out) }
            }
            if changes.isEmpty { outcome.explainIfNeeded(arguments, in: environment) }
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
        if fixer.unsafeCount > 0, !arguments.has(Self.unsafe) {
            sentences.append("--unsafe-fixes would fix \(fixer.unsafeCount) more; look at what it changes")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }
}

import Kindred
import KindredDiagnostics
import KindredProject
import KindredSession
import KindredSystem
import KindredText

/// One run of a command.
struct Run {
    let options: Options
    var environment: Environment
    /// The files that an earlier run has read.
    var kept: ParsedFiles?

    /// - Parameter count: The number of operands that come before the paths.
    func session(
        after count: Int = 0, for purpose: Session.Purpose = .result, runsScenarios: Bool = false
    ) throws(Failure) -> Session {
        try Session(
            paths: options.operands.dropFirst(count), for: purpose, choices: options.choices, kept: kept,
            runsScenarios: runsScenarios, in: environment)
    }

    /// Answers a question about a graph.
    ///
    /// - Parameter count: The number of operands that come before the paths.
    func answer(after count: Int, body: (Session) throws(Failure) -> Void) throws(Failure) -> ExitCode {
        let session = try session(after: count, for: .graph)
        let outcome = session.judged()
        guard outcome.writingVerdict == .done else {
            outcome.explain(options, in: environment)
            return outcome.writingVerdict
        }
        try body(session)
        return .done
    }

    // MARK: Results

    /// Writes what is made of a graph, or of each of its views, unless diagnostics are in the way.
    ///
    /// - Parameters:
    ///   - suffix: That of the files for views.
    ///   - body: Writes one, and returns whether anything is in it.
    func produce(
        suffix: String, runsScenarios: Bool = false, body: (Part, Stream) throws(Failure) -> Bool
    ) throws(Failure) -> ExitCode {
        let output = options.output
        return try Reports.run(self, result: output.destination) { reports throws(Failure) in
            if let range = options.comparison.range, range.new != nil {
                return try drawRevisions(range, reports: reports, body: body)
            }
            let session = try session(runsScenarios: runsScenarios)
            try check(against: session.identities)
            try reports.add(session)
            // Scenarios may fail: a page shows how.
            let outcome = session.judged(on: [])
            try outcome.write(reports, onlyIfAny: true)
            guard outcome.writingVerdict == .done else {
                sayWhatBlocks(outcome, project: session.project)
                return outcome.writingVerdict
            }
            var part = Part(session, report: outcome.report)
            var sources = session.sources
            if let code = try compare(&part, sources: &sources, in: session, reports: reports) { return code }
            var isEmpty = false
            func draw(_ part: Part, to stream: Stream) throws(Failure) {
                if try body(part, stream) { return }
                isEmpty = true
                sayNothingIsLeft(of: part)
            }
            if output.writesAllViews {
                try writeViews(session, part: part, suffix: suffix, reports: reports, body: draw)
                return isEmpty && outcome.report.counts(.warning) ? .errors : .done
            }
            part.selected = try session.controllers(options.selection.part)
            part.title = try session.title(options.selection.part) ?? part.title
            try reports.write(output.destination) { stream throws(Failure) in try draw(part, to: stream) }
            if let dependencies = output.dependencies { try write(dependencies, sources: sources, reports: reports) }
            return isEmpty && outcome.report.counts(.warning) ? .errors : .done
        }
    }

    /// Compares a part with the old side, if there is one; returns the exit code if that can't be.
    private func compare(
        _ part: inout Part, sources: inout [String], in session: Session, reports: Reports
    ) throws(Failure) -> ExitCode? {
        guard let (sides, path) = try sides(session, reports: reports) else { return nil }
        let outcome = sides.old.outcome
        guard outcome.writingVerdict == .done else {
            outcome.explain(options, in: environment)
            reports.shownFailure = "nothing was drawn: '\(path)' can't be compared"
            return outcome.writingVerdict
        }
        try part.compare(sides, options: options)
        let known = Set(sources.map(ExactText.init))
        sources += sides.old.sources.filter { !known.contains(ExactText($0)) }
        return nil
    }

    /// Warns that a picture shows nothing, unless its selection did so.
    private func sayNothingIsLeft(of part: Part) {
        if part.selected?.isEmpty == true { return }
        let families = (options.drawing.graph.narrowing.families ?? []).map { "\(Option.family.name) '\($0)'" }
        let names = (families + [options.selection.part.names].filter { !$0.isEmpty }).joined(separator: " and ")
        environment.say(
            TerminalText.line(
                names.isEmpty
                    ? "warning: there are no families to draw"
                    : "warning: nothing is left of \(names)\(options.selection.part.exception)"))
    }

    /// Reads what is compared with, if anything is; with its name.
    private func sides(_ session: Session, reports: Reports) throws(Failure) -> (ComparedSides, name: String)? {
        let (sides, name): (ComparedSides, String)
        if let range = options.comparison.range {
            sides = try ComparedSides(
                range, paths: options.operands, session: session, choices: options.choices, in: environment)
            name = range.old
        } else if let path = options.comparison.old {
            let old = try ComparedSide(path: path, for: .earlierGraph, choices: options.choices, in: environment)
            (sides, name) = (ComparedSides(old: old, session: session, choices: options.choices), path)
        } else {
            return nil
        }
        try check(against: sides.old.identities)
        try reports.check(against: sides.old.identities)
        return (sides, name)
    }

    /// Draws what differs between two revisions.
    private func drawRevisions(
        _ range: GitRange, reports: Reports, body: (Part, Stream) throws(Failure) -> Bool
    ) throws(Failure) -> ExitCode {
        let sides = try ComparedSides(range, paths: options.operands, choices: options.choices, in: environment)
        try check(against: sides.identities)
        for outcome in sides.blocked { outcome.explain(options, in: environment) }
        if let verdict = sides.blocked.map(\.writingVerdict).max(by: { $0.rawValue < $1.rawValue }) {
            reports.shownFailure = "nothing was drawn: the revisions can't be compared"
            return verdict
        }
        guard var part = Part(newOf: sides) else { return .done }
        try part.compare(sides, options: options)
        try reports.write(options.output.destination) { stream throws(Failure) in _ = try body(part, stream) }
        return .done
    }

    private func write(_ file: DependencyFile, sources: [String], reports: Reports) throws(Failure) {
        try reports.write(Destination(file: file.file)) { stream in file.write(sources, to: stream, in: environment) }
        // What was written may have changed a folder that it depends on.
        reports.change.touch(file.target)
    }

    /// Writes a file for each view, all or none.
    private func writeViews(
        _ session: Session, part: Part, suffix: String, reports: Reports,
        body: (Part, Stream) throws(Failure) -> Void
    ) throws(Failure) {
        let views = try session.allViews(options.selection.part, option: Option.view.name)
        let folder = PathText.shown(options.output.destination.path ?? ".", from: environment.files.currentFolders)
        try reports.change.makeFolder(folder)
        for each in views {
            let path = PathText.joined(folder, name: "\(each.view.name).\(suffix)")
            try Destination(file: path).check(against: session.identities, in: environment)
            var part = part
            (part.selected, part.title) = (each.selected, each.view.title ?? part.title)
            try reports.change.stage(path) { stream throws(Failure) in try body(part, stream) }
        }
    }

    /// Refuses to write the result over what was read.
    private func check(against identities: Set<FileIdentity>) throws(Failure) {
        try options.output.destination.check(against: identities, in: environment)
        if let dependencies = options.output.dependencies {
            try Destination(file: dependencies.file).check(against: identities, in: environment)
        }
    }

    /// Explains why nothing is written if only warnings are in the way: no line before says that they count as errors.
    private func sayWhatBlocks(_ outcome: RunOutcome, project: LoadedProject?) {
        guard !outcome.hasUnreadable, outcome.report.count(.error) == 0 else { return }
        let word = Policy.Threshold.warning.rawValue
        let cause =
            options.checks.failsOn != nil
            ? "\(Option.failOn.name) \(word)" : "'fail-on' in \(project?.path ?? Project.fileName)"
        environment.say("nothing was written: warnings count as errors (\(cause))")
    }
}

import Kindred
import KindredDiagnostics
import KindredFormats
import KindredProject
import KindredRules
import KindredSession
import KindredSystem
import KindredText

/// The reports that a run writes besides what it shows, and where they go. All files of a run take effect at its end.
final class Reports {
    struct Wanted {
        let format: ReportFormat
        let destination: Destination
        /// The place in the project file, if that asks for it.
        let place: SourceRange?

        /// Whether it is added to the end of the file: others write to the same summary.
        var isAppended: Bool { format == .summary && destination.path != nil }
    }

    let options: Options
    let environment: Environment
    /// The destination of the command's result; nil if it has none besides its report.
    private let result: Destination?
    private(set) var wanted: [Wanted] = []
    private(set) var project: LoadedProject?
    /// The files that were read: nothing is written over them.
    private var identities: Set<FileIdentity> = []
    /// The diagnostics in the reports.
    private(set) var outcome: RunOutcome?
    /// The files that the run writes, once it's at its end.
    var change: FileChange
    /// The actions to take after that.
    var last: [() -> Void] = []
    /// The reason why a run failed that has already shown it.
    var shownFailure: String?

    /// - Parameter result: Where the result of the command goes.
    init(options: Options, in environment: Environment, result: Destination? = nil) throws(Failure) {
        (self.options, self.environment, self.result) = (options, environment, result)
        change = FileChange(environment.files)
        if let format = options.reports.format, !format.isForPeople {
            try add(ReportRequest(format: format.rawValue, file: nil))
        }
        for request in options.reports.requests { try add(request) }
    }

    /// Adds the reports of the project, unless the command line says what to report; refuses to write over what was read.
    func add(_ session: Session, reading others: Set<FileIdentity> = []) throws(Failure) {
        if let project = session.project { try add(project) }
        if options.reports.listsSuppressed, !wanted.contains(where: { $0.format == .sarif }) {
            throw options.wrong("option '\(Option.reportSuppressed.name)' requires --report sarif")
        }
        try check(against: session.identities.union(others))
    }

    /// Adds the reports of a project, unless the command line says what to report.
    func add(_ project: LoadedProject) throws(Failure) {
        if self.project != nil { return }
        self.project = project
        if options.reports.isExplicit { return }
        for each in project.project.reports {
            try at(each.place) { () throws(Failure) in
                try add(ReportRequest(format: each.format, file: project.path(each.file)), at: each.place)
            }
        }
    }

    /// Refuses to write over what was read.
    func check(against identities: Set<FileIdentity>) throws(Failure) {
        self.identities.formUnion(identities)
        for each in wanted {
            try at(each.place) { () throws(Failure) in try each.destination.check(against: identities, in: environment)
            }
        }
    }

    /// Reports wrong usage as an error in the project file if it is there.
    private func at(_ place: SourceRange?, body: () throws(Failure) -> Void) throws(Failure) {
        do throws(Failure) {
            try body()
        } catch {
            guard let place, let project, error.code == .usage else { throw error }
            var diagnostics = DiagnosticBag()
            let help = error.hints.first ?? "give the report another file"
            diagnostics.append(InvalidProject.found(message: error.message, at: place, help: help))
            throw project.failure(diagnostics)
        }
    }

    private func add(_ request: ReportRequest, at place: SourceRange? = nil) throws(Failure) {
        guard let format = ReportFormat(rawValue: request.format) else { return }
        let new = Wanted(format: format, destination: try destination(request), place: place)
        if let path = new.destination.path {
            try checkFile(path, new: new)
        } else {
            try checkStandardOutput(new)
        }
        wanted.append(new)
    }

    private func destination(_ request: ReportRequest) throws(Failure) -> Destination {
        if let file = request.file { return Destination(file) }
        guard request.format == ReportFormat.summary.rawValue else { return .standardOutput }
        if let file = environment.variable("GITHUB_STEP_SUMMARY") { return Destination(file: file) }
        throw .usage(
            "'--report summary' needs a file: GITHUB_STEP_SUMMARY isn't set",
            "write '--report summary=FILE', or '--report summary=-' for standard output")
    }

    private func checkStandardOutput(_ new: Wanted) throws(Failure) {
        let advice = "write it to a file: '--report \(new.format.rawValue)=FILE'"
        if let other = wanted.first(where: { $0.destination.path == nil }) {
            throw .usage(
                "standard output takes one report, not both '\(other.format.rawValue)' and '\(new.format.rawValue)'",
                advice)
        }
        if let result, result.path == nil {
            throw .usage("standard output can't take both the result and the report '\(new.format.rawValue)'", advice)
        }
    }

    private func checkFile(_ path: String, new: Wanted) throws(Failure) {
        func isSame(_ other: String?) -> Bool { other.map(PathText.normalised) == PathText.normalised(path) }
        if let other = wanted.first(where: { isSame($0.destination.path) }), !(new.isAppended && other.isAppended) {
            throw .usage("two reports can't share the file '\(path)'", "give each its own")
        }
        let others = [
            ("the result", result?.path), ("a baseline", options.checks.baseline.written),
            ("dependencies", options.output.dependencies?.file),
        ]
        for (what, file) in others where isSame(file) {
            throw .usage("\(what) and a report can't share the file '\(path)'", "give each its own")
        }
    }

    /// Whether a report goes to standard output.
    var useStandardOutput: Bool { wanted.contains { $0.destination.path == nil } }

    /// Whether diagnostics are shown on standard error: not beside others for people, nor beside what `--format` names.
    var showText: Bool {
        guard let shown = wanted.first(where: { $0.destination.path == nil }) else { return true }
        return !shown.format.isForPeople && options.reports.format != shown.format
    }

    /// Whether diagnostics become annotations by themselves; reports of the project file don't prevent it.
    var annotate: Bool {
        !options.reports.isExplicit && options.reports.annotates && !wanted.contains { $0.format == .github }
            && environment.variable("GITHUB_ACTIONS") == "true"
    }

    func views(of outcome: RunOutcome) -> ReportViews {
        ReportViews(
            report: outcome.report, options: options.reports, in: environment,
            project: project.map { PathText.folder(of: $0.path) })
    }

    /// Writes the reports; files get their names at the end of the run.
    ///
    /// - Parameter more: Writes further members of data.
    func write(_ outcome: RunOutcome, more: (inout JSONWriter) -> Void = { _ in }) throws(Failure) {
        self.outcome = outcome
        if wanted.isEmpty { return }
        let views = views(of: outcome)
        var failures: [Failure] = []
        for each in wanted {
            do throws(Failure) {
                try write(each, outcome: outcome, views: views, more: more, into: &change)
            } catch {
                failures.append(error)
            }
        }
        for failure in failures.dropLast() { environment.say("kindred: \(failure.message)") }
        if let last = failures.last { throw last }
    }

    private func shown(_ outcome: RunOutcome, format: ReportFormat) -> ReportFormat.Options {
        var shown = ReportFormat.Options(showsNotes: options.reports.showsNotes)
        shown.version = Release.version
        shown.documentation = Release.documentation
        shown.rules = RuleRegistry.all + (project?.project.house.map(\.info) ?? [])
        shown.project = project?.path
        shown.faults = outcome.faults.union([UnreadableFile.info.id, FailedRun.info.id])
        shown.showsSilenced = options.reports.listsSuppressed
        if format == .junit { shown.checks = outcome.checks() }
        return shown
    }

    func write(
        _ each: Wanted, outcome: RunOutcome, views: ReportViews, more: (inout JSONWriter) -> Void,
        into change: inout FileChange
    ) throws(Failure) {
        let shown = shown(outcome, format: each.format)
        let report = views.report(for: each.format)
        guard let path = each.destination.path else {
            return try each.destination.write(in: environment) { stream in
                each.format.write(report, options: shown, more: more, to: stream.write)
            }
        }
        let isSpecial = each.destination.isSpecial(in: environment)
        if !isSpecial { try change.makeFolder(of: path) }
        if each.isAppended {
            var bytes: [UInt8] = []
            each.format.write(report, options: shown, to: Stream { bytes.append(contentsOf: $0) }.write)
            if isSpecial { return try each.destination.append(bytes, in: environment) }
            return try change.add(bytes, to: path)
        }
        func write(to stream: Stream) { each.format.write(report, options: shown, more: more, to: stream.write) }
        if isSpecial { return try each.destination.write(in: environment, body: write) }
        try change.stage(path, body: write)
    }

    // MARK: After a failure

    /// Whether a file may become a report of a run that came to no end: then not all is known that would have been read.
    func isFree(_ destination: Destination, inputs: Set<FileIdentity>) -> Bool {
        guard let path = destination.path, let status = try? environment.files.status(path) else { return true }
        return status.kind != .file || !identities.contains(status.identity) && !inputs.contains(status.identity)
    }
}

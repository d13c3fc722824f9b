import Kindred
import KindredDiagnostics
import KindredFormats
import KindredProject
import KindredRules
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

    /// The most diagnostics that GitHub takes from one run.
    static let reportLimit = 25_000

    let arguments: Arguments
    let environment: Environment
    /// The destination of the command's result; nil if it has none besides its report.
    private let result: Destination?
    /// Whether the command line itself says what to report: then nothing is added to that.
    let isExplicit: Bool
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

    /// - Parameters:
    ///   - format: What `--format` says, if that is about the report.
    ///   - result: Where the result of the command goes.
    init(
        arguments: Arguments, in environment: Environment, format: ReportFormat? = nil, result: Destination? = nil
    ) throws(Failure) {
        (self.arguments, self.environment, self.result) = (arguments, environment, result)
        change = FileChange(environment.files)
        isExplicit = format != nil || arguments.has(.report)
        if let format, !format.isForPeople { try add(ReportRequest(format: format, file: nil)) }
        for text in arguments.values(.report) { try add(Self.request(text, arguments: arguments)) }
    }

    private static func request(_ text: String, arguments: Arguments) throws(Failure) -> ReportRequest {
        do throws(ReportRequest.Failure) {
            return try ReportRequest(text)
        } catch {
            throw arguments.wrong("\(Option.report.name) \(error.message)")
        }
    }

    /// Adds the reports of the project, unless the command line says what to report; refuses to write over what was read.
    func add(_ specification: Specification, reading others: Set<FileIdentity> = []) throws(Failure) {
        if let project = specification.project { try add(project) }
        if arguments.has(.reportSuppressed), !wanted.contains(where: { $0.format == .sarif }) {
            throw arguments.wrong("option '\(Option.reportSuppressed.name)' requires --report sarif")
        }
        try check(against: specification.identities.union(others))
    }

    /// Adds the reports of a project, unless the command line says what to report.
    func add(_ project: LoadedProject) throws(Failure) {
        if self.project != nil { return }
        self.project = project
        if isExplicit { return }
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
            throw project.failure(diagnostics, arguments: arguments, in: environment)
        }
    }

    private func add(_ request: ReportRequest, at place: SourceRange? = nil) throws(Failure) {
        let new = Wanted(format: request.format, destination: try destination(request), place: place)
        if let path = new.destination.path {
            try checkFile(path, new: new)
        } else {
            try checkStandardOutput(new)
        }
        wanted.append(new)
    }

    private func destination(_ request: ReportRequest) throws(Failure) -> Destination {
        if let file = request.file { return Destination(file) }
        guard request.format == .summary else { return .standardOutput }
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
            ("the result", result?.path), ("a baseline", arguments.value(BaselineRun.write)),
            ("dependencies", arguments.value(DependencyFile.option)),
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
        return !shown.format.isForPeople && arguments.value(.reportFormat) != shown.format.rawValue
    }

    /// Whether diagnostics become annotations by themselves; reports of the project file don't prevent it.
    var annotate: Bool {
        !isExplicit && !arguments.has(.noAnnotations) && !wanted.contains { $0.format == .github }
            && environment.variable("GITHUB_ACTIONS") == "true"
    }

    func views(of outcome: RunOutcome) -> ReportViews {
        ReportViews(
            report: outcome.report, arguments: arguments, in: environment,
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

    func write(
        _ each: Wanted, outcome: RunOutcome, views: ReportViews, more: (inout JSONWriter) -> Void,
        into change: inout FileChange
    ) throws(Failure) {
        var options = ReportFormat.Options(showsNotes: arguments.has(.notes))
        options.version = Program.version
        options.documentation = Program.documentation
        options.rules = RuleRegistry.all + (project?.project.house.map(\.info) ?? [])
        options.project = project?.path
        options.faults = outcome.faults.union([UnreadableFile.info.id, FailedRun.info.id])
        options.showsSilenced = arguments.has(.reportSuppressed)
        if each.format == .junit { options.checks = outcome.checks() }
        let report = views.report(for: each.format)
        guard let path = each.destination.path else {
            return try each.destination.write(in: environment) { stream in
                each.format.write(report, options: options, more: more, to: stream.write)
            }
        }
        let isSpecial = each.destination.isSpecial(in: environment)
        if !isSpecial { try change.makeFolder(of: path) }
        if each.isAppended {
            var bytes: [UInt8] = []
            withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
                each.format.write(report, options: options, to: sink)
            }
            if isSpecial { return try each.destination.append(bytes, in: environment) }
            return try change.add(bytes, to: path)
        }
        func write(to stream: Stream) { each.format.write(report, options: options, more: more, to: stream.write) }
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

extension Option {
    static let report = Option(
        name: "--report", value: .text("FORMAT[=FILE]"), repeats: true,
        about: """
            write the diagnostics as FORMAT too, to FILE or standard output; may be repeated. FORMAT is \
            \(ReportFormat.words.dropLast().joined(separator: ", ")) or summary, which is added to FILE, by default to \
            GitHub's step summary
            """)
    static let reportSuppressed = Option(
        name: "--report-suppressed",
        about: "with --report sarif: list also suppressed and known diagnostics, marked as such")
    static let absolutePaths = Option(name: "--absolute-paths", about: "show absolute paths, for Xcode")
    static let noAnnotations = Option(
        name: "--no-annotations", about: "in GitHub Actions, don't annotate lines by default")
    /// The options of every command that reports diagnostics.
    static let reporting: [Option] = [.report, .reportSuppressed, .absolutePaths, .noAnnotations]
}

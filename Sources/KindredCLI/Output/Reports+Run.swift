import KindredDiagnostics
import KindredProject
import KindredSession
import KindredSystem

/// A run of a command that reports: however it ends, its reports are of this run, and its files are all there or none.
extension Reports {
    /// Runs a command.
    ///
    /// - Parameters:
    ///   - count: The number of operands that come before the paths of specifications.
    ///   - result: Where the result of the command goes.
    static func run(
        _ run: Run, after count: Int = 0, result: Destination? = nil,
        body: (Reports) throws(Failure) -> ExitCode
    ) throws(Failure) -> ExitCode {
        let reports = try Reports(options: run.options, in: run.environment, result: result)
        let paths = Array(run.options.operands.dropFirst(count))
        do throws(Failure) {
            let code = try body(reports)
            if let shownFailure = reports.shownFailure {
                reports.writeAfter(Failure(code: code, message: shownFailure), paths: paths)
            } else {
                try reports.commit()
            }
            return code
        } catch {
            reports.writeAfter(error, paths: paths)
            throw error
        }
    }

    private func commit() throws(Failure) {
        try change.commit(removing: [])
        for each in last { each() }
    }

    /// Writes a result; a file gets its name at the end of the run.
    func write(_ destination: Destination, body: (Stream) throws(Failure) -> Void) throws(Failure) {
        guard let path = destination.path, !destination.isSpecial(in: environment) else {
            return try destination.write(in: environment, body: body)
        }
        try change.stage(path, body: body)
    }

    // MARK: After a failure

    /// Writes the reports that can be written, with what was found until then. Standard output gets none: nothing is there yet.
    private func writeAfter(_ failure: Failure, paths: [String]) {
        change.undo()
        let path = options.project.choice.file(of: paths, in: environment)
        if project == nil, let path, let project = LoadedProject(lenient: path, in: environment) { try? add(project) }
        let files = wanted.filter { $0.destination.path != nil }
        if files.isEmpty { return }
        let inputs = inputs(paths)
        let outcome = outcome(after: failure)
        let views = views(of: outcome)
        for each in files where isFree(each.destination, inputs: inputs) {
            // What can't be written now has been reported, or follows from that.
            try? FileChange.make(in: environment.files) { change throws(Failure) in
                try write(each, outcome: outcome, views: views, more: { _ in }, into: &change)
            }
        }
    }

    private func outcome(after failure: Failure) -> RunOutcome {
        let known = outcome
        var report = failure.found ?? known?.report ?? Report(files: [], bag: DiagnosticBag())
        if !failure.message.isEmpty {
            let place = project?.path ?? "."
            report = report.adding(FailedRun.found(message: failure.message, hints: failure.hints, path: place))
        }
        var found = RunOutcome(report: report, hasUnreadable: true)
        found.faults = Set(failure.found?.diagnostics.map(\.id) ?? [])
        if failure.found == nil, let known { found.checks = known.checks }
        return found
    }

    /// The files that the run would have read, as far as its command line says.
    private func inputs(_ paths: [String]) -> Set<FileIdentity> {
        let dash = FileText.standardInput.argument
        let folders = paths.isEmpty ? project?.sources ?? ["."] : []
        let named = options.operands.filter { $0 != dash } + folders
        let choice = options.project.choice
        var files = [
            choice.file, choice.standardInput, options.checks.baseline.path, options.comparison.old, project?.path,
            project?.baselinePath,
        ].compactMap(\.self)
        for wanted in [WantedFiles.specifications, .dumps] {
            files += SpecificationPaths.find(named, wanted: wanted, in: environment.files).files
        }
        return Set(files.compactMap { try? environment.files.status($0).identity })
    }
}

import Kindred
import KindredDiagnostics
import KindredSession
import KindredSystem

extension Command {
    static let importHierarchy = Command(
        name: "import hierarchy", summary: "make a specification from what a running app printed",
        usage: "DUMP… [-o FILE] [options]",
        about: """
            Finds in a log what 'po [UIViewController _printHierarchy]' printed in the debugger and writes
            it as a specification: a family for the root and one for each presented controller, with
            presenters and styles as printed. It describes the app at one moment; complete it by hand.
            Several dumps are merged: what has the same class in the same place is one controller, what is
            on several stacks is a screen, and what is above another is taken for pushed by it.
            --notes shows what had to be guessed.
            """,
        operands: [.dump],
        options: [
            OutputOptions.only(.importFormat, .destination, .force), SelectionOptions.only(.dump),
            ReportOptions.only(.notes), GeneralOptions.only(.color),
        ],
        examples: [
            ("import hierarchy console.log", "the specification on standard output"),
            ("import hierarchy console.log -o app.kindred.yaml --notes", "into a file"),
            ("import hierarchy Dumps -o app.kindred.yaml", "merged from every *.log and *.txt below a folder"),
            ("import hierarchy console.log --format dot | dot -Tsvg > app.svg", "straight to a picture"),
        ],
        exits: [
            (.done, "written"), (.errors, "a dump is incomplete, or the app breaks a rule"),
            (.usage, "wrong usage, or the file exists"),
            (.environment, "something could not be read or written"),
        ]
    ) { run throws(Failure) in
        try HierarchyImportRun(options: run.options, environment: run.environment).run()
    }
}

/// One run of `import hierarchy`.
private struct HierarchyImportRun {
    let options: Options
    let environment: Environment

    private var format: ImportFormat { ImportFormat(options.output.format) }
    private var destination: Destination { options.output.destination }

    func run() throws(Failure) -> ExitCode {
        let dumps = DumpFiles(operands: options.operands, in: environment)
        try destination.check(against: dumps.identities, in: environment)
        let number = try options.dump(in: dumps)
        if let failure = dumps.failure { return show(failure, hasUnreadable: dumps.hasUnreadable) }
        let imported = HierarchySpecification(
            files: dumps.files, failures: dumps.failures, path: path, number: number, threads: environment.threads)
        if let number { try options.check(number, of: imported.dumps, in: dumps) }
        if format == .spec, !options.output.isForced { try refuseExisting() }
        let verdict = show(imported.report, hasUnreadable: dumps.hasUnreadable)
        guard let made = imported.made else { return verdict }
        if format == .spec || made.pipeline.isCompiled { try write(made.text, pipeline: made.pipeline) }
        environment.say(made.counts.text)
        return verdict
    }

    /// The path that the specification will have, for the places of diagnostics.
    private var path: String {
        let named = format == .spec ? destination.path : nil
        return named.map { PathText.shown($0, from: environment.files.currentFolders) } ?? "hierarchy.kindred.yaml"
    }

    private func show(_ report: Report, hasUnreadable: Bool) -> ExitCode {
        let outcome = RunOutcome(report: report, hasUnreadable: hasUnreadable)
        outcome.explainIfNeeded(options, in: environment)
        return outcome.verdict
    }

    private func refuseExisting() throws(Failure) {
        guard let path = destination.path, let status = try? environment.files.status(path), status.kind == .file else {
            return
        }
        throw .exists(path)
    }

    private func write(_ text: [UInt8], pipeline: Pipeline) throws(Failure) {
        try destination.write(in: environment) { stream in
            if case .graph(let form) = format {
                form.write(pipeline.graph, options: .init(threads: environment.threads), to: stream.write)
            } else {
                stream.write(text)
            }
        }
    }
}

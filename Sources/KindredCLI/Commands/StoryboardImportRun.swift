import Kindred
import KindredFormats
import KindredSession
import KindredSystem
import KindredText

/// One run of `import storyboard`.
struct StoryboardImportRun {
    let files: StoryboardFiles
    let options: Options
    let environment: Environment

    private var format: ImportFormat { ImportFormat(options.output.format) }
    private var destination: Destination { options.output.destination }

    func run() throws(Failure) -> ExitCode {
        environment.say(unusedPatterns: files.unusedPatterns)
        if format == .edges { return try writeEdges() }
        let folder = format == .spec ? destination.path : nil
        if format != .spec { try destination.check(against: files.identities, in: environment) }
        let made = SpecificationImport(
            reading: files.reading, folder: folder.map { PathText.shown($0, from: environment.files.currentFolders) },
            threads: environment.threads, policy: options.choices.policy())
        let outcome = RunOutcome(
            report: made.report, hasUnreadable: files.reading.hasUnreadable)
        outcome.explainIfNeeded(options, in: environment)
        if outcome.hasUnreadable || !made.isWhole {
            if outcome.hasUnreadable || !files.reading.broken.isEmpty {
                environment.say(
                    "nothing is written" + (files.canExcludeBroken ? "; --exclude GLOB leaves files out" : ""))
            }
            return outcome.verdict
        }
        switch format {
        case .spec: try writeSpecification(made, folder: folder)
        case .graph(let form): if outcome.writingVerdict == .done { try write(made, as: form) }
        case .edges: break
        }
        environment.say(ImportSummary.text(made.counts))
        return outcome.verdict
    }

    private func writeEdges() throws(Failure) -> ExitCode {
        try destination.check(against: files.identities, in: environment)
        let outcome = RunOutcome(
            report: files.reading.report(options.choices.policy()), hasUnreadable: files.reading.hasUnreadable)
        outcome.explainIfNeeded(options, in: environment)
        try destination.write(in: environment) { stream in
            EdgesJSON.write(files.reading.storyboards, to: stream.writer)
        }
        return outcome.verdict
    }

    private func write(_ made: SpecificationImport, as form: GraphFormat) throws(Failure) {
        try destination.write(in: environment) { stream in
            form.write(made.pipeline.graph, options: .init(threads: environment.threads), to: stream.write)
        }
    }

    private func writeSpecification(_ made: SpecificationImport, folder: String?) throws(Failure) {
        let isDry = options.output.isDry
        guard let folder else {
            if !isDry { try environment.answer { $0.write(made.text) } }
            return
        }
        let system = environment.files
        let shown = PathText.shown(folder, from: system.currentFolders)
        let paths = made.files.map { PathText.joined(shown, name: $0.name) }
        let isForced = options.output.isForced
        for path in paths where !isForced && (try? system.status(path, followsLinks: false)) != nil {
            throw .exists(path)
        }
        let old = EarlierImport(in: shown, besides: made.files.map(\.name), covers: files.covers, system: system).files
        if !isDry {
            try FileChange.make(below: shown, removing: isForced ? old : [], in: system) { change throws(Failure) in
                for (path, file) in zip(paths, made.files) { try change.stage(path, bytes: file.bytes) }
            }
        }
        for path in paths { say(isDry ? "would write" : "wrote", path: path) }
        for path in old {
            if isForced {
                say(isDry ? "would remove" : "removed", path: path)
            } else {
                say("left from an earlier import:", path: path)
            }
        }
        if !isForced, !old.isEmpty { environment.say("--force removes what an earlier import has left") }
    }

    private func say(_ what: String, path: String) { environment.say("\(what) \(TerminalText.line(path))") }
}

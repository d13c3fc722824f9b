import KindredBase
import KindredCore
import KindredImport

/// The way from texts to what all storyboards declare, each file alone.
package struct StoryboardReading: Sendable {
    /// Those that could be read, in byte order of their paths; xibs without controllers are passed over.
    package let storyboards: [Storyboard]
    /// All texts: `Storyboard.index` and places point into it.
    package let files: [SourceFile]
    package let diagnostics: DiagnosticBag
    /// Whether a file or folder could not be read, told or only counted.
    package let hasUnreadable: Bool

    package var report: Report { report(Policy()) }

    package func report(_ policy: Policy) -> Report { Report(files: files, diagnostics, policy) }

    /// Inputs may come in any order; what comes out does not depend on it.
    package init(_ inputs: [Pipeline.Input], threads: Int) {
        let inputs = inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.init(count: inputs.count, problems: [], threads: threads) { inputs[$0] }
    }

    /// Reads and understands a text on the same thread, while it is still in the processor's cache.
    ///
    /// - Parameters:
    ///   - problems: Of what is no input.
    ///   - load: Gives the inputs, in byte order of their paths; called on several threads.
    package init(
        count: Int, problems: [Diagnostic], threads: Int, load: @escaping @Sendable (Int) -> Pipeline.Input
    ) {
        StoryboardReader.prepare()
        let results = concurrentMap(count, threads: threads) { Result(load($0)) }
        var storyboards: [Storyboard] = []
        var files: [SourceFile] = []
        var bag = DiagnosticBag()
        var hasUnreadable = false
        func take(_ problem: Diagnostic) {
            if problem.id == UnreadableFile.info.id { hasUnreadable = true }
            bag.append(problem)
        }
        for problem in problems { take(problem) }
        for result in results {
            switch result {
            case .problem(let diagnostic): take(diagnostic)
            case .outcome(var outcome):
                outcome.setIndex(Int32(files.count))
                files.append(outcome.storyboard.file)
                bag.append(outcome.diagnostics)
                guard outcome.isWhole, !outcome.storyboard.isXIBWithoutControllers else { continue }
                storyboards.append(outcome.storyboard)
            }
        }
        (self.storyboards, self.files, diagnostics) = (storyboards, files, bag)
        self.hasUnreadable = hasUnreadable
    }

    private enum Result: Sendable {
        case outcome(StoryboardReader.Outcome)
        case problem(Diagnostic)

        init(_ input: Pipeline.Input) {
            switch input.content {
            case .text(let text): self = .outcome(StoryboardReader.read(SourceFile(path: input.path, text: text)))
            case .problem(let diagnostic): self = .problem(diagnostic)
            }
        }
    }
}

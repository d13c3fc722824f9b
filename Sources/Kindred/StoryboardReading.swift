import KindredDiagnostics
import KindredPlatform
import KindredProject
import KindredRules
import KindredStoryboards

/// All storyboards as they were read, each file alone, and what property lists and project files say of them.
package struct StoryboardReading: Sendable {
    /// The storyboards that could be read, in byte order of their paths, without xibs that have no controllers.
    package let storyboards: [Storyboard]
    /// The property lists and project files, in byte order of their paths.
    package let projects: [ProjectFile]
    /// All texts: `Storyboard.index` and places point into it.
    package let files: [SourceFile]
    package let diagnostics: DiagnosticBag
    /// Xibs without controllers, by their numbers in `files`.
    package let withoutControllers: [Int32]
    /// Whether a file or folder couldn't be read, even if that is only counted.
    package let hasUnreadable: Bool
    /// The paths of files that could not be understood, and that were not skipped.
    package let broken: [String]

    package var report: Report { report(Policy()) }

    package func report(_ policy: Policy) -> Report { Report(files: files, bag: diagnostics, policy: policy) }

    /// Reads inputs, which may come in any order: what comes out does not depend on it.
    ///
    /// - Parameter skipsXIBs: Whether xibs that cannot be understood are skipped.
    package init(inputs: [Pipeline.Input], skipsXIBs: Bool = false, threads: Int) {
        let inputs = inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.init(
            count: inputs.count, failures: [], threads: threads,
            skips: { skipsXIBs && inputs[$0].path.hasSuffix(".xib") },
            load: { inputs[$0] })
    }

    /// Reads and understands a text on the same thread, while it is still in the processor's cache.
    ///
    /// - Parameters:
    ///   - failures: Diagnostics about paths that aren't inputs.
    ///   - skips: Whether an input that cannot be understood is skipped.
    ///   - load: Gives the inputs, in byte order of their paths; called on several threads.
    package init(
        count: Int, failures: [Diagnostic], threads: Int, skips: (Int) -> Bool,
        load: @escaping @Sendable (Int) -> Pipeline.Input
    ) {
        StoryboardReader.prepare()
        let results = concurrentMap(count, threads: threads) { Result(load($0)) }
        var gathered = Gathering()
        for failure in failures { gathered.add(failure) }
        for (number, result) in results.enumerated() {
            switch result {
            case .failure(let diagnostic): gathered.add(diagnostic)
            case .outcome(let outcome): gathered.add(outcome, isSkipped: skips(number))
            case .project(let project): gathered.add(project)
            }
        }
        storyboards = gathered.storyboards
        projects = gathered.projects
        files = gathered.files
        diagnostics = gathered.diagnostics
        withoutControllers = gathered.withoutControllers
        hasUnreadable = gathered.hasUnreadable
        broken = gathered.broken
    }

    /// The parts of a reading, to which results are added in order.
    private struct Gathering {
        private(set) var storyboards: [Storyboard] = []
        private(set) var projects: [ProjectFile] = []
        private(set) var files: [SourceFile] = []
        private(set) var diagnostics = DiagnosticBag()
        private(set) var withoutControllers: [Int32] = []
        private(set) var hasUnreadable = false
        private(set) var broken: [String] = []

        mutating func add(_ failure: Diagnostic) {
            if failure.id == UnreadableFile.info.id { hasUnreadable = true }
            diagnostics.append(failure)
        }

        /// - Parameter isSkipped: Whether it is skipped if it cannot be understood.
        mutating func add(_ outcome: StoryboardReader.Outcome, isSkipped: Bool) {
            var outcome = outcome
            outcome.setIndex(Int32(files.count))
            files.append(outcome.storyboard.file)
            diagnostics.append(isSkipped ? outcome.diagnostics.mapped(SkippedXIB.found) : outcome.diagnostics)
            guard outcome.isWhole else {
                if !isSkipped { broken.append(outcome.storyboard.file.path) }
                return
            }
            if outcome.storyboard.isXIBWithoutControllers {
                withoutControllers.append(outcome.storyboard.index)
            } else {
                storyboards.append(outcome.storyboard)
            }
        }

        mutating func add(_ project: ProjectFile) {
            var project = project
            project.setIndex(Int32(files.count))
            files.append(project.file)
            if let fault = project.fault { diagnostics.append(fault) }
            projects.append(project)
        }
    }

    private indirect enum Result: Sendable {
        case outcome(StoryboardReader.Outcome)
        case project(ProjectFile)
        case failure(Diagnostic)

        init(_ input: Pipeline.Input) {
            if ProjectFile.isOne(input.path) {
                self = .project(Self.project(input))
                return
            }
            switch input.content {
            case .text(let text): self = .outcome(StoryboardReader.read(SourceFile(path: input.path, text: text)))
            case .failure(let diagnostic): self = .failure(diagnostic)
            }
        }

        /// Reads a project file; one that can't be read doesn't stop the import.
        private static func project(_ input: Pipeline.Input) -> ProjectFile {
            switch input.content {
            case .text(let text): return ProjectFile(file: SourceFile(path: input.path, text: text))
            case .failure(let failure):
                return ProjectFile(file: SourceFile(path: input.path, bytes: []), unreadable: failure.message)
            }
        }
    }
}

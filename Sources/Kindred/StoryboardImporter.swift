import KindredDiagnostics
import KindredStoryboards

/// An importer that makes a specification of storyboards: texts in, texts, diagnostics and the resolved graph out.
///
/// Works in memory and does no input or output of its own. All storyboards of an app belong in one call: references among them
/// are followed, to the nearest file of a name.
public struct StoryboardImporter: Sendable {
    /// The number of threads that may read files.
    public var threads: Int

    /// Creates an importer with a number of threads.
    public init(threads: Int = 2) {
        self.threads = threads
    }

    /// Makes a specification of all storyboards of an app.
    public func specification(of storyboards: [Source]) -> ImportedSpecification {
        let inputs = storyboards.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        let reading = StoryboardReading(inputs: inputs, threads: threads)
        return ImportedSpecification(made: SpecificationImport(reading: reading, threads: threads), threads: threads)
    }
}

/// The specification made from storyboards.
public struct ImportedSpecification: Sendable {
    /// Counts of what was read and of what was written.
    public struct Counts: Sendable {
        /// The number of scenes in the storyboards.
        public let scenes: Int
        /// The number of families that the scenes form.
        public let families: Int
        /// The number of families that only code shows, because no segue leads to them.
        public let familiesFromCode: Int
        /// The number of controllers in the specification.
        public let controllers: Int
        /// The number of presentations in the specification.
        public let presentations: Int
        /// The number of pushes in the specification.
        public let pushes: Int
        /// The numbers of things that a specification can't express, by the id of the rule that reports them.
        public let unmapped: [String: Int]
    }

    /// The files to write, a storyboard each and one for the windows; none where a storyboard could not be read.
    public let sources: [Source]
    /// The diagnostics of reading, resolving and compiling; those on the app itself name the line of the storyboard as well.
    public let diagnostics: [Compilation.Diagnostic]
    /// The result of compiling the files.
    public let compilation: Compilation
    /// The counts of what was read and of what was written.
    public let counts: Counts
    private let report: Report

    init(made: SpecificationImport, threads: Int) {
        report = made.report
        let places = Places(made.report.files)
        sources = made.isWhole ? made.files.map { Source(path: $0.name, bytes: $0.bytes) } : []
        diagnostics = made.report.diagnostics.map { Compilation.Diagnostic(diagnostic: $0, places: places) }
        compilation = Compilation(pipeline: made.pipeline, threads: threads)
        let declared = made.counts.declared
        counts = Counts(
            scenes: declared.scenes, families: declared.families, familiesFromCode: declared.familiesFromCode,
            controllers: made.counts.controllers, presentations: made.counts.presentations, pushes: made.counts.pushes,
            unmapped: Dictionary(
                declared.unmapped.map { ($0.rule, $0.count) }, uniquingKeysWith: { first, _ in first }))
    }

    /// The diagnostics as `kindred import storyboard` prints them, without colour.
    public func text(notes: Bool = false) -> String {
        String(decoding: Compilation.bytes(of: report, format: .text, notes: notes), as: UTF8.self)
    }
}

import KindredDiagnostics
import KindredDraft
import KindredGraph
import KindredProject
import KindredStoryboards
import KindredText

/// Drafts written out and compiled at once: what they declare must hold, and where it does not, the diagnostic names the
/// imported line as well.
package struct SpecificationImport: Sendable {
    package struct File: Sendable {
        package let name: String
        package let bytes: [UInt8]
    }

    /// Counts of what the storyboards declare, and of what the specification makes of it.
    package struct Counts: Sendable {
        package let declared: StoryboardImport.Counts
        package let controllers: Int
        package let presentations: Int
        package let pushes: Int

        init(declared: StoryboardImport.Counts, graph: ResolvedGraph) {
            self.declared = declared
            controllers = graph.controllers.count { !$0.isImplicit }
            presentations = graph.presentations.count
            pushes = graph.pushes.count
        }
    }

    package let counts: Counts
    /// The files to write, in the order of the storyboards, the windows last.
    package let files: [File]
    /// The result of compiling the files.
    package let pipeline: Pipeline
    /// The diagnostics of reading, resolving and compiling.
    package let report: Report
    /// Whether the storyboards could be read and resolved: only then there is something to write.
    package let isWhole: Bool

    /// - Parameter folder: Where the files will be written, for the paths in diagnostics.
    package init(reading: StoryboardReading, folder: String? = nil, threads: Int, policy: Policy = Policy()) {
        let made = StoryboardImport(storyboards: reading.storyboards, projects: reading.projects)
        let texts = made.drafts.map(SpecificationYAML.init)
        let paths = made.drafts.map { (folder.map { $0 + "/" } ?? "") + $0.name }
        files = zip(made.drafts, texts).map { File(name: $0.name, bytes: $1.bytes) }
        var bag = reading.diagnostics
        bag.append(made.diagnostics)
        if made.drafts.isEmpty, bag.count(.error) == 0,
            let nothing = NoStoryboard.nothing(reading.storyboards, others: reading.withoutControllers)
        {
            bag.append(nothing)
        }
        isWhole = bag.count(.error) == 0
        // Without drafts there is no specification, and a diagnostic says why.
        let inputs = zip(paths, texts).map { Pipeline.Input(path: $0, content: .bytes($1.bytes)) }
        pipeline = Pipeline(inputs: inputs, threads: threads)
        counts = Counts(declared: made.counts, graph: pipeline.graph)
        let compiled = pipeline.report
        if !inputs.isEmpty {
            let origins = Dictionary(zip(paths, texts), uniquingKeysWith: { first, _ in first })
            let importedDiagnostics = ImportedDiagnostics(
                report: compiled, origins: origins, firstFile: Int32(truncatingIfNeeded: reading.files.count))
            bag.append(importedDiagnostics.bag())
        }
        report = Report(files: reading.files + compiled.files, bag: bag, policy: policy)
    }

    /// All files as one text of several documents.
    package var text: [UInt8] {
        var text: [UInt8] = []
        for (number, file) in files.enumerated() {
            if number > 0 { text += "\n---\n".utf8 }
            text += "# \(TerminalText.line(file.name))\n#\n".utf8
            text += file.bytes
        }
        return text
    }
}

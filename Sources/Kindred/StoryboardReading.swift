import KindredBase
import KindredImport

/// The way from texts to what all storyboards declare, each file alone.
package struct StoryboardReading: Sendable {
    /// Those that could be read, in byte order of their paths; xibs without controllers are passed over.
    package let storyboards: [Storyboard]
    /// All that were given: `Storyboard.index` and places point into it.
    package let files: [SourceFile]
    package let diagnostics: DiagnosticBag

    package var report: Report { Report(files: files, diagnostics) }

    /// Inputs may come in any order; what comes out does not depend on it.
    package init(_ inputs: [Pipeline.Input], threads: Int) {
        let inputs = inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        var bag = DiagnosticBag()
        let texts = inputs.compactMap { input -> (path: String, text: SourceText)? in
            switch input.content {
            case .text(let text): return (input.path, text)
            case .problem(let diagnostic):
                bag.append(diagnostic)
                return nil
            }
        }
        StoryboardReader.prepare()
        let outcomes = concurrentMap(texts.count, threads: threads) { index in
            StoryboardReader.read(SourceFile(path: texts[index].path, text: texts[index].text), index: Int32(index))
        }
        for outcome in outcomes { bag.append(outcome.diagnostics) }
        files = outcomes.map(\.storyboard.file)
        storyboards = outcomes.filter { $0.isWhole && !$0.storyboard.isXIBWithoutControllers }.map(\.storyboard)
        diagnostics = bag
    }
}

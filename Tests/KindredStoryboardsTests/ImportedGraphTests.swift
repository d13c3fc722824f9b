import Kindred
import Foundation
import TestSupport
import Testing

/// The import as its users have it: the files that it writes compile to the graph that it has shown, with as many edges as
/// it has counted.
@Suite struct ImportedGraphTests {
    @Test("The files of an import compile to its graph", arguments: 0..<150 as Range<UInt64>)
    func generated(_ seed: UInt64) throws {
        try check(MadeApps(seed: seed).files.map { Source(path: $0.path, text: $0.text) })
        try check(MadeStoryboards(seed: seed).files.map { Source(path: $0.path, text: $0.text) })
    }

    @Test("So do those of real apps", arguments: CorpusImportTests.imports)
    func real(_ each: CorpusImportTests.Import) throws {
        try check(each.files.map { Source(path: $0, bytes: try Corpus.bytes($0)) })
    }

    private func check(_ storyboards: [Source]) throws {
        let imported = StoryboardImporter().specification(of: storyboards)
        guard let shown = imported.compilation.json(), !imported.sources.isEmpty else {
            // A graph is missing only if the import says why.
            #expect(!imported.diagnostics.isEmpty)
            return
        }
        #expect(Compiler().compile(imported.sources).json() == shown)
        let graph = try #require(JSONSerialization.jsonObject(with: Data(shown)) as? [String: Any])
        func count(_ key: String) -> Int? { (graph[key] as? [Any])?.count }
        #expect(count("presentations") == imported.counts.presentations)
        #expect(count("pushes") == imported.counts.pushes)
        #expect(count("families") == imported.counts.families)
    }
}

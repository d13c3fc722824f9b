import Kindred
import KindredDiagnostics
import KindredStoryboards
import KindredText
import TestSupport
import Testing

/// What holds of the import of any storyboards.
@Suite struct MadeImportTests {
    /// Rules that an app can break in its storyboards; an import breaks none by itself.
    static let possible: Set = [
        "navigation-in-stack", "split-in-stack", "tab-in-column", "column-of-other-style", "popover-without-anchor",
        "curl-not-full-screen", "context-in-popover", "picker-in-stack",
    ]

    @Test("An import is complete, invents nothing, and breaks no rule by itself", arguments: 0..<600 as Range<UInt64>)
    func holds(_ seed: UInt64) { check(MadeStoryboards(seed: seed).files) }

    @Test("An app of several files keeps every edge, whatever file it stands in", arguments: 0..<600 as Range<UInt64>)
    func keepsEdges(_ seed: UInt64) { check(MadeApps(seed: seed).files) }

    private func check(_ files: [(path: String, text: String)]) {
        let inputs = files.map { Pipeline.Input(path: $0.path, content: .bytes(Array($0.text.utf8))) }
        let reading = StoryboardReading(inputs: inputs, threads: 1)
        let made = SpecificationImport(reading: reading, threads: 1)
        if made.files.isEmpty, !reading.storyboards.contains(where: { !$0.controllers.isEmpty }) {
            #expect(made.report.diagnostics.contains { $0.id == "no-storyboard" } && !made.isWhole)
            return
        }
        let broken = made.report.diagnostics.filter { $0.severity == .error && !Self.possible.contains($0.id) }
        #expect(broken.isEmpty, "\(Self.shown(files, made, broken.map(\.message)))")
        var proof = ImportProof(reading, made)
        let failures = proof.check()
        #expect(failures.isEmpty, "\(Self.shown(files, made, failures))")
        for diagnostic in made.report.diagnostics where diagnostic.severity == .error {
            let names = diagnostic.labels.filter { $0.text == "imported from here" }
            #expect(names.count == 1, "\(diagnostic.message) does not say where it comes from")
        }
        let again = SpecificationImport(reading: StoryboardReading(inputs: inputs.reversed(), threads: 1), threads: 1)
        #expect(again.text == made.text)
    }

    private static func shown(
        _ files: [(path: String, text: String)], _ made: SpecificationImport, _ failures: [String]
    ) -> String {
        let texts = files.map { "\($0.path):\n\($0.text.replacing("><", with: ">\n<"))\n" }
        return failures.joined(separator: "\n") + "\n" + texts.joined() + String(decoding: made.text, as: UTF8.self)
    }
}

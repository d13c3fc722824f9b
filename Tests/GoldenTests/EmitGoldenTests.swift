import Kindred
import TestSupport
import Testing

/// `Golden/Emit/*.yaml`: the graph in each format is kept beside it.
@Suite struct EmitGoldenTests {
    static let folder = "Tests/Golden/Emit"

    @Test("The graph is written as it was", arguments: GoldenCase.all(in: folder))
    func formats(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        guard let json = compilation.json(), let dot = compilation.dot() else {
            Issue.record("\(each.path) has errors\n\(compilation.text())")
            return
        }
        Golden.expect(json, in: each.base + ".json")
        Golden.expect(dot, in: each.base + ".dot")
    }

    @Test("dot reads it without a word", .enabled(if: Tool("dot") != nil, "dot is not installed"))
    func dotReads() throws {
        let dot = try #require(Tool("dot"))
        for each in GoldenCase.all(in: Self.folder) {
            guard let bytes = Compiler().compile(try each.sources()).dot(legend: true) else { continue }
            let scratch = try Scratch()
            let result = try dot.run(["-Tsvg", "-o", "/dev/null", scratch.write(bytes, to: "graph.dot").path])
            #expect(result.status == 0 && result.errors == "", "\(each.path): \(result.errors)")
        }
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() {
        let orphans = GoldenCase.orphans(in: Self.folder) { _ in [".json", ".dot"] }
        #expect(orphans.isEmpty)
    }
}

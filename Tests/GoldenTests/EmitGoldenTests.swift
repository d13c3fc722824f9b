import Kindred
import KindredDiagnostics
import KindredFormats
import TestSupport
import Testing

/// `Golden/Emit/*.yaml`: the graph in each format is kept beside it.
@Suite struct EmitGoldenTests {
    static let folder = "Tests/Golden/Emit"

    @Test("The graph is written as it was", arguments: GoldenCase.all(in: folder))
    func formats(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        for format in GraphFormat.allCases {
            let bytes = try #require(compilation.write(format), "\(each.path) has errors\n\(compilation.text())")
            Golden.expect(bytes, in: "\(each.base).\(format.rawValue)")
        }
    }

    @Test("dot reads it without a word", .enabled(if: Tool("dot") != nil, "dot is not installed"))
    func dotReads() throws {
        let dot = try #require(Tool("dot"))
        var read = 0
        for each in GoldenCase.all(in: Self.folder) {
            guard let bytes = Compiler().compile(try each.sources()).dot(legend: true) else { continue }
            let scratch = try Scratch()
            let result = try dot.run(["-Tsvg", "-o", "/dev/null", scratch.write(bytes, to: "graph.dot").path])
            #expect(result.status == 0 && result.errors == "", "\(each.path): \(result.errors)")
            read += 1
        }
        #expect(read > 10)
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() {
        let orphans = GoldenCase.orphans(in: Self.folder) { _ in GraphFormat.words.map { "." + $0 } }
        #expect(orphans.isEmpty)
    }
}

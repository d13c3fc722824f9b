import KindredDiagnostics
import TestSupport
import Testing

/// `Golden/YAML/*.yaml`: the syntax tree is kept beside it.
@Suite struct YAMLGoldenTests {
    static let folder = "Tests/Golden/YAML"

    @Test("A file is read into the same tree", arguments: GoldenCase.all(in: folder))
    func tree(_ each: GoldenCase) throws {
        let file = SourceFile(path: each.name, bytes: try Repository.bytes(each.path))
        Golden.expect(SyntaxDump.text(file), in: each.base + ".expected")
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() {
        let orphans = GoldenCase.orphans(in: Self.folder) { _ in [".expected"] }
        #expect(orphans.isEmpty)
    }
}

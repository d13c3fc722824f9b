import KindredDiagnostics
import TestSupport
import Testing

/// `Golden/Decode/*.yaml`: what was declared is kept beside it.
@Suite struct DecodeGoldenTests {
    static let folder = "Tests/Golden/Decode"

    @Test("A file is decoded into the same declarations", arguments: GoldenCase.all(in: folder))
    func declarations(_ each: GoldenCase) throws {
        let file = SourceFile(path: each.name, bytes: try Repository.bytes(each.path))
        Golden.expect(DocumentDump.text(file), in: each.base + ".expected")
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() {
        let orphans = GoldenCase.orphans(in: Self.folder) { _ in [".expected"] }
        #expect(orphans.isEmpty)
    }
}

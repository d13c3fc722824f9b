import Kindred
import KindredDiagnostics
import TestSupport
import Testing

/// `Golden/Lifecycle/<case>.yaml`: what is known of UIKit, as scenarios. What they claim holds, and their trace is kept beside.
@Suite struct LifecycleGoldenTests {
    static let folder = "Tests/Golden/Lifecycle"
    static let cases = GoldenCase.all(in: folder)

    @Test("A case holds, and its trace is as it was", arguments: cases)
    func holds(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        #expect(!compilation.hasErrors, "\(compilation.text(notes: true))")
        #expect(!compilation.traces.isEmpty)
        Golden.expect(compilation.traceText(explain: true), in: each.base + ".expected")
    }

    @Test("The same case gives the same trace", arguments: cases)
    func repeats(_ each: GoldenCase) throws {
        let (one, other) = (Compiler().compile(try each.sources()), Compiler().compile(try each.sources()))
        #expect(one.traceJSON() == other.traceJSON())
    }

    @Test("Every case in the table of facts is here")
    func areAllHere() {
        let ids = Fact.all.filter { $0.section == .cases }.map(\.id)
        // Others, which nobody has measured, have no number.
        let here = Self.cases.compactMap { $0.name.prefixMatch(of: /P?D[0-9]+/).map { String($0.output) } }
        #expect(ids.sorted() == here.sorted())
        #expect(ids.count >= 40)
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() {
        let orphans = GoldenCase.orphans(in: Self.folder) { _ in [".expected"] }
        #expect(orphans.isEmpty)
    }
}

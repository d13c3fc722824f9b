import Kindred
import TestSupport
import Testing

/// `Golden/Rules/<rule-id>/bad-*`: the whole report is kept beside it. `ok-*`: its twin, of which the rule says nothing.
@Suite struct RuleGoldenTests {
    static let folders = Repository.entries(of: "Tests/Golden/Rules").map { "Tests/Golden/Rules/\($0)" }
    static let cases = folders.flatMap { GoldenCase.all(in: $0) }
    static let bad = cases.filter { $0.name.hasPrefix("bad-") }
    static let ok = cases.filter { $0.name.hasPrefix("ok-") }
    /// Told of paths, so its goldens are those of the command line.
    static let withoutGoldens: Set = ["unreadable-file"]

    @Test("A bad case is reported as it was", arguments: bad)
    func badCase(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        let ids = compilation.diagnostics.map(\.id)
        #expect(ids.contains(Self.rule(of: each)))
        Golden.expect(compilation.text(notes: true), in: each.base + ".expected")
    }

    @Test("An ok case has no error, and nothing of its rule", arguments: ok)
    func okCase(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        let rule = Self.rule(of: each)
        let unwanted = compilation.diagnostics.filter { $0.id == rule || $0.severity == .error }.map(\.id)
        #expect(unwanted.isEmpty, "\(compilation.text(notes: true))")
    }

    @Test(
        "Every rule has a bad and an ok golden",
        arguments: RuleList.ofSpecifications.map(\.id).filter { !withoutGoldens.contains($0) })
    func isCovered(_ id: String) {
        #expect(Self.bad.contains { Self.rule(of: $0) == id }, "no bad golden")
        #expect(Self.ok.contains { Self.rule(of: $0) == id }, "no ok golden")
    }

    @Test("Every folder is a rule, and every file in it belongs to a case")
    func nothingIsLeftOver() {
        let ids = Set(RuleList.ofSpecifications.map(\.id))
        let strangers = Repository.entries(of: "Tests/Golden/Rules").filter { !ids.contains($0) }
        #expect(strangers.isEmpty)
        let misnamed = Self.cases.filter { !$0.name.hasPrefix("bad-") && !$0.name.hasPrefix("ok-") }.map(\.path)
        #expect(misnamed.isEmpty)
        let orphans = Self.folders.flatMap { folder in
            GoldenCase.orphans(in: folder) { $0.name.hasPrefix("bad-") ? [".expected"] : [] }
        }
        #expect(orphans.isEmpty)
    }

    private static func rule(of each: GoldenCase) -> String {
        String(each.path.split(separator: "/").dropLast().last ?? "")
    }
}

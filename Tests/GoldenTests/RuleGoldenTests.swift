import Kindred
import KindredDiagnostics
import TestSupport
import Testing

/// Cases of a rule besides the examples in its `RuleInfo`. `Golden/Rules/<rule-id>/bad-*`: the whole report is kept beside it.
/// `ok-*`: a twin that the rule doesn't report.
@Suite struct RuleGoldenTests {
    static let folders = Repository.entries(of: "Tests/Golden/Rules").map { "Tests/Golden/Rules/\($0)" }
    static let cases = folders.flatMap { GoldenCase.all(in: $0) }
    static let bad = cases.filter { $0.name.hasPrefix("bad-") }
    static let ok = cases.filter { $0.name.hasPrefix("ok-") }

    @Test("A bad case is reported as it was", arguments: bad)
    func badCase(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        let ids = compilation.diagnostics.map(\.id)
        #expect(ids.contains(Self.rule(of: each)))
        Golden.expect(compilation.text(notes: true), in: each.base + ".expected")
    }

    @Test("An ok case has no error, and no diagnostic of its rule", arguments: ok)
    func okCase(_ each: GoldenCase) throws {
        let compilation = Compiler().compile(try each.sources())
        let rule = Self.rule(of: each)
        let unwanted = compilation.diagnostics.filter { $0.id == rule || $0.severity == .error }.map(\.id)
        #expect(unwanted.isEmpty, "\(compilation.text(notes: true))")
    }

    @Test("Every folder is a rule, and every file in it belongs to a case")
    func nothingIsLeftOver() {
        let ids = Set(RuleRegistry.ofSpecifications.map(\.id))
        let strangers = Repository.entries(of: "Tests/Golden/Rules").filter { !ids.contains($0) }
        #expect(strangers.isEmpty)
        let misnamed = Self.cases.filter { !$0.name.hasPrefix("bad-") && !$0.name.hasPrefix("ok-") }.map(\.path)
        #expect(misnamed.isEmpty)
        let orphans = Self.folders.flatMap { folder in
            GoldenCase.orphans(in: folder) { $0.name.hasPrefix("bad-") ? [".expected"] : [] }
        }
        #expect(orphans.isEmpty)
    }

    @Test("No case repeats an example of its rule, which the generated pages cover")
    func examplesAreWrittenOnce() throws {
        for each in Self.cases where each.path.hasSuffix(".yaml") {
            guard let info = RuleRegistry.all.first(where: { $0.id == Self.rule(of: each) }) else { continue }
            let text = Self.trimmed(try Repository.bytes(each.path))
            let examples = [info.bad, info.good].map { Self.trimmed(Array($0.utf8)) }
            let isExample = examples.contains(text)
            #expect(!isExample, "\(each.path)")
        }
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        Array(bytes.reversed().drop { $0 == 0x0A }.reversed())
    }

    private static func rule(of each: GoldenCase) -> String {
        String(each.path.split(separator: "/").dropLast().last ?? "")
    }
}

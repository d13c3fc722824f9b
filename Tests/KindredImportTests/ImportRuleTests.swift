import Kindred
import KindredBase
import KindredImport
import Testing

/// The examples of the rules of imports.
@Suite struct ImportRuleTests {
    static let examples = ImportRules.all.filter {
        $0.bad.contains("<document") || $0.bad.contains("<archive")
    }.map(Example.init)

    struct Example: Sendable, CustomTestStringConvertible {
        let info: RuleInfo
        var testDescription: String { info.id }
    }

    @Test("The bad example is reported with the severity of the rule, the good one is not", arguments: examples)
    func examplesHold(_ each: Example) {
        let bad = Self.findings(each.info.bad, each.info)
        #expect(bad.contains { $0.id == each.info.id && $0.severity == each.info.severity }, "\(bad)")
        // Nothing else: an example shows one thing.
        #expect(Set(bad.map(\.id)) == [each.info.id], "\(bad)")
        let good = Self.findings(each.info.good, each.info)
        #expect(good.isEmpty, "\(good)")
    }

    @Test("Prose is whole", arguments: examples)
    func prose(_ each: Example) {
        #expect(!each.info.summary.isEmpty && !each.info.summary.hasSuffix("."))
        #expect(each.info.why.hasSuffix("."))
    }

    private static func findings(_ text: String, _ rule: RuleInfo) -> [Diagnostic] {
        let isSkipped = rule.id == SkippedXIB.info.id
        let path = isSkipped ? "Example.xib" : "Example.storyboard"
        let reading = StoryboardReading(
            [.init(path: path, .bytes(Array(text.utf8)))], skipsXIBs: isSkipped, threads: 1)
        return reading.diagnostics.kept + StoryboardImport(reading.storyboards).diagnostics.kept
    }
}

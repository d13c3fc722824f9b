import Kindred
import KindredBase
import TestSupport
import Testing

/// The rules that hold what an app has printed against a specification: their examples do what they say.
@Suite struct HierarchyRuleTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let info: RuleInfo
        var testDescription: String { info.id }
    }

    static let examples = RuleList.all.filter { $0.area == .hierarchies }.map(Example.init)

    @Test("The bad example is reported, and nothing else of it; the good one is clean", arguments: examples)
    func examplesHold(_ each: Example) {
        let bad = Printed.report(on: each.info.bad, rule: each.info.id)
        #expect(bad.ids == [each.info.id], "\(bad.text)")
        #expect(bad.severities[each.info.id] == each.info.severity.rawValue)
        let good = Printed.report(on: each.info.good, rule: each.info.id)
        #expect(good.ids.isEmpty, "\(good.text)")
    }

    @Test("Prose is whole: a summary without a full stop, a why with one", arguments: examples)
    func proseIsWhole(_ each: Example) {
        #expect(!each.info.summary.isEmpty && !each.info.summary.hasSuffix("."))
        #expect(each.info.why.hasSuffix("."))
    }
}

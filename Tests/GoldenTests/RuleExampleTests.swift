import Kindred
import KindredDiagnostics
import TestSupport
import Testing

extension RuleRegistry {
    /// The rules that compiling may report: those before the first about imports.
    static let ofSpecifications = all.prefix { $0.area != .imports }
}

/// The examples in the rules themselves. The exact report on each bad one is part of the generated pages.
@Suite struct RuleExampleTests {
    /// Rules about files as such, or about several: no single text is an example. Other goldens cover them.
    static let withoutExamples: Set = [
        "unreadable-file", "failed-run", "unread-project-file", "localized-copy", "unclear-start",
    ]
    /// What another rule reports as well, because the mistake can't be made without it.
    static let companions = [
        "double-did-appear": "subview-before-child", "detached-presenter": "view-without-child",
    ]
    static let examples = RuleRegistry.all.filter { !withoutExamples.contains($0.id) }.map(Example.init)

    /// The specifications among the examples, for tests of any specification.
    static let specifications = RuleRegistry.ofSpecifications.filter { !withoutExamples.contains($0.id) }.flatMap {
        rule in
        [("bad", rule.bad), ("good", rule.good)].map { GoldenCase(path: "\(rule.id)-\($0).yaml", text: $1) }
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let info: RuleInfo
        var testDescription: String { info.id }
    }

    @Test("The bad example is reported by its rule alone, with its severity", arguments: examples)
    func badExample(_ each: Example) {
        let report = RuleExample.report(on: each.info.bad, of: each.info)
        var ids = Set(report.diagnostics.map(\.id))
        if let companion = Self.companions[each.info.id] { #expect(ids.remove(companion) != nil) }
        #expect(ids == [each.info.id], "\(RuleExample.text(of: report))")
        let severities = report.diagnostics.filter { $0.id == each.info.id }.map(\.severity)
        #expect(Set(severities) == [each.info.severity])
    }

    @Test("The good example is clean", arguments: examples)
    func goodExample(_ each: Example) {
        let report = RuleExample.report(on: each.info.good, of: each.info)
        #expect(report.diagnostics.isEmpty, "\(RuleExample.text(of: report))")
    }

    @Test(
        "Prose is whole: a summary without a full stop, a why with one", arguments: RuleRegistry.all.map(Example.init))
    func proseIsWhole(_ each: Example) {
        #expect(!each.info.summary.isEmpty && !each.info.summary.hasSuffix("."))
        #expect(each.info.why.hasSuffix("."))
    }
}

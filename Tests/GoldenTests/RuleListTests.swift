import Foundation
import Kindred
import KindredBase
import KindredCore
import TestSupport
import Testing

/// The list of rules, the files that hold them, and the examples in them.
@Suite struct RuleListTests {
    /// What stands beside the rules without being one.
    static let helpers: Set = ["Rule", "Rules", "PresentCall", "ScenarioRules", "ImportRules"]
    static let examples = RuleList.ofSpecifications.filter { $0.id != "unreadable-file" }.map(Example.init)

    struct Example: Sendable, CustomTestStringConvertible {
        let info: RuleInfo
        var testDescription: String { info.id }
    }

    @Test("One rule one file, and each is in the list")
    func listIsWhole() throws {
        let files = Repository.files(below: "Sources", suffixes: [".swift"]).filter { $0.contains("/Rules/") }
        var inFiles: [String] = []
        for file in files {
            let ids = try Repository.text("Sources/\(file)").matches(of: /(?:RuleInfo|\.init)\(\s*"([a-z-]+)"/)
                .map { String($0.output.1) }
            let name = String(file.split(separator: "/").last?.dropLast(6) ?? "")
            if Self.helpers.contains(name), ids.isEmpty { continue }
            #expect(ids.count == 1, "\(file)")
            #expect(ids.first?.replacing("-", with: "") == name.lowercased(), "\(file)")
            inFiles += ids
        }
        let listed = RuleList.all.map(\.id)
        #expect(listed.sorted() == inFiles.sorted())
        #expect(Set(listed).count == listed.count)
    }

    @Test("The bad example is reported, the good one is clean", arguments: examples)
    func examplesHold(_ each: Example) {
        let bad = Self.compile(each.info.bad)
        let ids = bad.diagnostics.map(\.id)
        #expect(ids.contains(each.info.id), "\(bad.text(notes: true))")
        let good = Self.compile(each.info.good)
        let loud = good.diagnostics.filter { $0.severity != .note || $0.id == each.info.id }.map(\.id)
        #expect(loud.isEmpty, "\(good.text(notes: true))")
    }

    @Test("Severities are the ones that are told", arguments: examples)
    func severityHolds(_ each: Example) {
        let told = Self.compile(each.info.bad).diagnostics.filter { $0.id == each.info.id }.map(\.severity.rawValue)
        #expect(Set(told) == [each.info.severity.rawValue])
    }

    @Test("Prose is whole: a summary without a full stop, a why with one", arguments: examples)
    func proseIsWhole(_ each: Example) {
        #expect(!each.info.summary.isEmpty && !each.info.summary.hasSuffix("."))
        #expect(each.info.why.hasSuffix("."))
    }

    @Test("No error rests only on facts of low confidence")
    func errorsAreSure() {
        for rule in RuleList.all where rule.severity == .error && !rule.facts.isEmpty {
            #expect(rule.facts.contains { $0.confidence != .low }, "\(rule.id)")
        }
    }

    static func compile(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "example.kindred.yaml", text: text)])
    }
}

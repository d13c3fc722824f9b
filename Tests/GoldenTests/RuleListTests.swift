import Kindred
import KindredBase
import KindredCore
import TestSupport
import Testing

/// The list of rules, and the files that hold them.
@Suite struct RuleListTests {
    /// Files among the rules that hold none.
    static let helpers: Set = [
        "Rule", "Rules", "PresentCall", "ScenarioRules", "StoryboardRules", "DumpRules", "ProjectRules",
    ]

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

    @Test("No error rests only on facts of low confidence")
    func errorsAreSure() {
        for rule in RuleList.all where rule.severity == .error && !rule.facts.isEmpty {
            #expect(rule.facts.contains { $0.confidence != .low }, "\(rule.id)")
        }
    }
}

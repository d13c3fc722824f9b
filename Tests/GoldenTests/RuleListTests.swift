import Kindred
import KindredDiagnostics
import KindredText
import TestSupport
import Testing

/// The list of rules, and the files that hold them.
@Suite struct RuleListTests {
    /// Files among the rules that hold none.
    static let helpers: Set = ["Rule", "ContainerOnStack", "PresentCall", "ExpectationFailed+Reasons"]

    @Test("One rule one file, and each is in the list")
    func listIsWhole() throws {
        let files = Repository.files(below: "Sources", suffixes: [".swift"]).filter {
            $0.contains("/Rules/") || $0.hasPrefix("KindredRules/")
        }
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
        let listed = RuleRegistry.all.map(\.id)
        #expect(listed.sorted() == inFiles.sorted())
        #expect(Set(listed).count == listed.count)
    }

    @Test("No error rests only on facts of low confidence")
    func errorsAreSure() {
        for rule in RuleRegistry.all where rule.severity == .error && !rule.facts.isEmpty {
            #expect(rule.facts.contains { $0.confidence != .low }, "\(rule.id)")
        }
    }
}

import Kindred
import KindredCode
import KindredDiagnostics
import TestSupport
import Testing

/// Specifications beside Swift code: what differs, with its place; each bad one has a good twin.
@Suite struct CodeVerificationGoldenTests {
    static let names = Repository.files(below: CodeExample.folder, suffixes: [".yaml"]).map {
        String($0.dropLast(5))
    }
    static let rules = RuleRegistry.all.filter { $0.area == .code }

    private func example(_ name: String) throws -> CodeExample {
        CodeExample(name: name, text: try Repository.text("\(CodeExample.folder)/\(name).yaml"))
    }

    @Test("Facts are those of the code", arguments: names)
    func facts(_ name: String) throws { try example(name).checkFacts() }

    @Test("Facts are those of the rules' examples", arguments: rules.map(RuleExampleTests.Example.init))
    func factsOfRules(_ each: RuleExampleTests.Example) throws {
        try CodeExample(each.info, text: each.info.bad).checkFacts()
        try CodeExample(each.info, text: each.info.good).checkFacts()
    }

    @Test("The report is as expected, and good twins have none", arguments: names)
    func report(_ name: String) throws {
        let verification = try example(name).verification()
        let report = RuleExample.text(of: verification.report)
        let text = report + (verification.closing ?? "") + "\n" + verification.coverage.map { "\($0)\n" }.joined()
        Golden.expect(text, in: "\(CodeExample.folder)/\(name).expected")
        #expect(verification.report.diagnostics.isEmpty == name.hasPrefix("ok-"))
    }

    @Test("Mutated facts and specifications never trap", arguments: names)
    func mutated(_ name: String) throws {
        let example = try example(name)
        let lines = try Repository.bytes("\(CodeExample.folder)/\(name).facts").split(separator: 0x0A)
        let line = try #require(lines.count > 1 ? Array(lines[1]) : nil)
        var random = Random(seed: UInt64(name.count))
        for _ in 0..<40 {
            var bytes = line
            for _ in 0...random.below(4) {
                let at = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes[at] = line[random.below(line.count)]
                case 1: bytes.remove(at: at)
                default: bytes.insert(UInt8(0x30 + random.below(10)), at: at)
                }
            }
            var facts = Facts()
            _ = bytes.withUnsafeBytes { facts.read($0, path: "App.swift") }
            _ = example.verification(facts).coverage
            var text = Array(example.text.utf8)
            for _ in 0..<3 { text[random.below(text.count)] = line[random.below(line.count)] }
            let mutated = CodeExample(name: name, text: String(decoding: text, as: UTF8.self))
            _ = mutated.verification().coverage
        }
    }

    @Test("Every file belongs to a case")
    func nothingIsLeftOver() {
        var expected = Set(Self.names.flatMap { ["\($0).yaml", "\($0).facts", "\($0).expected"] })
        expected.formUnion(Self.rules.flatMap { ["rules/\($0.id)-bad.facts", "rules/\($0.id)-good.facts"] })
        #expect(Set(Repository.files(below: CodeExample.folder, suffixes: [""])) == expected)
    }
}

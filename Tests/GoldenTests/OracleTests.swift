import Foundation
import TestSupport
import Testing

/// `Tests/Oracle`: a second implementation of the language, in Python, that starts at the bytes.
@Suite(.enabled(if: Tool("oracle-python") != nil, "PyYAML is not installed")) struct OracleTests {
    /// `make oracle` compares more.
    private static let count = 200
    private static let ruleCount = 30
    private static let conditionCount = 100

    @Test("An independent implementation gives the same graph of random specifications")
    func agrees() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("oracle-python")).run([
            Repository.url("Tests/Oracle/run.py").path, "--kindred", kindred.path, "--count", "\(Self.count)",
        ])
        #expect(result.status == 0)
        #expect(result.output + result.errors == "\(Self.count) specifications compared, 0 differ\n")
    }

    @Test(
        "With conditions, `any`, shows and moves both give the same graph, and each configuration means it written out")
    func writesOut() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("oracle-python")).run([
            Repository.url("Tests/Oracle/run_conditions.py").path, "--kindred", kindred.path, "--count",
            "\(Self.conditionCount)",
        ])
        #expect(result.status == 0)
        #expect(
            result.output + result.errors
                == "\(Self.conditionCount) specifications with conditions compared, 0 differ\n"
        )
    }

    @Test("A naive evaluation of random specifications gives the same for selectors, queries and house rules")
    func agreesOnRules() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("oracle-python")).run([
            Repository.url("Tests/Oracle/run_rules.py").path, "--kindred", kindred.path, "--count", "\(Self.ruleCount)",
        ])
        #expect(result.status == 0)
        #expect(
            result.output + result.errors
                == "\(Self.ruleCount) specifications with 30 selectors, 16 questions and 40 rules each compared, 0 differ\n"
        )
    }

    @Test("A naive judge counts the same facts in recordings, simulated ones and mutants")
    func agreesOnRecordings() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("oracle-python")).run([
            Repository.url("Tests/Oracle/run_recorded.py").path, "--kindred", kindred.path, "--count", "60",
        ])
        #expect(result.status == 0)
        #expect((result.output + result.errors).hasSuffix(" recordings, 60 of them mutants, 0 differ\n"))
    }

    @Test("A sample with screens is the same graph as its expansion, in less than half of the lines")
    func sample() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("oracle-python")).run([
            Repository.url("Tests/Oracle/sample.py").path, "--kindred", kindred.path,
            Repository.url("Samples/reader").path,
        ])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(result.output.contains("lines with screens"))
    }
}

import Kindred
import TestSupport
import Testing

/// What the fuzzer has found once is tried in every run.
@Suite struct FuzzCorpusTests {
    @Test("The fuzzer's finds", arguments: Repository.files(below: "Tests/Fuzz/corpus"))
    func corpus(_ file: String) throws {
        // A zero byte parts an input into several files, as in FuzzTarget.swift.
        let parts = try Repository.bytes("Tests/Fuzz/corpus/\(file)")
            .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        let sources = parts.enumerated().map { Source(path: "\($0.offset).kindred.yaml", bytes: Array($0.element)) }
        Inspection.check(sources, file)
    }
}

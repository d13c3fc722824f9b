import Kindred
import TestSupport
import Testing

/// What the fuzzer has found once is tried in every run.
@Suite struct FuzzCorpusTests {
    @Test("The fuzzer's finds", arguments: Repository.files(below: "Tests/Fuzz/corpus"))
    func corpus(_ file: String) throws {
        Inspection.check([Source(path: "fuzz.yaml", bytes: try Repository.bytes("Tests/Fuzz/corpus/\(file)"))], file)
    }
}

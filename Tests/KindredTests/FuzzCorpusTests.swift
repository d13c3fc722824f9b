import FuzzedCompiler
import FuzzedImport
import TestSupport
import Testing

/// What the fuzzer begins with, and has found once, is tried in every run.
@Suite struct FuzzCorpusTests {
    @Test("The fuzzer's finds", arguments: Repository.files(below: "Tests/Fuzz/corpus"))
    func corpus(_ file: String) throws {
        let bytes = try Repository.bytes("Tests/Fuzz/corpus/\(file)")
        compileAnything(bytes)
        Inspection.check(sources(in: bytes), file)
    }

    @Test("What the fuzzer begins with", arguments: ["Samples", "Tests/Golden"])
    func seeds(_ folder: String) throws {
        for file in Repository.files(below: folder, suffixes: [".yaml", ".yml"]) {
            compileAnything(try Repository.bytes("\(folder)/\(file)"))
        }
        for file in Repository.files(below: folder, suffixes: [".storyboard", ".xib", ".txt", ".log"]) {
            importAnything(try Repository.bytes("\(folder)/\(file)"))
        }
    }

    @Test("Recordings, which the fuzzer begins with")
    func recordings() throws {
        for file in Repository.files(below: "Tests/Golden/Verify", suffixes: [".json"]) {
            importAnything(try Repository.bytes("Tests/Golden/Verify/\(file)"))
        }
    }
}

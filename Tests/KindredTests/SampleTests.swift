import Kindred
import TestSupport
import Testing

/// Each entry of Samples, a file or a folder, is a specification without a fault.
@Suite struct SampleTests {
    static let samples = Repository.entries(of: "Samples").filter { name in
        Repository.isFolder("Samples/\(name)") || name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }

    static func sources(of sample: String) throws -> [Source] {
        if !Repository.isFolder("Samples/\(sample)") {
            return [Source(path: sample, bytes: try Repository.bytes("Samples/\(sample)"))]
        }
        return try Repository.files(below: "Samples/\(sample)", suffixes: [".kindred.yaml", ".kindred.yml"]).map {
            file in
            Source(path: "\(sample)/\(file)", bytes: try Repository.bytes("Samples/\(sample)/\(file)"))
        }
    }

    @Test("A sample compiles without a word", arguments: samples)
    func compiles(_ sample: String) throws {
        let compilation = Compiler().compile(try Self.sources(of: sample))
        let loud = compilation.diagnostics.filter { $0.severity != .note }.map(\.id)
        #expect(loud.isEmpty, "\(compilation.text())")
        let controllers = compilation.graph?.controllers.count ?? 0
        #expect(controllers > 0)
        Inspection.check(try Self.sources(of: sample), sample)
    }

    @Test("There are samples")
    func thereAreSome() { #expect(!Self.samples.isEmpty) }
}

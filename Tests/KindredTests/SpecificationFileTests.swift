import Kindred
import KindredDiagnostics
import KindredFormats
import KindredText
import TestSupport
import Testing

/// Files that are read once and linked repeatedly, as an editor does.
@Suite struct SpecificationFileTests {
    @Test("Reading one changed file and linking again gives what compiling everything gives")
    func oneFileReadAgain() throws {
        var texts = try Self.city()
        var files = texts.mapValues { SpecificationFile(reading: $0) }
        // A mistake, a file without any, a file before all others, and one that is gone.
        for (path, change) in [
            ("Samples/city/search.kindred.yaml", "\nfamilies: {again: Again}\n"), ("Samples/city/pad.kindred.yaml", ""),
            ("Samples/a.kindred.yaml", "kindred: 1\npushes: [{from: Nobody, to: Nowhere}]\n"),
        ] {
            let bytes = (texts[path].map { Array($0.bytes) } ?? []) + Array(change.utf8)
            texts[path] = SourceFile(path: path, bytes: bytes)
            files[path] = texts[path].map { SpecificationFile(reading: $0) }
            Self.expectSame(files, texts)
        }
        texts["Samples/city/app.kindred.yaml"] = nil
        files["Samples/city/app.kindred.yaml"] = nil
        Self.expectSame(files, texts)
    }

    @Test("The limit on what aliases add holds for files that were read alone")
    func limitOfAliases() {
        let aliases = Array(repeating: "*x", count: 600).joined(separator: ", ")
        let anchored = Array(repeating: "a", count: 100).joined(separator: ", ")
        let text = "kindred: 1\nx-a: &x [\(anchored)]\nx-b: [\(aliases)]\nfamilies: {home: Home}\n"
        let paths = ["a", "b", "c"].map { $0 + ".kindred.yaml" }
        let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, SourceFile(path: $0, bytes: Array(text.utf8))) })
        let report = Self.expectSame(texts.mapValues { SpecificationFile(reading: $0) }, texts)
        #expect(report.contains("b.kindred.yaml:3"))
    }

    @discardableResult
    private static func expectSame(_ files: [String: SpecificationFile], _ texts: [String: SourceFile]) -> String {
        let linked = Pipeline(files: Array(files.values), threads: 1)
        let whole = Pipeline(
            inputs: texts.values.map { .init(path: $0.path, content: .bytes(Array($0.bytes))) }, threads: 2)
        #expect(json(linked) == json(whole))
        #expect(text(linked) == text(whole))
        return text(linked)
    }

    private static func json(_ pipeline: Pipeline) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (part: UnsafeRawBufferPointer) in bytes.append(contentsOf: part) }) {
            GraphJSON.write(pipeline.graph, compact: false, to: $0)
        }
        return bytes
    }

    private static func text(_ pipeline: Pipeline) -> String {
        String(
            decoding: ByteWriter.collect { TextReport(showsNotes: true).write(pipeline.report, to: &$0) },
            as: UTF8.self)
    }

    private static func city() throws -> [String: SourceFile] {
        let names = [
            "app", "onboarding", "wallet", "support", "settings", "places", "journey", "pad", "tickets", "search",
        ]
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let path = "Samples/city/\(name).kindred.yaml"
                return (path, SourceFile(path: path, bytes: try Repository.bytes(path)))
            })
    }
}

import Kindred
import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredMap
import KindredProject
import KindredRules
import KindredText
import Foundation
import TestSupport
import Testing

/// The schemas accept exactly what the compiler reads and writes.
@Suite(.enabled(if: Tool("check-jsonschema") != nil, "check-jsonschema is not installed"))
struct SchemaTests {
    static let specifications = ["Samples", "Tests/Golden/Emit"].flatMap { GoldenCase.all(in: $0) }
    static let ofRules = RuleGoldenTests.cases + RuleExampleTests.specifications
    static let cases = specifications + ofRules

    /// What a schema can't distinguish: a YAML loader makes `True` and `true` equal, and an empty value and `null`; no value
    /// can depend on its key; and patterns don't know the letters of all scripts.
    static let beyondSchemas =
        ["capital-true", "event-of-other"].map { "Tests/Golden/Rules/wrong-type/bad-\($0).yaml" }
        + [
            "missing-key/bad-step-move", "misplaced-key/bad-id-of-screen", "misplaced-key/bad-conditions",
            "misplaced-key/bad-on", "invalid-id/bad-width-as-name", "wrong-type/bad-mapping-for-window",
            "invalid-selector/bad-cannot-be-answered", "invalid-selector/bad-selectors",
        ].map { "Tests/Golden/Rules/\($0).yaml" }
        + ["invalid-selector-bad.yaml"]
        + ["combining-mark-first", "emoji", "letter-number"].map { "Tests/Golden/Rules/invalid-id/bad-\($0).yaml" }

    @Test("The schemas are schemas")
    func areSchemas() throws {
        let files = Repository.entries(of: "Schemas").map { Repository.url("Schemas/\($0)").path }
        let result = try #require(Tool("check-jsonschema")).run(["--check-metaschema"] + files)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test("The schema of specifications refuses what has an error of shape, and nothing else")
    func specification() throws {
        let shape = Set(RuleRegistry.all.filter { $0.area == .shape }.map(\.id))
        let reading = Set(RuleRegistry.all.filter { $0.area == .reading }.map(\.id))
        var validation = try Validation("specification")
        var isMisshapen: [String: Bool] = [:]
        for each in Self.cases where !Self.beyondSchemas.contains(each.path) {
            let sources = try each.sources().filter { $0.path.hasSuffix(".yaml") || $0.path.hasSuffix(".yml") }
            let ids = Set(Compiler().compile(sources).diagnostics.map(\.id))
            let documents = sources.map { SyntaxJSON.documents($0.bytes) }
            if !ids.isDisjoint(with: reading) || documents.contains(where: { $0 == nil }) { continue }
            isMisshapen[each.path] = !ids.isDisjoint(with: shape)
            for document in documents.flatMap({ $0 ?? [] }) { try validation.add(document, of: each.path) }
        }
        let refused = try validation.refused()
        for (path, isMisshapen) in isMisshapen.sorted(by: { $0.key < $1.key }) {
            let refusal = refused[path]
            if (refusal != nil) == isMisshapen { continue }
            Issue.record("\(path): \(refusal.map { "refused by the schema alone: \($0)" } ?? "accepted by the schema")")
        }
        #expect(isMisshapen.count > 200)
    }

    @Test("The schemas accept every id, and refuse what has other characters of ASCII, spaces, quotes or arrows")
    func ids() throws {
        var validation = try Validation("specification")
        func add(_ path: String, of owner: String) throws {
            let document: [String: Any] = ["kindred": 1, "expect": [path: [String: String]()]]
            try validation.add(JSONSerialization.data(withJSONObject: document), of: owner)
        }
        func isID(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes(Identifier.isValid) }
        let scalars = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
        let paths = scalars.map { "\($0)a\($0)" }.filter(isID) + scalars.map { "a\($0)" }.filter(isID)
        #expect(paths.count > 260_000)
        for start in stride(from: 0, to: paths.count, by: 1_000) {
            try add(paths[start...].prefix(1_000).joined(separator: "/"), of: "ids from \(paths[start])")
        }
        let others =
            ["", "a\n", "1a", "-a", ".a", "a//b", "/a", "a/", "\u{A0}a", "a\u{2009}b", "“a”", "a→b", "a…", "a、b", "©a"]
            + scalars.prefix(0x80).map { "a\($0)" }.filter { !isID($0) && !$0.hasSuffix("/") }
        for (index, other) in others.enumerated() {
            #expect(!other.split(separator: "/", omittingEmptySubsequences: false).map(String.init).allSatisfy(isID))
            try add(other, of: "other \(index)")
        }
        let refused = try validation.refused()
        #expect(refused.keys.sorted() == others.indices.map { "other \($0)" }.sorted())
    }

    @Test("Every graph that is written fits its schema")
    func graph() throws {
        var validation = try Validation("graph")
        for each in Self.cases {
            guard let json = Compiler().compile(try each.sources()).json() else { continue }
            try validation.add(Data(json), of: each.path)
        }
        let refused = try validation.refused()
        #expect(refused.isEmpty)
    }

    @Test("What answers and differences say of configurations fits their schemas")
    func configurations() throws {
        let kindred = Tool(try #require(CommandSession.kindred))
        let path = "Tests/Golden/Emit/configurations.yaml"
        let deeper = "presentations:\n  - {from: Lists, present: share, on: regular}"
        let text = try Repository.text(path).replacingOccurrences(of: "presentations:", with: deeper)
        let scratch = try Scratch()
        func write(_ text: String, to name: String) throws -> String {
            try scratch.write(Array(text.utf8), to: name).path
        }
        let (old, classes) = (try write(text, to: "old.yaml"), try write("Home\nPost\n", to: "classes.txt"))
        var later = text.replacingOccurrences(of: "- {from: SignIn, present: share, on: phone}", with: "")
        later = later.replacingOccurrences(of: "phone: automatic", with: "phone: fullScreen")
        let new = try write(later.replacingOccurrences(of: "{screen: Me, as: Profile}", with: "Lists"), to: "new.yaml")
        let questions = [
            ["paths", "Home", "Share"], ["reach", "Home"], ["who-presents", "Share"], ["enter", "Lists"],
            ["leave", "Lists"], ["dead-ends"], ["depth"], ["coverage", classes],
        ]
        var (answers, differences) = (try Validation("query"), try Validation("diff"))
        var written = ""
        for question in questions {
            let answer = try kindred.run(["query"] + question + [old, "--format", "json", "--no-config"]).output
            try answers.add(Data(answer.utf8), of: question[0])
            written += answer
        }
        #expect(written.contains("\"on\": [") && written.contains("\"differs\": {"))
        let difference = try kindred.run(["diff", old, new, "--format", "json", "--no-config"]).output
        #expect(difference.contains("\"on\": ["))
        try differences.add(Data(difference.utf8), of: "diff")
        #expect(try answers.refused() == [:])
        #expect(try differences.refused() == [:])
    }

    @Test("Every layout that is written fits its schema")
    func layout() throws {
        var validation = try Validation("layout")
        for each in Self.cases {
            guard let graph = try LayoutGoldenTests.graph(of: each) else { continue }
            let drawing = LayoutGoldenTests.places(of: graph)
            let json = LayoutGoldenTests.collect { DrawingJSON.write(drawing, to: $0) }
            try validation.add(Data(json), of: each.path)
        }
        for each in try LayoutGoldenTests.drawings() {
            try validation.add(
                Data(LayoutGoldenTests.collect { DrawingJSON.write(each.drawing, to: $0) }), of: each.name)
        }
        let refused = try validation.refused()
        #expect(refused.isEmpty)
    }

    @Test("Every trace that is written fits its schema")
    func trace() throws {
        var validation = try Validation("trace")
        let samples = Repository.entries(of: "Samples/lifecycle").map { GoldenCase(path: "Samples/lifecycle/\($0)") }
        for each in LifecycleGoldenTests.cases + samples + Self.ofRules {
            let compilation = Compiler().compile(try each.sources())
            if compilation.traces.isEmpty { continue }
            try validation.add(Data(compilation.traceJSON()), of: each.path)
        }
        let refused = try validation.refused()
        #expect(refused.isEmpty)
    }

    private func json(_ report: Report, project: String? = nil) -> Data {
        var json = Data()
        withoutActuallyEscaping({ (bytes: UnsafeRawBufferPointer) in json.append(contentsOf: bytes) }) { sink in
            JSONReport(showsNotes: true, project: project).write(report, to: ByteWriter(to: sink))
        }
        return json
    }

    @Test("Every report that is written fits its schema")
    func diagnostics() throws {
        var validation = try Validation("diagnostics")
        for each in Self.cases {
            let inputs = try each.sources().map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
            let report = Pipeline(inputs: inputs, threads: 1).report
            try validation.add(json(report), of: each.path)
        }
        let (known, commented) = ("  a: {navigation: A, stack: []}\n", "  b: {navigation: B, stack: []}")
        let text = "kindred: 1\nfamilies:\n\(known)\(commented) # kindred:ignore empty-container\n"
        let inputs = [Pipeline.Input(path: "a.kindred.yaml", content: .bytes(Array(text.utf8)))]
        var policy = Policy()
        let entries = Baseline.entries(of: Pipeline(inputs: inputs, threads: 1).report) { $0 }
        policy.baseline = Baseline(file: SourceFile(path: "known.json", bytes: []), entries: entries) { $0 }
        let hidden = json(Pipeline(inputs: inputs, threads: 1, policy: policy).report, project: "kindred.yaml")
        let members = "\"known\": 1,\n    \"suppressed\": 1,\n    \"project\": \"kindred.yaml\""
        #expect(String(decoding: hidden, as: UTF8.self).contains(members))
        try validation.add(hidden, of: "a policy")
        let refused = try validation.refused()
        #expect(refused.isEmpty)
    }
}

/// Many documents, validated by check-jsonschema. Editors and libraries read patterns in different dialects, and all must agree.
struct Validation {
    private struct Report: Decodable {
        struct Fault: Decodable { let filename: String, path: String, message: String }
        let errors: [Fault]
        let parse_errors: [Fault]?
    }

    private let schema: String
    private let scratch: Scratch
    private var owners: [String: String] = [:]

    init(_ schema: String) throws {
        self.schema = Repository.url("Schemas/\(schema).schema.json").path
        scratch = try Scratch()
    }

    mutating func add(_ document: Data, of owner: String) throws {
        owners[try scratch.write(Array(document), to: "\(owners.count).json").path] = owner
    }

    /// ECMAScript with the flag `u` and without, and Python.
    private static let dialects = ["default", "nonunicode", "python"]

    /// What is wrong with each owner of whose documents one is refused.
    func refused() throws -> [String: String] {
        #expect(!owners.isEmpty)
        let hasPatterns = try String(contentsOfFile: schema, encoding: .utf8).contains("\"pattern\"")
        let refused = try refused(Self.dialects[0])
        for dialect in Self.dialects.dropFirst() where hasPatterns {
            #expect(try self.refused(dialect).keys.sorted() == refused.keys.sorted(), "\(dialect)")
        }
        return refused
    }

    private func refused(_ dialect: String) throws -> [String: String] {
        let tool = try #require(Tool("check-jsonschema"))
        let options = ["--schemafile", schema, "--regex-variant", dialect, "-o", "json"]
        let result = try tool.run(options + owners.keys.sorted())
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        var refused: [String: String] = [:]
        for fault in report.errors + (report.parse_errors ?? []) {
            if let owner = owners[fault.filename] { refused[owner] = "\(fault.path): \(fault.message)" }
        }
        #expect((result.status == 0) == refused.isEmpty, "\(result.errors)")
        return refused
    }
}

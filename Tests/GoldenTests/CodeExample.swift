import Foundation
import Kindred
import KindredCode
import KindredDiagnostics
import KindredText
import TestSupport
import Testing

/// A specification whose comments hold Swift code, one file, so that one text is both sides of `verify --code`.
struct CodeExample {
    static let folder = "Tests/Golden/VerifyCode"

    /// The name of the file with its facts.
    let name: String
    let text: String

    init(name: String, text: String) { (self.name, self.text) = (name, text) }

    init(_ rule: RuleInfo, text: String) {
        self.init(name: "rules/\(rule.id)-\(text == rule.bad ? "bad" : "good")", text: text)
    }

    var swift: String {
        text.split(separator: "\n").filter { $0.hasPrefix("# ") }.map { $0.dropFirst(2) + "\n" }.joined()
    }

    private var path: String { "\(Self.folder)/\(name).facts" }

    /// Compares the facts with those that the reader writes, if it can be built here.
    func checkFacts() throws {
        guard let reader = Reader.path else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "kindred-code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(swift.utf8).write(to: folder.appending(path: "App.swift"))
        Golden.expect(try Reader.run(reader, ["App.swift"], in: folder.path), in: path)
    }

    func facts() -> Facts {
        var facts = Facts()
        let lines = ((try? Repository.bytes(path)) ?? []).split(separator: 0x0A)
        for line in lines.dropFirst() { _ = Array(line).withUnsafeBytes { facts.read($0, path: "App.swift") } }
        return facts
    }

    func verification(_ facts: Facts? = nil) -> CodeVerification {
        let pipeline = Pipeline(
            inputs: [.init(path: "app.kindred.yaml", content: .bytes(Array(text.utf8)))], threads: 1)
        let swift = SourceText(Array(swift.utf8))
        return CodeVerification(
            specification: pipeline, report: pipeline.report, facts: facts ?? self.facts(), isWhole: true
        ) { _ in swift }
    }
}

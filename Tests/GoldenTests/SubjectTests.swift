import Kindred
import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText
import Foundation
import TestSupport
import Testing

/// What findings are about, compared with what their rules declare.
@Suite struct SubjectTests {
    private static let rules = Dictionary(uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, $0) })

    @Test("A rule about declarations is never about a file")
    func declarationsHaveIDs() {
        for rule in RuleRegistry.all {
            switch rule.area {
            case .names, .containers, .presentations, .pushes, .moves, .scenarios:
                #expect(!rule.subjects.isEmpty && !rule.subjects.contains(.file), "\(rule.id)")
            case .reading, .shape, .imports, .hierarchies, .recordings, .code, .project:
                #expect(!rule.subjects.isEmpty, "\(rule.id)")
            }
        }
    }

    @Test("Every finding of a bad example has a subject of a declared kind", arguments: RuleExampleTests.examples)
    func badExample(_ each: RuleExampleTests.Example) throws {
        let report = RuleExample.report(on: each.info.bad, of: each.info)
        let pipeline = Pipeline(
            inputs: [.init(path: "a.kindred.yaml", content: .bytes(Array(each.info.bad.utf8)))], threads: 1)
        for finding in report.diagnostics { try check(finding, each.info.bad, pipeline) }
    }

    @Test("So has every finding of a bad case, also one that a scenario expects", arguments: RuleGoldenTests.bad)
    func badCase(_ each: GoldenCase) throws {
        let sources = try each.sources()
        let pipeline = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
        let findings = pipeline.report.diagnostics + pipeline.traces.flatMap { $0.reported.map(\.diagnostic) }
        #expect(!findings.isEmpty)
        let text = sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        for finding in findings { try check(finding, text, pipeline) }
    }

    /// The id is in the text, or made up: that of a presentation or a controller that UIKit inserts.
    private func check(_ finding: Diagnostic, _ text: String, _ pipeline: Pipeline) throws {
        let (subject, rule) = (finding.subject, try #require(Self.rules[finding.id]))
        #expect(rule.subjects.contains(subject.kind), "\(finding.id): \(subject)")
        if subject.kind == .file {
            #expect(subject.id.text.isEmpty, "\(finding.id): \(subject)")
        } else {
            let (id, graph) = (subject.id.text, pipeline.graph)
            let isMadeUp =
                graph.presentationIDs.contains { graph.name(of: $0) == id }
                || graph.controllerIDs.contains { graph[$0].isImplicit && graph.name(of: $0) == id }
                || graph.controllerIDs.contains { graph.name(of: $0) == id && id.contains("/") }
            #expect(!id.isEmpty && (text.contains(id) || isMadeUp), "\(finding.id): \(subject)")
        }
    }

    @Test("In the file of a rule about an id, every diagnostic says which")
    func everyMessageHasASubject() throws {
        var count = 0
        let files = Repository.files(below: "Sources", suffixes: [".swift"])
        for file in files where file.contains("/Rules/") || file.hasPrefix("KindredRules/") {
            let text = try Repository.text("Sources/\(file)")
            guard let id = text.firstMatch(of: /RuleInfo\(\s*"([a-z-]+)"/)?.output.1,
                let rule = Self.rules[String(id)], !rule.subjects.contains(.file)
            else { continue }
            for call in text.matches(of: #/\bDiagnostic\(.*?\bat: /#.dotMatchesNewlines()) {
                count += 1
                #expect(call.output.contains("about: "), "\(file): \(call.output)")
            }
        }
        #expect(count > 100)
    }
}

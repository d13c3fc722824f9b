import Kindred
import KindredDiagnostics
import KindredProject
import KindredText
import Foundation
import TestSupport
import Testing

/// Project files. `Tests/Golden/Project/bad-*`: the whole report is kept beside it. `ok-*`: a twin without a mistake.
@Suite struct ProjectGoldenTests {
    static let cases = GoldenCase.all(in: "Tests/Golden/Project")
    static let bad = cases.filter { $0.name.hasPrefix("bad-") }
    static let ok = cases.filter { $0.name.hasPrefix("ok-") }

    static func report(on bytes: [UInt8]) -> Report {
        let file = SourceFile(path: Project.fileName, bytes: bytes)
        return Report(files: [file], bag: Project.read(file).diagnostics)
    }

    @Test("A bad case is reported as it was", arguments: bad)
    func badCase(_ each: GoldenCase) throws {
        let report = Self.report(on: try Repository.bytes(each.path))
        #expect(report.count(.error) > 0)
        Golden.expect(RuleExample.text(of: report), in: each.base + ".expected")
    }

    @Test("An ok case has no mistake", arguments: ok)
    func okCase(_ each: GoldenCase) throws {
        let report = Self.report(on: try Repository.bytes(each.path))
        #expect(report.diagnostics.isEmpty, "\(RuleExample.text(of: report))")
    }

    @Test("Every file belongs to a case")
    func nothingIsLeftOver() {
        #expect(Self.bad.count > 5 && Self.ok.count > 3 && Self.bad.count + Self.ok.count == Self.cases.count)
        let orphans = GoldenCase.orphans(in: "Tests/Golden/Project") { $0.name.hasPrefix("bad-") ? [".expected"] : [] }
        #expect(orphans == [])
    }

    /// What a schema can't know: names that are declared elsewhere in the file.
    static let beyondSchemas = ["bad-house-names.yaml"]

    @Test(
        "The schema refuses the bad cases, and nothing else",
        .enabled(if: Tool("check-jsonschema") != nil, "check-jsonschema is not installed"))
    func schema() throws {
        var validation = try Validation("project")
        var validated: [GoldenCase] = []
        let examples = [InvalidProject.info.bad, InvalidProject.info.good].enumerated()
            .map { GoldenCase(path: $0.offset == 0 ? "bad-example" : "ok-example", text: $0.element) }
        for each in Self.cases + examples where !Self.beyondSchemas.contains(each.name) {
            let bytes = try each.text.map { Array($0.utf8) } ?? Repository.bytes(each.path)
            guard let documents = SyntaxJSON.documents(bytes), documents.count == 1 else { continue }
            try validation.add(documents[0], of: each.path)
            validated.append(each)
        }
        let refused = try validation.refused()
        for each in validated {
            let isBad = each.name.hasPrefix("bad-")
            #expect((refused[each.path] != nil) == isBad, "\(each.path): \(refused[each.path] ?? "accepted")")
        }
        #expect(validated.count > 8)
    }

    // MARK: The page

    private static let page = "Docs/Project.md"

    @Test("Every project file on the page is one")
    func projectsOfPage() throws {
        let blocks = DocumentationTests.blocks("yaml", in: try Repository.text(Self.page))
        for text in blocks {
            let report = Self.report(on: Array(text.utf8))
            #expect(report.diagnostics.isEmpty, "\(RuleExample.text(of: report))")
        }
        #expect(blocks.count > 2)
    }

    @Test("Every command on the page runs, in the folder of its first project file")
    func commandsOfPage() throws {
        let page = try Repository.text(Self.page)
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let scratch = try Scratch()
        let project = try #require(DocumentationTests.blocks("yaml", in: page).first)
        _ = try scratch.write(Array(project.utf8), to: Project.fileName)
        for file in Repository.files(below: "Samples/shop") {
            _ = try scratch.write(Repository.bytes("Samples/shop/\(file)"), to: "Samples/shop/\(file)")
        }
        let commands = DocumentationTests.blocks("sh", in: page).flatMap { $0.split(separator: "\n") }
        for command in commands {
            let line = "kindred() { '\(kindred.path)' \"$@\"; }; \(command)"
            let result = try #require(Tool("sh")).run(["-c", line], in: scratch.url)
            #expect(result.status == 0, "\(command): \(result.errors)")
        }
        #expect(commands.count > 5)
    }

    @Test("The page has every key, and the schema every rule")
    func keys() throws {
        let page = try Repository.text(Self.page)
        for key in ProjectKey.allCases { #expect(page.contains("\n| `\(key.rawValue)` |"), "\(key.rawValue)") }
        let schema = try Repository.text("Schemas/project.schema.json")
        for rule in RuleRegistry.all { #expect(schema.contains("\"\(rule.id)\": {"), "\(rule.id)") }
    }
}

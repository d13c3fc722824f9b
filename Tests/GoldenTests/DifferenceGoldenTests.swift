import Kindred
import KindredDiff
import KindredFormats
import Foundation
import TestSupport
import Testing

/// `Golden/Diff/<case>`: two specifications, `old` and `new`, each a file or a folder; what differs is kept in each format.
@Suite struct DifferenceGoldenTests {
    static let folder = "Tests/Golden/Diff"
    static let cases = Repository.entries(of: folder)
    /// Every case has a text; what the others look like, few show.
    static let inAllFormats = [
        "context-removed", "family-removed", "rerouted", "screen-of-several", "order", "same-id",
    ]

    static func pipeline(_ name: String, _ side: String) throws -> Pipeline {
        let path = "\(folder)/\(name)/\(side)"
        let each = GoldenCase(path: Repository.isFolder(path) ? path : path + ".yaml")
        return Pipeline(inputs: try each.sources().map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
    }

    static func pipeline(text: String) -> Pipeline {
        Pipeline(inputs: [.init(path: "a.kindred.yaml", content: .bytes(Array(text.utf8)))], threads: 1)
    }

    static func difference(_ old: Pipeline, _ new: Pipeline) -> GraphDifference {
        var names = ComparedNames()
        let (before, after) = (
            ComparedGraph(graph: old.graph, names: &names),
            ComparedGraph(graph: new.graph, names: &names)
        )
        return GraphDifference(old: before, new: after, names: names)
    }

    static func bytes(_ difference: GraphDifference, _ format: DifferenceFormat) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            format.write(difference, to: sink)
        }
        return bytes
    }

    @Test("Differences are told as they were", arguments: cases)
    func formats(_ name: String) throws {
        let (old, new) = (try Self.pipeline(name, "old"), try Self.pipeline(name, "new"))
        #expect(old.report.count(.error) == 0 && new.report.count(.error) == 0)
        let difference = Self.difference(old, new)
        for format in DifferenceFormat.allCases where format == .text || Self.inAllFormats.contains(name) {
            let suffix = format == .text ? "txt" : format.suffixes[0]
            Golden.expect(Self.bytes(difference, format), in: "\(Self.folder)/\(name)/expected.\(suffix)")
        }
        #expect(difference.isEmpty == (name == "same-in-other-files"))
    }

    @Test("Every difference that is written fits its schema", .enabled(if: Tool("check-jsonschema") != nil))
    func schema() throws {
        let scratch = try Scratch()
        var files: [String] = []
        for name in Self.cases {
            let difference = Self.difference(try Self.pipeline(name, "old"), try Self.pipeline(name, "new"))
            files.append(try scratch.write(Self.bytes(difference, .json), to: "\(name).json").path)
        }
        let result = try #require(Tool("check-jsonschema"))
            .run(["--schemafile", Repository.url("Schemas/diff.schema.json").path] + files)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test("dot reads what is written", .enabled(if: Tool("dot") != nil), arguments: inAllFormats)
    func dotReads(_ name: String) throws {
        let difference = Self.difference(try Self.pipeline(name, "old"), try Self.pipeline(name, "new"))
        let scratch = try Scratch()
        let file = try scratch.write(Self.bytes(difference, .dot), to: "diff.dot").path
        let result = try #require(Tool("dot")).run(["-Tsvg", "-o", "/dev/null", file])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    }

    @Test(
        "Mermaid's own parser reads what is written",
        .enabled(if: Tool("formats-python") != nil, "the readers of formats are not installed"))
    func mermaidReads() throws {
        let files = Self.inAllFormats.map { Repository.url("\(Self.folder)/\($0)/expected.mmd").path }
        let result = try #require(Tool("formats-python"))
            .run([Repository.url("Tests/Formats/read.py").path, "--draw"] + files)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test("The page shows a real difference, and names every relation that follows from another")
    func page() throws {
        let page = try Repository.text("Docs/Diff.md")
        let text = try Repository.text("\(Self.folder)/context-removed/expected.txt")
        #expect(page.contains("```text\n\(text)```\n"))
        let following: [ComparedRelation] = [
            .navigation, .tabBar, .split, .container, .presenters, .presenting, .presented, .effectiveStyle,
            .removesPresenterView, .root, .roots, .presentedRoot, .order, .firstFamily,
        ]
        for relation in following { #expect(page.contains("`\(relation.rawValue)`"), "\(relation)") }
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() {
        let known: Set = ["old", "old.yaml", "new", "new.yaml"]
        for name in Self.cases {
            let formats = Self.inAllFormats.contains(name) ? DifferenceFormat.allCases : [.text]
            let expected = formats.map { "expected.\($0 == .text ? "txt" : $0.suffixes[0])" }
            let strangers = Repository.entries(of: "\(Self.folder)/\(name)").filter {
                !known.contains($0) && !expected.contains($0)
            }
            #expect(strangers.isEmpty)
        }
    }
}

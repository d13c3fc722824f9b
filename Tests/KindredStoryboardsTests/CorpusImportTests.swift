import Kindred
import KindredDiagnostics
import KindredGraph
import Foundation
import TestSupport
import Testing

/// Storyboards of real apps, each project as one import and each file alone.
@Suite struct CorpusImportTests {
    struct Import: Sendable, CustomTestStringConvertible {
        let name: String
        let files: [String]
        var testDescription: String { name }
    }

    static let imports: [Import] = {
        let projects = Set(Corpus.files.map { String($0.prefix { $0 != "/" }) }).sorted()
        return projects.map { project in
            Import(name: project, files: Corpus.files.filter { $0.hasPrefix(project + "/") })
        } + Corpus.files.map { Import(name: $0, files: [$0]) }
    }()

    /// The files that break a rule or can't be read: the rule, and why it is right.
    static let expected: [(file: String, rule: String, why: String)] = [
        (
            "IBDecodable__IBDecodable/Tests/Resources/StoryboardConnections.storyboard", "curl-not-full-screen",
            "a modal segue with partialCurl and no style: a page sheet since iOS 13"
        ),
        (
            "IBAnimatable__IBAnimatable/IBAnimatableApp/UserInterface.storyboard", "xml-syntax",
            "not well-formed XML: a closing tag doesn't match"
        ),
    ]

    /// Files that hold nothing to import by themselves: launch screens, other platforms, no scenes.
    static let withoutControllers: Set = [
        "IBAnimatable__IBAnimatable/IBAnimatableApp/IBAnimatableApp/Supporting Files/Base.lproj/LaunchScreen.storyboard",
        "IBDecodable__IBDecodable/Tests/Resources/StoryboardEmpty.storyboard",
        "SwiftGen__SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-macOS/Message.storyboard",
        "SwiftGen__SwiftGen/Sources/TestUtils/Fixtures/Resources/IB-macOS/Placeholder.storyboard",
        "adafruit__Bluefruit_LE_Connect_v2/Bluefruit/Watch/Base.lproj/Interface.storyboard",
        "getsentry__sentry-cocoa/Samples/watchOS-Swift/WatchApp/Resources/Base.lproj/Interface.storyboard",
    ]

    @Test("There are files to import, with controllers and without, and with scenes")
    func isThere() {
        #expect(Corpus.files.contains { !Self.withoutControllers.contains($0) })
        #expect(Corpus.files.contains(where: Self.withoutControllers.contains))
        #expect(!Corpus.filesWithScenes.isEmpty)
    }

    @Test("An import compiles, is complete and invents nothing", arguments: imports)
    func holds(_ each: Import) throws {
        let inputs = try each.files.map {
            Pipeline.Input(path: $0, content: .bytes(try Corpus.bytes($0)))
        }
        let reading = StoryboardReading(inputs: inputs, threads: 2)
        let made = SpecificationImport(reading: reading, threads: 2)
        let isEmpty = Self.withoutControllers.isSuperset(of: each.files)
        let expected =
            isEmpty ? ["no-storyboard"] : Self.expected.filter { each.files.contains($0.file) }.map(\.rule)
        let errors = made.report.diagnostics.filter { $0.severity == .error }
        #expect(Set(errors.map(\.id)) == Set(expected), "\(errors.map { "\($0.id): \($0.message)" })")
        var proof = ImportProof(reading, made)
        let failures = proof.check()
        #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
        let again = SpecificationImport(reading: StoryboardReading(inputs: inputs.reversed(), threads: 1), threads: 1)
        #expect(again.text == made.text)
    }

    @Test("Ids do not depend on the order in which the scenes were written", arguments: Corpus.filesWithScenes)
    func idsStay(_ file: String) throws {
        let text = try Corpus.text(file)
        let start = try #require(text.range(of: "<scenes>"))
        let end = try #require(text.range(of: "</scenes>"))
        let scenes = text[start.upperBound..<end.lowerBound].components(separatedBy: "</scene>").dropLast()
        let turned = scenes.reversed().map { $0 + "</scene>" }.joined()
        let other = String(text[..<start.upperBound]) + turned + "\n" + String(text[end.lowerBound...])
        #expect(Self.ids(text, file) == Self.ids(other, file))
    }

    /// Each controller with what it was imported from.
    private static func ids(_ text: String, _ file: String) -> [String] {
        let reading = StoryboardReading(inputs: [.init(path: file, content: .bytes(Array(text.utf8)))], threads: 1)
        let graph = SpecificationImport(reading: reading, threads: 1).pipeline.graph
        return graph.controllerIDs.map { id in
            "\(graph.name(of: id)) \(graph.sources(of: id).first ?? "-")"
        }.sorted()
    }
}

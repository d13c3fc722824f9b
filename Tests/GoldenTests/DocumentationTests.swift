import Kindred
import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredProject
import KindredText
import Foundation
import TestSupport
import Testing

/// What the pages show is true: their specifications compile, their commands run, their Swift is the tests' own.
@Suite struct DocumentationTests {
    static let pages = [
        "README.md", "Docs/Language.md", "Docs/Lifecycle.md", "Docs/Import.md", "Docs/Pictures.md", "Docs/Selecting.md",
    ]

    @Test("Every specification on a page compiles without a word", arguments: pages)
    func specifications(_ page: String) throws {
        for (index, text) in Self.blocks("yaml", in: try Repository.text(page)).enumerated()
        where text.hasPrefix("kindred:") {
            let compilation = Compiler().compile([Source(path: "\(page)-\(index + 1)", text: text)])
            #expect(compilation.diagnostics.isEmpty, "\(compilation.text(notes: true))")
        }
    }

    @Test(
        "Every project file on a page is right", arguments: ["README.md", "Docs/HouseRules.md"])
    func projects(_ page: String) throws {
        let texts = Self.blocks("yaml", in: try Repository.text(page)).filter { $0.hasPrefix("project:") }
        #expect(!texts.isEmpty)
        for text in texts {
            let file = SourceFile(path: page, bytes: Array(text.utf8))
            let mistakes = Project.read(file).diagnostics
            #expect(mistakes.total == 0, "\(mistakes.kept.map(\.message))")
        }
    }

    @Test("The page of the language lists the places that its screens have")
    func places() throws {
        let page = try Repository.text("Docs/Language.md")
        let text = try #require(Self.blocks("yaml", in: page).first { $0.contains("\nscreens:\n") })
        let graph = try #require(Compiler().compile([Source(path: "screens", text: text)]).graph)
        var depths: [String: Int] = [:]
        let lines = graph.controllers.map { controller in
            let depth = controller.parentViewController.map { depths[$0, default: 0] + 1 } ?? 0
            depths[controller.id] = depth
            return String(repeating: "  ", count: depth) + (controller.isDerived == true ? "+ " : "  ") + controller.id
        }
        #expect(lines.contains { $0.contains("+ ") })
        let list = lines.map { "\($0)\n" }.joined()
        #expect(page.contains("<!-- places of the specification above -->\n```text\n\(list)```\n"), "\(list)")
    }

    @Test("Trees on pages are those of their specifications")
    func trees() throws {
        let readme = try Repository.text("README.md")
        let app = """
            kindred: 1
            windows: {main: app}
            screens:
              Home: {class: HomeViewController, pushes: [Thread, Profile]}
              Search: {class: SearchViewController, pushes: [Profile]}
              Thread: {class: ThreadViewController, pushes: [Thread, Profile]}
              Profile: {class: ProfileViewController, pushes: [Thread]}
            families:
              app: {tab: Tabs, tabs: [{navigation: HomeNav, stack: [Home]}, {navigation: SearchNav, stack: [Search]}]}
              account: {navigation: AccountNav, stack: [{screen: Profile, as: Me}]}
            presentations:
              - {from: Home, present: account}
            """
        let readmeApp = try #require(Self.blocks("yaml", in: readme).first)
        for (page, text) in [(readme, readmeApp), (try Repository.text("Docs/Formats.md"), app)] {
            let compilation = Compiler().compile([Source(path: "app.kindred.yaml", text: text)])
            let tree = String(decoding: try #require(compilation.write(.tree)), as: UTF8.self)
            #expect(Self.blocks("text", in: page).contains(tree), "\(tree)")
        }
    }

    @Test("The page of the language names every step, and every key of scenarios")
    func scenarioKeys() throws {
        let page = try Repository.text("Docs/Language.md")
        let fields = Shape.scenario.fields + Shape.start.fields + Shape.moment.fields
        for keyword in StepDefinition.all.map(\.keyword) + fields.map(\.keyword)
        where Relation(rawValue: keyword.rawValue) == nil {
            #expect(page.contains("`\(keyword.rawValue)`"), "\(keyword)")
        }
    }

    @Test(
        "Every command runs", .enabled(if: Tool("dot") != nil, "graphviz is not installed"),
        arguments: ["README.md", "Docs/Pictures.md", "Docs/Formats.md", "Docs/Diff.md", "Docs/HouseRules.md"])
    func commands(_ page: String) throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let shell = try #require(Tool("sh"))
        let scratch = try Scratch()
        let commands = Self.blocks("sh", in: try Repository.text(page)).flatMap { $0.split(separator: "\n") }
        #expect(!commands.isEmpty)
        for command in commands {
            let line = command.replacing(".build/release/kindred", with: "'\(kindred.path)'")
                .replacing(".build/demo", with: "'\(scratch.url.path)'")
            let result = try shell.run(["-c", String(line)], in: Repository.root)
            #expect(result.status == 0, "\(command): \(result.errors)")
        }
    }

    @Test("The Swift example in the README is the one that is compiled here")
    func swiftExample() throws {
        let example = try #require(Self.blocks("swift", in: try Repository.text("README.md")).first)
        let compiled = try Repository.text("Tests/GoldenTests/ReadmeExample.swift")
        let body = example.split(separator: "\n").dropFirst().map { $0.isEmpty ? "" : "    \($0)" }
        for line in body where !line.contains("print(") { #expect(compiled.contains(line), "\(line)") }
        #expect(try readmeExample() == [["HomeNav"], ["Detail.willMove(HomeNav)", "Detail.viewDidLoad"]])
    }

    @Test("The Swift example of importing as well")
    func importExample() throws {
        let blocks = Self.blocks("swift", in: try Repository.text("README.md"))
        let example = try #require(blocks.first { $0.contains("StoryboardImporter") })
        let compiled = try Repository.text("Tests/GoldenTests/ReadmeExample.swift")
        for line in example.split(separator: "\n") where !line.contains("print(") {
            #expect(compiled.contains("    \(line)"), "\(line)")
        }
        let storyboard = try Repository.text("Tests/Golden/Import/Storyboards/stack/Main.storyboard")
        #expect(readmeImportExample(storyboard) == ["HomeNav"])
    }

    /// The contents of the fenced blocks of a language.
    static func blocks(_ language: String, in page: String) -> [String] {
        page.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }
}

import Kindred
@testable import KindredCLI
import KindredDiagnostics
import KindredFormats
import KindredRules
import KindredSystem
import Foundation
import Testing

struct CommandTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func showsHelpForNothing() {
        let run = folder.run()
        #expect(run.code == .usage)
        #expect(run.output == "")
        #expect(run.errors == folder.run("help").output)
        #expect(folder.run("--help").output == run.errors)
    }

    @Test func showsItsVersion() {
        #expect(folder.run("--version").output == "kindred \(Release.version)\n")
    }

    @Test(arguments: Command.all.map(\.name)) func helpsWithEachCommand(_ name: String) {
        let run = folder.run(name, "--help")
        #expect(run.code == .done)
        #expect(run.output.contains("\nUsage: kindred \(name)"))
        #expect(run.output == folder.run("help", name).output)
        #expect(run.output == folder.run(name, "-h").output)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 130 })
    }

    @Test(arguments: [
        (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
        (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
        (["app.kindred.yaml"], "'app.kindred.yaml' is not a command; did you mean 'kindred check app.kindred.yaml'?"),
        (["xyzzy"], "unknown command 'xyzzy'"), (["rules", "nosuchrule"], "there is no rule 'nosuchrule'"),
    ])
    func saysWhatWasMeant(_ words: [String], _ message: String) {
        let run = folder.run(words)
        #expect(run.code == .usage)
        #expect(run.errors.hasPrefix("kindred: \(message)\nsee 'kindred "))
    }

    @Test func drawsControlCharactersInsteadOfObeyingThem() {
        #expect(!folder.run("che\u{1B}[31mck").errors.contains("\u{1B}"))
    }

    @Test func startsWithASpecificationThatCompiles() throws {
        let run = folder.run("init", "new/er")
        #expect(run.code == .done)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("wrote new/er/app.kindred.yaml\n"))
        let check = folder.run("check", "--notes", "--fail-on", "warning")
        #expect(check.code == .done)
        #expect(check.errors == "no problems in 1 file\n")
    }

    @Test func neverOverwritesASpecification() throws {
        try folder.write("app.kindred.yaml", small)
        #expect(folder.run("init").code == .usage)
        #expect(folder.read("app.kindred.yaml") == small)
    }

    @Test func tellsAllAboutEachRule() {
        let list = folder.run("rules").output
        for rule in RuleRegistry.all {
            #expect(list.contains("  \(rule.id) "))
            let run = folder.run("rules", rule.id)
            #expect(run.code == .done)
            #expect(run.output.hasPrefix("\(rule.id): \(rule.severity.rawValue)\n"))
        }
        #expect(!list.contains("house/"))
    }

    @Test func listsTheRulesOfTheHouse() throws {
        try folder.write(
            "kindred.yaml",
            """
            project: 1
            rules: {house/near: note}
            house:
              - {name: near, because: nobody goes further, limit: {measure: steps, at-most: 4}}
            """)
        let end = """

            House rules, in kindred.yaml:
              house/near                        note     nobody goes further

            'kindred rules ID' describes one in detail.

            """
        #expect(folder.run("rules").output.hasSuffix(end))
        // The list is needed to correct what is wrong there.
        try folder.write("kindred.yaml", "project: 1\nrules: {house/near: nope}\n")
        let run = folder.run("rules")
        #expect(run.code == .done && !run.output.contains("house/"))
    }

    @Test func printsSchemas() throws {
        let list = folder.run("schema").output.split(separator: "\n")
        #expect(list.count == Schemas.all.count)
        for (line, schema) in zip(list, Schemas.all) {
            #expect(line.hasPrefix("  \(schema.name) ") && line.utf8.count > 20)
            #expect(folder.run("schema", schema.name).output == String(decoding: schema.text, as: UTF8.self))
        }
        #expect(
            folder.run("schema", "grpah").errors.hasPrefix("kindred: there is no schema 'grpah'; did you mean 'graph'?")
        )
    }

    @Test func explains() throws {
        try folder.write("a.kindred.yaml", small)
        #expect(folder.run("explain", "Home").output.contains("Home"))
        let run = folder.run("explain", "Nobody")
        #expect(run.code == .usage)
        #expect(run.errors.hasPrefix("kindred: there is no 'Nobody'"))
        try folder.write("a.kindred.yaml", wrong)
        #expect(folder.run("explain", "Home").code == .errors)
        #expect(folder.run("explain", "Home", "nope").code == .environment)
    }
}

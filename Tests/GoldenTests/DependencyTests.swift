import KindredText
import Foundation
import TestSupport
import Testing

/// What `--depfile` lists makes make and ninja do just what is needed, with the rules that `Docs/CI.md` shows.
@Suite struct DependencyTests {
    private static let files = ["make": "Makefile", "ninja": "build.ninja"]

    @Test("A name that can't be written is left out, and reported")
    func lineBreaks() throws {
        let scratch = try Scratch()
        let specs = scratch.url.appending(path: "a\nb")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        try "kindred: 1\nfamilies: {home: Home}\n"
            .write(to: specs.appending(path: "c.kindred.yaml"), atomically: false, encoding: .utf8)
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let arguments = ["compile", "a\nb", "-o", "graph.json", "--depfile", "graph.d"]
        let result = try Tool(kindred).run(arguments, in: scratch.url)
        #expect(result.status == 0)
        #expect(
            result.errors == """
                kindred: 'graph.d' leaves out 'a␊b/c.kindred.yaml', because of its line break
                kindred: 'graph.d' leaves out 'a␊b', because of its line break

                """)
        #expect(try scratch.text("graph.d") == "graph.json:\n")
    }

    @Test("A build runs again after each change, and only then", arguments: ["make", "ninja"])
    func builds(name: String) throws {
        let tool = try #require(Tool(name), "\(name) is not installed")
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let scratch = try Scratch()
        let specs = scratch.url.appending(path: "My Specs")
        // As in a fresh clone, there is no folder 'build'.
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        func save(_ name: String, _ text: String) throws {
            try text.write(to: specs.appending(path: name), atomically: false, encoding: .utf8)
        }
        // A folder with a space in its name, and a line in a log for each run.
        let page = try Repository.text("Docs/CI.md")
        let rule = try #require(DocumentationTests.blocks(name, in: page).first)
        let command = try #require(rule.split(separator: "\n").first { $0.contains("kindred compile Specs") })
        let logged = command.replacing("kindred compile Specs", with: "'\(kindred.path)' compile 'My Specs'")
        _ = try scratch.write(
            Array(rule.replacing(command, with: logged + " && echo run >> log").utf8),
            to: try #require(Self.files[name]))
        var runs = 0
        func build(after change: String, runs expected: Int) throws {
            // Times of files may be as coarse as a hundredth of a second, and what follows is to be newer than this.
            defer { Thread.sleep(forTimeInterval: 0.05) }
            let result = try tool.run([], in: scratch.url)
            #expect(result.status == 0, "\(change): \(result.output)\(result.errors)")
            runs += expected
            let log = (try? scratch.text("log")) ?? ""
            #expect(log.split(separator: "\n").count == runs, "\(change): \(result.output)")
        }
        try save("a $1 #2.kindred.yaml", "kindred: 1\nfamilies: {home: Home}\n")
        try build(after: "nothing", runs: 1)
        try build(after: "a build", runs: 0)
        try save("a $1 #2.kindred.yaml", "kindred: 1\nfamilies: {home: Home2}\n")
        try build(after: "an edit", runs: 1)
        try save("b.kindred.yaml", "kindred: 1\nfamilies: {help: Help}\n")
        try build(after: "a new file", runs: 1)
        try FileManager.default.removeItem(at: specs.appending(path: "b.kindred.yaml"))
        try build(after: "a removed file", runs: 1)
        try build(after: "everything", runs: 0)
    }
}

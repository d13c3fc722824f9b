import KindredText
import Foundation
import TestSupport
import Testing

/// `check --fix --diff` writes what git applies.
@Suite struct FixTests {
    @Test("git applies the changes, in a folder below too", arguments: ["", "Specs in here"])
    func applies(folder: String) throws {
        let kindred = try #require(CommandSession.kindred.map { Tool($0) }, "kindred is not built")
        let git = try #require(Tool("git"), "git is not installed")
        let scratch = try Scratch()
        _ = try git.run(["init", "-q"], in: scratch.url)
        let url = folder.isEmpty ? scratch.url : scratch.url.appending(path: folder)
        let names = ["a.kindred.yaml", "crlf.kindred.yaml", #"quote"é.kindred.yaml"#]
        let texts = try names.indices.map { try Repository.text("Tests/Golden/CLI/fix/\(names[min($0, 1)])") }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in zip(names, texts) {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            // Ids differ from file to file, so that only spelling is wrong.
            _ = try scratch.write(Array(text.replacing("ther", with: "ther\(name.utf8.count)").utf8), to: path)
        }
        let diff = try kindred.run(["check", "--fix", "--diff", "--unsafe-fixes"], in: url)
        #expect(diff.status == 1)
        _ = try scratch.write(Array(diff.output.utf8), to: "changes.diff")
        let applied = try git.run(["apply", scratch.url.appending(path: "changes.diff").path], in: url)
        #expect(applied.status == 0, "\(applied.errors)")
        let again = try kindred.run(["check", "--fix", "--diff", "--unsafe-fixes"], in: url)
        #expect(again.output == "")
    }
}

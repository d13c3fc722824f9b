import KindredText
import Foundation
import TestSupport
import Testing

/// Pages whose commands run, and print what the page shows below them.
@Suite struct VerifyPageTests {
    static let page = "Docs/Verify.md"
    static let pages = [page, "Docs/Selecting.md"]

    @Test("Every command prints what the page shows", arguments: pages)
    func commands(_ path: String) throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let shell = try #require(Tool("sh"))
        var page = ""
        var command: String?
        for block in try Repository.text(path).components(separatedBy: "```") {
            var text = block
            if block.hasPrefix("sh\n") {
                command = String(block.dropFirst(3))
            } else if block.hasPrefix("text\n"), let line = command {
                let run = line.replacing(".build/release/kindred", with: "'\(kindred.path)'")
                let result = try shell.run(["-c", run], in: Repository.root)
                #expect((0...2).contains(result.status), "\(line)")
                text = "text\n\(result.output)\(result.errors)"
                command = nil
            }
            page += (page.isEmpty ? "" : "```") + text
        }
        Golden.expect(page, in: path)
    }

    @Test("A command without output on the page runs")
    func lastCommand() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let command = "import hierarchy Samples/shop/console.log"
        #expect(try Repository.text(Self.page).contains("kindred \(command)\n"))
        let result = try Tool(kindred).run(command.split(separator: " ").map(String.init), in: Repository.root)
        #expect(result.status == 0)
    }
}

import Foundation
import TestSupport
import Testing

/// Pages that are sessions: their files are written, and their commands run one after another in one folder.
@Suite struct SessionPageTests {
    @Test("Every command prints what the page shows below it", arguments: ["Docs/Suppressing.md", "Docs/Working.md"])
    func commands(page: String) throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let shell = try #require(Tool("sh"))
        let folder = try Scratch()
        var command: String?
        var shown: [String] = []
        for block in try Repository.text(page).components(separatedBy: "```") {
            var text = block
            if let file = block.firstMatch(of: /^yaml\n# (\S+)\n/) {
                _ = try folder.write(Array(block[file.range.upperBound...].utf8), to: String(file.output.1))
            } else if block.hasPrefix("sh\n") {
                command = String(block.dropFirst(3))
            } else if block.hasPrefix("text\n"), let lines = command {
                let script = "kindred() { '\(kindred.path)' \"$@\"; }\n" + lines
                let result = try shell.run(["-c", script], in: folder.url)
                #expect((0...1).contains(result.status), "\(lines)\(result.errors)")
                text = "text\n\(result.output)\(result.errors)"
                command = nil
            }
            shown.append(text)
        }
        #expect(command == nil)
        Golden.expect(shown.joined(separator: "```"), in: page)
    }
}

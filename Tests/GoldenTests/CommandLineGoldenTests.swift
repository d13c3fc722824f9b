import Foundation
import TestSupport
import Testing

/// `Golden/CLI/<case>/cmd`, and the same in some other folders: one command a line, run in a copy of the folder; what comes
/// out is kept in `expected`.
@Suite struct CommandLineGoldenTests {
    static let cases = ["CLI", "Verify"].flatMap { folder in
        Repository.entries(of: "Tests/Golden/\(folder)").map { "\(folder)/\($0)" }
    }

    @Test("The command line behaves as it did", arguments: cases)
    func session(_ name: String) throws {
        let path = "Tests/Golden/\(name)"
        let copy = try Scratch()
        for file in Repository.files(below: path) where file != "cmd" && file != "expected" {
            _ = try copy.write(Repository.bytes("\(path)/\(file)"), to: file)
        }
        let session = CommandSession(
            folder: copy.url, kindred: try #require(CommandSession.kindred, "kindred is not built"))
        let lines = try Repository.text("\(path)/cmd").split(separator: "\n").filter { !$0.hasPrefix("#") }
        let transcript = try lines.map { try session.run(String($0)) }.joined(separator: "\n")
        Golden.expect(transcript, in: "\(path)/expected")
    }

    @Test("Every folder holds commands")
    func nothingIsLeftOver() {
        let strangers = Self.cases.filter { !Repository.exists("Tests/Golden/\($0)/cmd") }
        #expect(strangers.isEmpty)
    }
}

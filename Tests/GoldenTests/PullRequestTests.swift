import Foundation
import TestSupport
import Testing

/// `Golden/PullRequest`: a team with findings takes Kindred up, and then changes a view controller. `story.sh` is what it does.
@Suite struct PullRequestTests {
    @Test("A pull request shows its own findings, and what it changes", .enabled(if: Tool("git") != nil))
    func story() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let folder = "Tests/Golden/PullRequest"
        let scratch = try Scratch()
        for file in Repository.files(below: folder, suffixes: [".yaml"]) {
            _ = try scratch.write(Repository.bytes("\(folder)/\(file)"), to: file)
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let result = try #require(Tool("bash")).run(
            [Repository.url("\(folder)/story.sh").path], in: scratch.url,
            environment: [
                "PATH": "\(kindred.deletingLastPathComponent().path):\(path)", "HOME": scratch.url.path,
                "LC_ALL": "C.UTF-8", "GIT_CONFIG_NOSYSTEM": "1",
            ])
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        Golden.expect(result.output, in: "\(folder)/expected")
    }
}

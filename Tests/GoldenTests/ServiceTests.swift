import Foundation
import TestSupport
import Testing

/// `Tests/Services`: what runs Kindred for teams, run as the service would.
@Suite struct ServiceTests {
    @Test(
        "The action, the problem matcher, the hooks and the page about them work",
        .enabled(if: Tool("services-python") != nil, "pre-commit or PyYAML is not installed"),
        arguments: ["action", "matcher", "hooks", "page", "published"])
    func works(part: String) throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let result = try #require(Tool("services-python")).run([
            Repository.url("Tests/Services/run.py").path, "--kindred", kindred.path, "--only", part,
        ])
        #expect(result.errors == "")
        #expect(result.output.contains(/^[1-9][0-9]* checks, 0 failed\n$/), "\(result.output)")
        #expect(result.status == 0)
    }

    @Test("They name the version of the program")
    func versions() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let version = try Tool(kindred).run(["--version"]).output.split(separator: " ")[1].dropLast()
        #expect(try Repository.text("action.yml").contains("default: \"\(version)\"\n"))
        #expect(try Repository.text("pyproject.toml").contains("\"kindred-uikit==\(version)\""))
        #expect(try Repository.text("Docs/CI.md").contains("rev: v\(version)\n"))
    }
}

import TestSupport
import Testing

/// `Tests/Shells`: what bash, zsh and fish complete.
@Suite struct ShellTests {
    @Test(
        "Shells complete commands, options, their values, names of the specification, and files",
        arguments: ["bash", "zsh", "fish"])
    func completes(shell: String) throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        _ = try #require(Tool(shell), "\(shell) is not installed")
        let python = try #require(Tool("python3"))
        let result = try python.run([
            Repository.url("Tests/Shells/run.py").path, "--kindred", kindred.path, "--only", shell,
        ])
        #expect(result.errors == "")
        #expect(result.output.contains(/^[4-9][0-9] checks, 0 failed\n$/), "\(result.output)")
        #expect(result.status == 0)
    }
}

import KindredBase
import Testing

@testable import KindredCLI

/// `--format` of the commands that report diagnostics.
struct ReportOptionTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(
        "Each format is written to its stream, with the same exit code", arguments: ReportFormat.allCases,
        [["check", "a.kindred.yaml"], ["verify", "dump.txt", "a.kindred.yaml"]])
    func isWritten(_ format: ReportFormat, _ command: [String]) throws {
        try folder.write("a.kindred.yaml", wrong)
        try folder.write("dump.txt", "")
        let run = folder.run(command + ["--format", format.rawValue])
        #expect(run.code == .problems)
        let (report, other) = format.isForPeople ? (run.errors, run.output) : (run.output, run.errors)
        #expect(report.contains("a.kindred.yaml"))
        #expect(other == "")
    }

    @Test("Every such command has all formats, and no other command lists its own")
    func isTheOnlyList() {
        let lists = Command.all.flatMap { [$0] + $0.members }.compactMap { command -> (String, [String])? in
            guard let option = command.option("--format"), case .word(let words) = option.value else { return nil }
            return (command.name, words)
        }
        let reporting = lists.filter { $0.1 == ReportFormat.words }.map(\.0)
        #expect(reporting == ["check", "verify"])
    }

    @Test("An unknown format is answered with the list")
    func unknownFormat() {
        let run = folder.run("check", "--format", "jsn")
        #expect(run.code == .usage)
        #expect(run.errors.contains("--format must be text or json, not 'jsn'; did you mean 'json'?"))
    }
}

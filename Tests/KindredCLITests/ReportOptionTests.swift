@testable import KindredCLI
import KindredDiagnostics
import KindredFormats
import KindredSystem
import KindredText
import Testing

/// `--format` of the commands that report diagnostics.
struct ReportOptionTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(
        "Each format is written to its stream, with the same exit code", arguments: ReportFormat.forFormatOption,
        [["check", "a.kindred.yaml"], ["verify", "dump.txt", "a.kindred.yaml"]])
    func isWritten(_ format: ReportFormat, _ command: [String]) throws {
        try folder.write("a.kindred.yaml", wrong)
        try folder.write("dump.txt", "")
        let run = folder.run(command + ["--format", format.rawValue])
        #expect(run.code == .errors)
        let (report, other) = format.isForPeople ? (run.errors, run.output) : (run.output, run.errors)
        #expect(report.contains("a.kindred.yaml"))
        #expect(other == "")
    }

    @Test("Only check has just these formats")
    func isTheOnlyList() {
        let reporting = Command.all.flatMap { [$0] + $0.members }.filter { command in
            guard let option = command.syntax.option("--format"), case .word(let words) = option.value else {
                return false
            }
            return words == ReportFormat.forFormatOption.map(\.rawValue) && option.about == Option.reportFormat.about
        }.map(\.name)
        // Coverage has a page of its own in Markdown.
        #expect(reporting == ["check"])
    }

    @Test("An unknown format is answered with the list")
    func unknownFormat() {
        let run = folder.run("check", "--format", "jsn")
        #expect(run.code == .usage)
        #expect(run.errors.contains("--format must be text or json, not 'jsn'; did you mean 'json'?"))
    }

    @Test("Every command that compiles writes every report", arguments: ReportFormat.allCases)
    func reports(_ format: ReportFormat) throws {
        try folder.write("a.kindred.yaml", wrong)
        try folder.write("dump.txt", "")
        let lines = [
            ["check"], ["compile", "-o", "g.json"], ["render", "-o", "g.svg"], ["simulate"],
            ["verify", "dump.txt", "--", "a.kindred.yaml"],
        ]
        for line in lines {
            let run = folder.run([line[0], "--report", "\(format.rawValue)=out"] + line.dropFirst())
            #expect(run.code == .errors, "\(line)")
            #expect(run.output == "")
            #expect(run.errors.contains("a.kindred.yaml"))
            let report = folder.read("out") ?? ""
            #expect(report.contains("unresolved") && report.contains("kindred.yaml"), "\(line)")
            try folder.remove("out")
        }
        #expect(folder.read("g.json") == nil)
    }

    @Test("One run writes several reports, and all that it can if one fails")
    func several() throws {
        try folder.write("a.kindred.yaml", wrong)
        let run = folder.run(
            "check", "--report", "short=a.kindred.yaml/x", "--report", "short=new/folder/out", "--report",
            "junit=a.kindred.yaml/y")
        #expect(run.code == .environment)
        let failures =
            "kindred: can't write 'a.kindred.yaml/x': Not a directory\n"
            + "kindred: can't write 'a.kindred.yaml/y': Not a directory\n"
        #expect(run.errors.hasSuffix("1 error in 1 file\n" + failures))
        let report = folder.read("new/folder/out") ?? ""
        #expect(
            report.hasPrefix(
                ".: error: can't write 'a.kindred.yaml/y': Not a directory [failed-run]\na.kindred.yaml:5:27: error: "))
    }

    @Test("A file that is read isn't written over")
    func inputs() throws {
        try folder.write("a.kindred.yaml", wrong)
        try folder.link("link", to: "a.kindred.yaml")
        for command in ["check", "compile", "simulate"] {
            let run = folder.run(command, "-o", "x", "--report", "text=link")
            let other = command == "check" ? folder.run("check", "--report", "text=link") : run
            #expect(other.code == .usage)
            #expect(
                other.errors == "kindred: 'link' is one of the files to read, and would be overwritten\n",
                "\(command)")
        }
        #expect(folder.read("a.kindred.yaml") == wrong)
    }

    @Test("Programs get paths from the root of the repository, people from the current folder")
    func paths() throws {
        try folder.write("repo/.git", "gitdir: elsewhere")
        try folder.write("repo/Specs/a b.kindred.yaml", wrong)
        try folder.link("repo/Specs/link.kindred.yaml", to: "../real.yaml")
        try folder.write("repo/real.yaml", other)
        try folder.write("out.kindred.yaml", wrong)
        let specs = TestFolder(at: folder.file("repo/Specs"))
        let run = specs.run("check", "--report", "checkstyle", ".", "../../out.kindred.yaml")
        let files = run.output.split(separator: "\n").filter { $0.contains("<file") }
        #expect(
            files == ["  <file name=\"\(folder.path)/out.kindred.yaml\">", "  <file name=\"Specs/a b.kindred.yaml\">"])
        #expect(run.errors.contains("\na b.kindred.yaml:5:27: error"))
        let sarif = specs.run("check", "--report", "sarif", ".").output
        #expect(sarif.contains("\"uri\":\"Specs/a%20b.kindred.yaml\""))
        let junit = specs.run("check", "--report", "junit", ".").output
        #expect(junit.contains("<testsuite name=\"real.yaml\""))
    }

    @Test("Xcode gets absolute paths")
    func absolutePaths() throws {
        try folder.write("a.kindred.yaml", wrong)
        let run = folder.run("check", "--absolute-paths", "--report", "short=out")
        #expect(run.errors.hasPrefix("\(folder.path)/a.kindred.yaml:5:27: error: "))
        #expect(folder.read("out")?.hasPrefix("\(folder.path)/a.kindred.yaml:5:27: error: ") == true)
        #expect(folder.run("compile", "--absolute-paths").errors.hasPrefix("\(folder.path)/a.kindred.yaml:5"))
    }

    @Test("A report holds more than the thousand that a terminal shows")
    func cap() throws {
        let families = (0..<1_200).map { "  f\($0): {navigation: N\($0), stack: []}\n" }
        try folder.write("a.kindred.yaml", "kindred: 1\nfamilies:\n" + families.joined())
        let run = folder.run("check", "--report", "short=out")
        #expect(run.errors.split(separator: "\n").count { $0.contains("[empty-container]") } == 1_000)
        #expect(run.errors.hasSuffix("not shown: 200 more warnings\n1200 warnings in 1 file\n"))
        #expect(folder.read("out")?.split(separator: "\n").count == 1_200)
    }

    @Test("A project's reports are written beside its file, unless the command line has its own")
    func project() throws {
        try folder.write("app/kindred.yaml", "project: 1\nreport: [short=out/short, summary=out/summary]\n")
        try folder.write("app/out/summary", "before\n")
        try folder.write("app/Specs/a.kindred.yaml", wrong)
        #expect(folder.run("check", "app/Specs").code == .errors)
        #expect(folder.read("app/out/short")?.hasPrefix("app/Specs/a.kindred.yaml:5:27: error: ") == true)
        #expect(folder.read("app/out/summary")?.hasPrefix("before\n### Kindred: 1 error in 1 file\n") == true)
        try folder.remove("app/out/short")
        #expect(folder.run("compile", "app/Specs", "-o", "g.json").code == .errors)
        #expect(folder.read("app/out/short") != nil)
        for arguments in [["--report", "junit=j"], ["--format", "json"], ["--no-config"]] {
            try folder.remove("app/out/short")
            #expect(folder.run(["check", "app/Specs"] + arguments).code == .errors)
            #expect(folder.read("app/out/short") == nil, "\(arguments)")
            try folder.write("app/out/short", "")
        }
        let annotated = folder.run(
            "check", "app/Specs", variables: TestFolder.usualVariables + ["GITHUB_ACTIONS=true"])
        #expect(annotated.errors.contains("\n::error file=Specs/a.kindred.yaml,"))
        #expect(folder.read("app/out/short")?.isEmpty == false)
    }

    @Test("Without a repository paths start at the project")
    func projectPaths() throws {
        try folder.write("app/kindred.yaml", "project: 1\n")
        try folder.write("app/Specs/a.kindred.yaml", wrong)
        let specs = TestFolder(at: folder.file("app/Specs"))
        #expect(specs.run("check", "--report", "checkstyle").output.contains("<file name=\"Specs/a.kindred.yaml\">"))
        let without = specs.run("check", "--report", "checkstyle", "--no-config")
        #expect(without.output.contains("<file name=\"a.kindred.yaml\">"))
    }
}

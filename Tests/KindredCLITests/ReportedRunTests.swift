import KindredDiagnostics
import KindredFormats
import KindredSystem
import KindredText
import Foundation
import Testing

/// However a run ends, its report is of this run, and its files are all there or none.
struct ReportedRunTests {
    /// A way out of a command.
    struct Way: Sendable, CustomTestStringConvertible {
        let line: String
        let code: ExitCode
        /// Files besides those that all ways have.
        var files: [String: String] = [:]

        var testDescription: String { line }

        init(_ line: String, _ code: ExitCode, _ files: [String: String] = [:]) {
            (self.line, self.code, self.files) = (line, code, files)
        }
    }

    private static let viewless = "project: 1\nviews: {money: {select: 'view:nobody'}}\n"

    static let ways = [
        // All is well.
        Way("check Specs", .done), Way("compile Specs -o g.json", .done), Way("simulate Play", .done),
        Way("render Specs -o x.svg", .done), Way("render Specs -o x.svg --compare Specs", .done),
        Way("check Specs --write-baseline b.json", .done),
        // What is wrong is in what was checked.
        Way("check Empty", .errors), Way("check Missing", .environment), Way("check Wrong", .errors),
        Way("compile Wrong -o g.json", .errors), Way("simulate Wrong", .errors),
        Way("render Wrong -o x.svg", .errors),
        Way("check Wrong --fix", .errors), Way("check Wrong --fix --diff", .errors),
        Way("check Missing --write-baseline b.json", .environment),
        Way("check Missing --prune-baseline old.json", .environment),
        Way("check Wrong --write-baseline b.json", .errors),
        Way("verify Empty -- Specs", .errors), Way("verify Missing -- Specs", .environment),
        Way("verify empty.txt -- Specs", .errors), Way("verify empty.txt -- Empty", .errors),
        Way("verify empty.txt -- Missing", .environment),
        // The run comes to no end.
        Way("check Specs --baseline Missing", .environment), Way("check Specs --baseline empty.txt", .usage),
        Way("check Specs --baseline Empty", .environment),
        Way("verify empty.txt Specs --baseline Missing", .environment),
        Way("check Specs --prune-baseline old.json", .usage, ["kindred.yaml": "project: 1\nsources: [Specs, Play]\n"]),
        Way("check Specs --write-baseline Missing/b.json", .environment),
        Way("check", .usage, ["kindred.yaml": "project: 1\nrulez: {}\nreport: [REPORT]\n"]),
        Way("check", .usage, ["kindred.yaml": "project: 1\nsources: [Missing]\nreport: [REPORT]\n"]),
        Way("check Specs", .usage, ["kindred.yaml": viewless]),
        Way("check Specs", .usage, ["kindred.yaml": "project: 1\n\u{1}"]), Way("check kindred.yaml", .usage),
        Way("check --config Missing Specs", .environment),
        Way("check Specs Play", .usage, ["Play/kindred.yaml": "project: 1\n", "Specs/kindred.yaml": "project: 1\n"]),
        Way("verify Empty -- Specs", .usage, ["kindred.yaml": "project: 1\nrulez: {}\nreport: [REPORT]\n"]),
        Way("verify empty.txt Specs other.txt", .usage, ["other.txt": "text"]),
        Way("verify dump.txt --window nobody -- Specs", .usage), Way("verify dump.txt --dump 9 -- Specs", .usage),
        Way("verify dump.txt empty.txt --dump 1 -- Specs", .usage),
        Way("check Specs --view nobody", .usage), Way("check Specs --around Nobody", .usage),
        Way("compile Specs -o Missing/g.json", .environment), Way("compile Specs -o Empty", .environment),
        Way("compile Specs -o Specs/a.kindred.yaml", .usage),
        Way("compile Specs -o g.json --depfile Missing/g.d", .environment),
        Way("compile Specs -o g.dot --family nobody", .usage), Way("compile Specs -o g.json --view nobody", .usage),
        Way("compile Specs --all-views -o Views", .usage), Way("compile Specs -o g.json --around Nobody", .usage),
        Way("render Specs -o x.svg --compare Missing", .environment),
        Way("render Specs -o x.svg --compare empty.json", .usage),
        Way("render Specs -o x.svg --compare Wrong", .errors), Way("render Specs -o x.svg --family nobody", .usage),
        Way("render Specs --layout dot -o x.png", .environment), Way("render Specs -o Missing/x.svg", .environment),
        Way("render Specs -o x.svg --depfile Missing/x.d", .environment),
        Way("simulate Specs", .usage), Way("simulate Play --scenario nobody", .usage),
        Way("simulate Play -o Missing/x.txt", .environment), Way("simulate Play --view nobody", .usage),
        Way("check Specs --report short=Specs/a.kindred.yaml/x", .environment),
    ]

    private static let old = "yesterday: no problems\n"

    private static func makeFolder(_ way: Way, _ requests: [String]) throws -> TestFolder {
        let folder = try TestFolder()
        let play = small + "windows: {main: home}\nscenarios: [{name: s, steps: [{launch: main}]}]\n"
        let files = [
            "Specs/a.kindred.yaml": small, "Play/a.kindred.yaml": play, "Wrong/a.kindred.yaml": wrong,
            "Empty/notes": "", "empty.txt": "", "empty.json": "{}", "g.json": old, "x.svg": old,
            "dump.txt": "<Home 0x1>, state: appeared, view: <UIView 0x2>\n",
            "old.json": "{\"format\": \"kindred-baseline\", \"version\": 1, \"entries\": []}\n",
        ]
        for (name, text) in files { try folder.write(name, text) }
        for format in ReportFormat.allCases { try folder.write("out/\(format.rawValue)", old) }
        let list = requests.joined(separator: ", ")
        for (name, text) in way.files {
            try folder.write(name, text.replacingOccurrences(of: "REPORT", with: list))
        }
        return folder
    }

    @Test("The report after a run is never that of an earlier one", arguments: ways)
    func isNew(_ way: Way) throws {
        let requests = ReportFormat.allCases.map { "\($0.rawValue)=out/\($0.rawValue)" }
        let folder = try Self.makeFolder(way, requests)
        let isOfProject = way.files["kindred.yaml"]?.contains("REPORT") == true
        let words = way.line.split(separator: " ").map { String($0) }
        let options = isOfProject ? [] : requests.flatMap { ["--report", $0] }
        let run = folder.run([words[0]] + options + words.dropFirst(), variables: ["PATH=/nonexistent"])
        #expect(run.code == way.code, "\(run.errors)")
        for format in ReportFormat.allCases {
            let whole = folder.read("out/\(format.rawValue)") ?? ""
            #expect(whole != Self.old, "\(format)")
            #expect(whole.hasPrefix(Self.old) == (format == .summary), "\(format)")
            let report = format == .summary ? String(whole.dropFirst(Self.old.count)) : whole
            if way.code == .done { continue }
            let word = format == .gitlab ? "major" : "error"
            #expect(report.lowercased().contains(word), "\(format): \(report)")
            if way.code == .errors { continue }
            if format == .sarif { #expect(report.contains("\"executionSuccessful\": false")) }
            if format == .junit { #expect(report.contains("<error ")) }
        }
        if way.code == .done { return }
        // No result takes the place of an old one.
        for name in ["g.json", "x.svg"] { #expect(folder.read(name) == Self.old) }
        #expect(folder.read("g.dot") == nil)
    }

    @Test("What a failed run reports is what was found until then, and the failure")
    func saysBoth() throws {
        let folder = try TestFolder()
        try folder.write("a.kindred.yaml", "kindred: 1\nfamilies: {a: {navigation: N, stack: []}}\n")
        let run = folder.run("compile", "-o", "Missing/g.json", "--report", "short=out", "--report", "junit=j/tests")
        #expect(run.code == .environment)
        #expect(
            folder.read("out")
                == """
                .: error: can't write 'Missing/g.json': there is no folder 'Missing' [failed-run]
                a.kindred.yaml:2:28: warning: 'N' is a navigation controller without children [empty-container]

                """)
        #expect(folder.read("j/tests")?.contains("<testcase classname=\".\" name=\"failed-run\" file=\".\"") == true)
    }

    @Test("No report of a failed run takes the place of what would have been read")
    func keepsInputs() throws {
        let mistake = "project: 1\nrulez: {}\n"
        for line in [
            "check --report short=Specs/a.kindred.yaml", "check Specs --report short=Specs/a.kindred.yaml",
            "check --report short=kindred.yaml", "verify dump.txt --report short=dump.txt",
            "check --baseline b.json --report short=b.json", "render -o x.svg --compare b.json --report short=b.json",
            "check --config app.yaml --report short=app.yaml",
        ] {
            let folder = try TestFolder()
            let files = [
                "kindred.yaml": mistake, "app.yaml": mistake, "Specs/a.kindred.yaml": small, "dump.txt": "x",
                "b.json": "{}",
            ]
            for (name, text) in files { try folder.write(name, text) }
            let run = folder.run(line.split(separator: " ").map { String($0) })
            #expect(run.code == .usage, "\(line)")
            for (name, text) in files { #expect(folder.read(name) == text, "\(line): \(name)") }
        }
    }

    @Test("All files of a run are new, or none is")
    func allOrNone() throws {
        let folder = try TestFolder()
        try folder.write("a.kindred.yaml", small)
        for name in ["g.json", "g.d", "out"] { try folder.write(name, Self.old) }
        try FileManager.default.createDirectory(atPath: folder.file("folder"), withIntermediateDirectories: true)
        let line = ["compile", "-o", "g.json", "--report", "summary=out"]
        for depfile in ["folder", "Missing/g.d"] {
            #expect(folder.run(line + ["--depfile", depfile]).code == .environment)
            #expect(folder.read("g.json") == Self.old, "\(depfile)")
        }
        let reports = try #require(folder.read("out"))
        #expect(reports.components(separatedBy: "### Kindred: 1 error").count == 3)
        #expect(folder.run(line + ["--depfile", "g.d"]).code == .done)
        for name in ["g.json", "g.d"] { #expect(folder.read(name) != Self.old) }
        #expect(folder.read("out") == reports + "### Kindred: no problems in 1 file\n\n")
        #expect(try folder.names == ["a.kindred.yaml", "folder", "g.d", "g.json", "out"])
    }

    @Test("What is added to a summary is there whole or not at all", .enabled(if: binary != nil))
    func summary() throws {
        let folder = try TestFolder()
        try folder.write("a.kindred.yaml", wrong)
        let before = String(repeating: "others' text\n", count: 70)
        try folder.write("out", before)
        let line = "ulimit -f 1; \"$kindred\" check --report summary=out --report short=short"
        let run = try folder.shell(line)
        #expect(run.code == 3)
        #expect(run.errors.hasSuffix("kindred: can't write 'out': File too large\n"))
        #expect(folder.read("out") == before)
        #expect(folder.read("short")?.contains("can't write 'out': File too large [failed-run]") == true)
        // With room for it, a few characters away.
        try folder.write("out", "others' text\n")
        #expect(try folder.shell(line).code == 1)
        #expect(folder.read("out")?.hasPrefix("others' text\n### Kindred: 1 error in 1 file\n") == true)
    }
}

import KindredDiagnostics
import KindredFormats
import KindredSystem
import KindredText
import Foundation
import Testing

/// Findings that lie outside of specifications: in the project file or the baseline. No file of theirs is taken for a document.
struct OutsideFindingTests {
    private static let rules = ["stale-baseline", "house-rule-empty", "unused-exception"]

    /// A project in which one rule reports, and the file that it reports in.
    private static func make(_ rule: String, _ level: Severity) throws -> (folder: TestFolder, file: String) {
        let folder = try TestFolder()
        let house =
            switch rule {
            case "house-rule-empty": "house: [{name: n, forbid: {present: 'tag:none', style: pageSheet}}]\n"
            case "unused-exception":
                "house: [{name: n, forbid: {style: fullScreen}, except: [{from: Home, to: help}]}]\n"
            default: "baseline: {file: known.json, stale: \(level == .note ? "warning" : level.rawValue)}\n"
            }
        let levels = "rules: {\(rule): \(level.rawValue)}\n"
        try folder.write(
            "kindred.yaml", "project: 1\nsources: [a.kindred.yaml]\nviews: {all: {select: Home}}\n" + levels + house)
        let entry = "{\"rule\": \"empty-container\", \"subject\": \"controller\", \"id\": \"Old\", \"occurrence\": 1}"
        try folder.write(
            "known.json",
            String(repeating: "\n", count: 40)
                + "{\"format\": \"kindred-baseline\", \"version\": 1, \"entries\": [\n\(entry)\n]}\n")
        try folder.write(
            "a.kindred.yaml",
            """
            kindred: 1
            families: {home: Home, help: Help}
            presentations: [{from: Home, present: help}]
            windows: {main: home}
            scenarios: [{name: s, steps: [{launch: main}]}]

            """)
        try folder.write("dump.txt", "<Home 0x1>, state: appeared, view: <UIView 0x2>\n")
        try folder.write("old.json", "")
        _ = folder.run("compile", "--no-config", "-o", "old.json")
        return (folder, rule == "stale-baseline" ? "known.json" : "kindred.yaml")
    }

    private static let lines: [String] = {
        let graphs = ["json", "dot", "mermaid", "markdown", "tree", "csv", "graphml"].map { "compile --format \($0)" }
        let pictures = ["svg", "html", "dot", "layout"].flatMap { format in
            [
                "render --format \(format)", "render --format \(format) --select Home",
                "render --format \(format) --all-views -o views",
            ]
        }
        let compared = ["svg", "html"].map { "render --format \($0) --compare old.json" }
        return graphs + pictures + compared + [
            "check", "check --select Home", "check --fix --diff", "check --fix", "tree", "explain Home",
            "query reach Home", "diff old.json .", "simulate", "simulate --format json", "simulate --format mermaid",
            "verify dump.txt", "verify dump.txt --format json",
        ]
    }()

    @Test("Every command takes them", arguments: rules, [Severity.note, .error])
    func commands(_ rule: String, _ level: Severity) throws {
        let (folder, _) = try Self.make(rule, level)
        for line in Self.lines {
            for notes in [[], ["--notes"]] where notes.isEmpty || line.hasPrefix("check") || line.hasPrefix("render") {
                let run = folder.run(line.split(separator: " ").map { String($0) } + notes)
                #expect(run.code == .done || run.code == .errors, "\(line): \(run.errors)")
            }
        }
        try? folder.remove("views")
    }

    @Test("Every report and every page names their file", arguments: rules)
    func reports(_ rule: String) throws {
        let (folder, file) = try Self.make(rule, .warning)
        for format in ReportFormat.allCases {
            let run = folder.run("check", "--report", "\(format.rawValue)=out")
            #expect(run.code == .done && (run.errors + run.output).contains("warning"), "\(format): \(run.errors)")
            let report = folder.read("out") ?? ""
            #expect(
                report.contains(rule) || report.contains(rule.replacingOccurrences(of: "-", with: "\\-")), "\(format)")
            #expect(report.contains(file), "\(format): \(report)")
            try folder.remove("out")
        }
        // Only 'check' reports entries of the baseline that nothing matches.
        if rule == "stale-baseline" { return }
        for options in [[], ["--select", "Home"], ["--compare", "old.json"]] {
            let run = folder.run(["render", "-o", "x.html"] + options)
            #expect(run.code == .done, "\(options): \(run.errors)")
            let page = folder.read("x.html") ?? ""
            #expect(page.contains("\"files\":[\"a.kindred.yaml\"") && page.contains("\"\(file)\"]"), "\(options)")
            #expect(page.contains("\"\(rule)\""), "\(options)")
        }
        // Without such a finding, only specifications are listed.
        #expect(folder.run("render", "-o", "x.html", "--no-config").code == .done)
        #expect(folder.read("x.html")?.contains("\"files\":[\"a.kindred.yaml\"]") == true)
    }
}

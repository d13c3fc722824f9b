import KindredSystem
import Foundation
import Testing

/// What keeps a side from being compared: an old one is what it was, a new one is judged as its project says.
@Suite struct ComparedPolicyTests {
    static let debt = "kindred: 1\nfamilies: {a: {navigation: A, stack: [{navigation: B, stack: [C]}]}}\n"
    static let paid = "kindred: 1\nfamilies: {a: {navigation: A, stack: [C]}}\n"
    static let removed = "'B' removed from around 'C', on the stack of 'A' ("
    static let diagnostic = "error: 'B' is in the stack of the navigation controller 'A' [navigation-in-stack]"

    private func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("old/app.kindred.yaml", Self.debt)
        try folder.write("new/app.kindred.yaml", Self.paid)
        return folder
    }

    @Test("Findings of an old side stop nothing, but one that leaves no graph does")
    func oldSides() throws {
        let folder = try folder()
        for old in ["old", "old/app.kindred.yaml"] {
            let run = folder.run("diff", old, "new")
            #expect(run.code == .done && run.errors == "" && run.output.hasPrefix(Self.removed), "\(old)")
            let picture = folder.run("render", "new", "--compare", old, "-o", "m.svg", "--fail-on", "warning")
            #expect(picture.code == .done && picture.errors == "", "\(old)")
            let back = folder.run("diff", "new", old)
            #expect(back.code == .errors && back.output == "" && back.errors.contains("[navigation-in-stack]"))
        }
        // Whatever the project of the old side says, of which neither the baseline nor a stricter rule counts.
        try folder.write(
            "old/kindred.yaml",
            "project: 1\nbaseline: gone.json\nrules: {navigation-in-stack: error}\nviews: {v: {select: view:nowhere}}\n"
        )
        #expect(folder.run("diff", "old", "new").code == .done)
        try folder.write(
            "old/app.kindred.yaml", Self.debt + "presentations: [{from: C, present: nowhere}]\n")
        for run in [
            folder.run("diff", "old", "new"), folder.run("render", "new", "--compare", "old", "-o", "n.svg"),
        ] {
            #expect(run.code == .errors && run.output == "" && folder.read("n.svg") == nil)
            #expect(
                run.errors
                    == """
                    old/app.kindred.yaml:3:36: error: there is no family 'nowhere' [unresolved-reference]
                      |
                    3 | presentations: [{from: C, present: nowhere}]
                      |                                    ^^^^^^^
                      = help: declare it, or write the id of a family that is declared

                    1 error in 1 file

                    """)
        }
    }

    @Test("A thousand findings of an old side don't hide the one that counts")
    func manyFindings() throws {
        let folder = try folder()
        let stack = (0..<1_200).map { "{navigation: N\($0), stack: [C\($0)]}" }.joined(separator: ", ")
        let many = "kindred: 1\nfamilies: {a: {navigation: A, stack: [\(stack)]}}\n"
        try folder.write("old/app.kindred.yaml", many)
        #expect(folder.run("diff", "old", "new").code == .done)
        try folder.write("old/app.kindred.yaml", many + "windows: {w: nowhere}\n")
        let run = folder.run("diff", "old", "new")
        #expect(run.code == .errors && run.errors.hasSuffix("1 error in 1 file\n"))
        #expect(run.errors.contains("[unresolved-reference]"))
    }

    @Test("A new side goes by its baseline, of the command line or of the project, also if it is one file")
    func baselines() throws {
        let folder = try folder()
        #expect(folder.run("check", "old", "--write-baseline", "known.json").code == .done)
        for new in ["old", "old/app.kindred.yaml"] {
            #expect(folder.run("diff", "new", new).code == .errors)
            let run = folder.run("diff", "new", new, "--baseline", "known.json")
            #expect(run.code == .done && run.errors == "" && run.output.hasPrefix("'B' added"))
            let over = folder.run("diff", "new", new, "--baseline", "known.json", "-o", "known.json")
            #expect(over.code == .usage && over.errors.contains("would be overwritten"), "\(over)")
        }
        for question in [["explain", "C"], ["query", "reach", "A"], ["query", "depth"]] {
            #expect(folder.run(question + ["old"]).code == .errors)
            let run = folder.run(question + ["old", "--baseline", "known.json"])
            #expect(run.code == .done && run.errors == "", "\(question)")
        }
        try folder.write("kindred.yaml", "project: 1\nbaseline: known.json\n")
        for new in ["old", "old/app.kindred.yaml"] { #expect(folder.run("diff", "new", new).code == .done) }
        #expect(folder.run("explain", "C", "old").code == .done)
        #expect(folder.run("query", "reach", "A", "old").code == .done)
        #expect(folder.run("query", "reach", "A", "old", "--no-config").code == .errors)
    }

    @Test("House rules don't say what a graph is")
    func houseRules() throws {
        let folder = try TestFolder()
        try folder.write(
            "kindred.yaml",
            """
            project: 1
            rules: {stale-baseline: error, unused-suppression: error, unknown-rule: error}
            house: [{name: no-sheets, because: b, forbid: {from: Home}}, {name: old, because: b, forbid: {from: Gone}}]

            """)
        let text = """
            kindred: 1
            families: {home: Home, sheet: Sheet}
            presentations:
              - {from: Home, present: sheet}

            """
        try folder.write("a/app.kindred.yaml", text)
        // The comment silences a finding that only 'check' looks for.
        try folder.write(
            "b/app.kindred.yaml",
            text + "  - {from: Home, id: p, present: sheet} # kindred:ignore house/no-sheets -- for now\n")
        let check = folder.run("check", "a")
        #expect(check.code == .errors && check.errors.contains("[house/no-sheets]"))
        #expect(folder.run("compile", "a").code == .errors)
        #expect(folder.run("render", "a", "-o", "m.svg").code == .errors)
        for line in [
            ["diff", "a", "b"], ["diff", "b", "a"], ["diff", "a/app.kindred.yaml", "b/app.kindred.yaml"],
            ["explain", "Home", "b"], ["query", "reach", "Home", "b"],
        ] {
            let run = folder.run(line)
            #expect(run.code == .done && run.errors == "" && run.output != "", "\(line) \(run.errors)")
        }
        let picture = folder.run("render", "--no-config", "b", "--compare", "a", "-o", "m.svg")
        #expect(picture.code == .done)
        // Known findings of the house are not gone because nobody looks for them.
        #expect(folder.run("check", "a", "--write-baseline", "known.json").code == .done)
        let known = folder.run("diff", "b", "a", "--baseline", "known.json")
        #expect(known.code == .done && known.errors == "")
    }
}

/// The same with revisions.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct ComparedRevisionTests {
    private func project(_ files: [String: String]) throws -> GitDiffTests.Project {
        let project = try GitDiffTests.Project()
        for (path, text) in files { try project.folder.write(path, text) }
        try project.git("add", "--all")
        try project.git("commit", "--quiet", "--message", "more")
        return project
    }

    @Test("A picture compares revisions as diff does")
    func pictures() throws {
        let text = "kindred: 1\nfamilies: {a: {navigation: N, stack: [A]}, b: B}\n"
        let project = try project(["app.kindred.yaml": text])
        func render(_ words: String...) throws -> TestFolder.Run {
            try project.run(["render", "--format", "layout"] + words)
        }
        try project.folder.write("app.kindred.yaml", text + "presentations: [{from: A, present: b}]\n")
        let now = try render("--git", "HEAD")
        #expect(now.code == .done && now.errors == "", "\(now.errors)")
        #expect(
            now.output.contains(#""kind":"added","title":"A now presents b as automatic (sheet)""#), "\(now.output)")
        #expect(now.output.contains("HEAD…working tree\""))
        try project.git("commit", "--all", "--quiet", "--message", "b")
        #expect(try render("--git", "HEAD").output.contains("No differences"))
        let back = try render("--git", "HEAD..HEAD~1")
        #expect(back.code == .done && back.output.contains(#""kind":"removed","title":"A no longer presents b""#))
        #expect(back.output.contains("HEAD…HEAD~1\""))
        #expect(try render("--git", "HEAD~9").code == .usage)
        #expect(try render("--git", "HEAD", "--depth", "1").errors.contains("can't be combined without --whole"))
        let whole = try project.run(["render", "--git", "HEAD~1..HEAD", "--whole", "-o", "whole.svg"])
        #expect(whole.code == .done && project.folder.read("whole.svg")?.contains("1 presentation added") == true)
        let pdf = try project.run(["render", "--git", "HEAD~1..HEAD", "--whole", "-o", "whole.pdf"])
        #expect(pdf.code == .done && pdf.errors == "", "\(pdf.errors)")
        let layout = try project.run(["render", "--git", "HEAD~1..HEAD", "--whole", "--format", "layout"])
        #expect(layout.errors.contains("option '--whole' requires a map as svg, html, png or pdf"))
    }

    @Test("A pull request may remove what was known, and its baseline")
    func debtReduced() throws {
        let entry =
            #"{"rule":"navigation-in-stack","subject":"controller","id":"B","occurrence":1,"file":"a","line":1}"#
        func baseline(_ entries: String) -> String {
            "{\n  \"format\": \"kindred-baseline\",\n  \"version\": 1,\n  \"entries\": [\(entries)]\n}\n"
        }
        let project = try project([
            "kindred.yaml": "project: 1\nsources: [Specs]\nbaseline: known.json\n", "known.json": baseline(entry),
            "Specs/app.kindred.yaml": ComparedPolicyTests.debt,
        ])
        try project.folder.write("known.json", baseline(""))
        try project.folder.write("Specs/app.kindred.yaml", ComparedPolicyTests.paid)
        let now = try project.diff("--git", "HEAD")
        #expect(now.code == .done && now.errors == "" && now.output.hasPrefix(ComparedPolicyTests.removed))
        try project.git("commit", "--all", "--quiet", "--message", "paid")
        let run = try project.diff("--git", "HEAD~1...")
        #expect(run.code == .done && run.errors == "" && run.output.hasPrefix(ComparedPolicyTests.removed))
        let back = try project.diff("--git", "HEAD..HEAD~1")
        #expect(back.code == .errors && back.errors.hasPrefix("HEAD~1:Specs/app.kindred.yaml:2:"))
        try project.folder.write("more.json", baseline(entry))
        let known = try project.diff("--git", "HEAD..HEAD~1", "--baseline", "more.json")
        #expect(known.code == .done && known.errors == "")
    }

    @Test("What is known of a file is known of it in a revision too")
    func filesOfRevisions() throws {
        let project = try project([
            "kindred.yaml": "project: 1\nsources: [Specs]\n",
            "Specs/app.kindred.yaml": ComparedPolicyTests.paid.dropLast() + " # kindred:ignore nowhere\n",
        ])
        let written = project.folder.run("check", "--write-baseline", "known.json")
        #expect(written.code == .done, "\(written)")
        #expect(try project.diff("--git", "v1..HEAD").errors.contains("[unknown-rule]"))
        let run = try project.diff("--git", "v1..HEAD", "--baseline", "known.json")
        #expect(run.code == .done && run.errors == "")
    }

    @Test("House rules stop neither the files as they are nor a revision")
    func houseRules() throws {
        let project = try project([
            "kindred.yaml": "project: 1\nsources: [Specs]\nhouse: [{name: n, because: b, require: {each: C, is: A}}]\n",
            "Specs/app.kindred.yaml": ComparedPolicyTests.paid,
        ])
        #expect(project.folder.run("check").code == .errors)
        for range in ["HEAD~1", "HEAD~1.."] {
            let run = try project.diff("--git", range)
            #expect(run.code == .done && run.errors == "", "\(range)")
            #expect(run.output.contains("family 'a' added, with 'A' and 'C'"), "\(range)")
        }
    }
}

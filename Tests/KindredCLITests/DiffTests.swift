import KindredSystem
import Foundation
import Testing

/// `kindred diff`: its sides, formats and exit codes.
@Suite struct DiffTests {
    static let old = """
        kindred: 1
        families: {app: {navigation: Nav, stack: [Home]}, sheet: Sheet}
        presentations: [{from: Home, present: sheet, style: overCurrentContext}]

        """
    static let new = old.replacingOccurrences(
        of: "{navigation: Nav, stack: [Home]}",
        with: "{navigation: Nav, definesPresentationContext: false, stack: [Home]}")

    private func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("old/app.kindred.yaml", Self.old)
        try folder.write("new/app.kindred.yaml", Self.new)
        return folder
    }

    @Test("Folders, files, graphs and standard input are sides, in any mixture")
    func sides() throws {
        let folder = try folder()
        #expect(folder.run("compile", "old", "-o", "old.json").code == .done)
        #expect(folder.run("compile", "new", "--compact", "-o", "new.graph").code == .done)
        let usual = folder.run("diff", "old", "new")
        #expect(usual.code == .done && usual.errors == "")
        #expect(
            usual.output.hasPrefix(
                "'Nav' no longer defines a presentation context (new/app.kindred.yaml:2:30)\n"))
        for (one, other) in [
            ("old/app.kindred.yaml", "new/app.kindred.yaml"), ("old.json", "new.graph"), ("old", "new.graph"),
            ("old.json", "new"),
        ] {
            #expect(folder.run("diff", one, other).output == usual.output, "\(one) \(other)")
        }
        let json = try #require(folder.read("old.json"))
        #expect(folder.run(["diff", "-", "new"], input: json).output == usual.output)
        let input = folder.run(["diff", "old", "-"], input: Self.new)
        #expect(input.output.contains("(<stdin>:2:30)"))
        #expect(folder.run("diff", "old", "old.json").output == "no differences\n")
        // A specification may be JSON too.
        try folder.write("spec.json", #"{"kindred": 1, "families": {"app": "Home"}}"#)
        #expect(folder.run("diff", "spec.json", "spec.json").output == "no differences\n")
    }

    @Test("A file says its format by its name, and is written whole or not at all")
    func formats() throws {
        let folder = try folder()
        for (name, start) in [
            ("d.json", "{\n  \"format\": \"kindred-diff\""), ("d.md", "### 1 view controller changed"),
            ("d.dot", "digraph "),
            ("d.mmd", "flowchart LR"), ("d.txt", "'Nav' no longer"), ("d", "'Nav' no longer"),
        ] {
            #expect(folder.run("diff", "old", "new", "-o", name).code == .done)
            #expect(folder.read(name)?.hasPrefix(start) == true, "\(name)")
        }
        let line = folder.run("diff", "old", "new", "--format", "json", "--compact").output
        #expect(line.hasPrefix("{\"format\":\"kindred-diff\",\"version\":2,") && line.filter { $0 == "\n" }.count == 1)
        let over = folder.run("diff", "old/app.kindred.yaml", "new", "-o", "old/app.kindred.yaml")
        #expect(over.code == .usage && over.errors.contains("would be overwritten"))
        let compact = folder.run("diff", "old", "new", "--compact")
        #expect(
            compact.code == .usage && compact.errors.hasPrefix("kindred: option '--compact' requires --format json"))
    }

    @Test("Differences have an exit code of their own only if that is asked for")
    func exitCodes() throws {
        let folder = try folder()
        #expect(folder.run("diff", "old", "new").code == .done)
        #expect(folder.run("diff", "old", "new", "--exit-code").code == .differences)
        #expect(folder.run("diff", "old", "old", "--exit-code").code == .done)
        try folder.write(
            "bad/app.kindred.yaml", "kindred: 1\nfamilies: {a: {navigation: A, stack: [{navigation: B}]}}\n")
        let bad = folder.run("diff", "new", "bad", "--exit-code")
        #expect(bad.code == .errors && bad.output == "" && bad.errors.hasPrefix("bad/app.kindred.yaml:2:"))
        let missing = folder.run("diff", "old", "nothing.json", "--exit-code")
        #expect(missing.code == .environment && missing.errors.hasPrefix("nothing.json: error: can't be read"))
        #expect(folder.run("diff", "nothing", "bad").code == .environment)
        let one = folder.run("diff", "old")
        #expect(one.code == .usage && one.errors.hasPrefix("kindred: NEW is missing"))
        #expect(folder.run("diff").errors.hasPrefix("kindred: OLD and NEW are missing"))
        #expect(folder.run("diff", "old", "new", "third").errors.hasPrefix("kindred: unexpected argument 'third'"))
        #expect(folder.run("diff", "-", "-").code == .usage)
    }

    @Test("What isn't a graph is told with its place")
    func noGraph() throws {
        let folder = try folder()
        #expect(folder.run("compile", "old", "-o", "old.json").code == .done)
        let text = try #require(folder.read("old.json"))
        try folder.write("half.json", String(text.prefix(text.count / 2)))
        try folder.write("later.json", text.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 7"))
        try folder.write("other.json", "{\"a\": 1}")
        let half = folder.run("diff", "half.json", "old")
        #expect(half.code == .usage && half.errors.contains("this isn't JSON"))
        #expect(half.errors.hasPrefix("kindred: half.json:"))
        let later = folder.run("diff", "old", "later.json")
        #expect(
            later.code == .usage
                && later.errors
                    == "kindred: later.json:3:14: the graph's version is '7'; this Kindred reads version 1\n"
                    + "write one with 'kindred compile --format json'\n"
        )
        #expect(folder.run("diff", "other.json", "old").errors.contains("this isn't a graph: it has no 'format'"))
        try folder.write("words.json", "x")
        for run in [
            folder.run("diff", "old", "words.json"),
            folder.run("render", "old", "--compare", "words.json", "-o", "m.svg"),
        ] {
            #expect(run.code == .usage)
            #expect(
                run.errors == "kindred: words.json:1:1: this isn't a graph: it isn't an object\n"
                    + "write one with 'kindred compile --format json'\n")
        }
        #expect(folder.read("m.svg") == nil)
    }

    @Test("A side without any specification is missing")
    func missingSides() throws {
        let folder = try folder()
        try folder.write("empty/notes.txt", "")
        for run in [
            folder.run("diff", "old", "empty"), folder.run("diff", "empty", "new"),
            folder.run("render", "new", "--compare", "empty", "-o", "m.svg"),
        ] {
            #expect(run.code == .environment)
            #expect(run.errors.contains("empty: error: this folder contains no specification [no-specification]\n"))
        }
        let none = folder.run("diff", "", "new")
        #expect(none.code == .environment && none.errors.hasPrefix("'': error: can't be read: "))
    }

    @Test("A picture depends on what it was compared with")
    func dependencies() throws {
        let folder = try folder()
        #expect(folder.run("compile", "old", "-o", "old.json").code == .done)
        for (old, source) in [("old", "old/app.kindred.yaml"), ("old.json", "old.json")] {
            let run = folder.run("render", "new", "--compare", old, "-o", "diff.svg", "--depfile", "diff.d")
            #expect(run.code == .done, "\(run.errors)")
            let rules = try #require(folder.read("diff.d"))
            #expect(rules.contains("new/app.kindred.yaml:\n") && rules.contains("\n\(source):\n"), "\(rules)")
        }
        let over = folder.run("render", "new", "--compare", "old.json", "-o", "diff.svg", "--depfile", "old.json")
        #expect(over.code == .usage && folder.read("old.json")?.hasPrefix("{") == true)
    }

    @Test("Only what is shown is counted, and what was not there before is no nil")
    func counts() throws {
        let folder = try TestFolder()
        func specification(_ home: String, _ style: String) -> String {
            """
            kindred: 1
            families: {app: {navigation: Nav, stack: [\(home)]}, sheet: Sheet}
            presentations: [{from: Home, present: sheet, style: \(style)}]

            """
        }
        try folder.write("a.yaml", specification("{controller: Home, title: Welcome}", "fullScreen"))
        try folder.write("b.yaml", specification("{controller: Home, note: New}", "pageSheet"))
        #expect(
            folder.run("diff", "a.yaml", "b.yaml").output
                == """
                title of 'Home' is gone (it was 'Welcome') (b.yaml:2:56)
                note of 'Home' is now 'New' (it had none) (b.yaml:2:56)
                'Home' presents 'sheet' as pageSheet instead of fullScreen (b.yaml:3:17)
                  while it is open, 'Home' no longer disappears

                1 view controller changed, 1 presentation changed

                """)
    }

    @Test("A new first family is told, and what made it the first")
    func firstFamily() throws {
        let folder = try TestFolder()
        let rest = "families: {home: Home, other: Other, third: Third}\n"
        for (name, families) in [("one", "home"), ("two", "[other, home]"), ("three", "[home, other, third]")] {
            try folder.write("\(name).yaml", "kindred: 1\nwindows: {w: \(families)}\n" + rest)
        }
        #expect(
            folder.run("diff", "one.yaml", "two.yaml").output
                == """
                families of the window 'w': + 'other' (two.yaml:2:11)
                  the window 'w' now shows 'other' first instead of 'home'
                  rootViewControllers of the window 'w': + 'Other'

                1 window changed

                """)
        // Both were there: an author changed their order.
        #expect(
            folder.run("diff", "two.yaml", "three.yaml").output
                == """
                families of the window 'w': + 'third' (three.yaml:2:11)
                  rootViewControllers of the window 'w': + 'Third'
                the window 'w' now shows 'home' first instead of 'other' (three.yaml:2:11)

                1 window changed

                """)
        #expect(
            folder.run("diff", "two.yaml", "one.yaml").output.contains(
                "− 'other' (one.yaml:2:11)\n  the window 'w' now shows 'home' first instead of 'other'\n"))
    }

    @Test("Markdown fits into a comment, and counts what it leaves out")
    func longMarkdown() throws {
        let folder = try TestFolder()
        func specification(_ flag: String) -> String {
            let nodes = (0..<3_000).map { "{controller: Controller\($0), title: \(flag)\($0)}" }.joined(separator: ", ")
            return "kindred: 1\nfamilies: {app: {navigation: Nav, stack: [\(nodes)]}}\n"
        }
        try folder.write("a.yaml", specification("a"))
        try folder.write("b.yaml", specification("b"))
        let output = folder.run("diff", "a.yaml", "b.yaml", "--format", "markdown").output
        #expect(output.utf8.count < 65_536)
        let shown = output.components(separatedBy: "\n- ").count - 1
        #expect(shown > 500 && output.hasSuffix("\n*\(3_000 - shown) more lines: run `kindred diff` to see all.*\n"))
    }
}

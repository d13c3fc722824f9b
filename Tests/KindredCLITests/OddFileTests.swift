import KindredSystem
import KindredText
import Foundation
import Testing

/// Files with odd names, of odd kinds, and in odd places.
struct OddFileTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    // MARK: Names

    /// As the runner of GitHub Actions reads a line; three colons are none of its commands.
    private func isCommand(_ line: some StringProtocol) -> Bool {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("::") && !text.hasPrefix(":::")
    }

    @Test("No line on standard error is a command for GitHub Actions, whatever a file is called")
    func commands() throws {
        let name = "::stop-commands::x.kindred.yaml"
        try folder.write(name, wrong)
        try folder.write("::set::/::deep::/::y.kindred.yaml", wrong)
        for arguments in [
            ["check"], ["check", name], ["check", "--report", "short"], ["check", "::set::"], ["compile"],
        ] {
            let run = folder.run(arguments)
            #expect(run.code == .errors)
            let lines = (run.output + run.errors).split(separator: "\n")
            #expect(!lines.contains { isCommand($0) }, "\(arguments): \(run.errors)")
        }
        #expect(folder.run("check", name).errors.hasPrefix("./::stop-commands::x.kindred.yaml:5:27: error: "))
        #expect(folder.run("check", "::none").errors.hasPrefix("./::none: error: "))
    }

    @Test("Nor is a further line of a text that a project has")
    func because() throws {
        try folder.write(
            "kindred.yaml",
            "project: 1\nhouse:\n  - {name: n, forbid: {style: fullScreen}, because: \"one\\n::stop-commands::x\"}\n")
        try folder.write(
            "a.kindred.yaml",
            "kindred: 1\nfamilies: {a: A, b: B}\npresentations: [{from: A, present: b, style: fullScreen}]\n")
        let errors = folder.run("check").errors
        #expect(errors.contains("stop-commands"))
        #expect(!errors.split(separator: "\n").contains { isCommand($0) }, "\(errors)")
    }

    @Test("Tabs and line breaks in names are kept in XML")
    func xml() throws {
        try folder.write("a\tb\nc\rd.kindred.yaml", wrong)
        for format in ["checkstyle", "junit"] {
            #expect(folder.run("check", "--report", format).output.contains("\"a&#9;b&#10;c&#13;d.kindred.yaml\""))
        }
    }

    @Test("A line break in a name doesn't end the comment of an import")
    func imports() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="a-b-c" sceneMemberID="viewController"/></objects></scene></scenes>
            </document>

            """
        try folder.write("a\nb: [.storyboard", storyboard)
        let run = folder.run("import", "storyboard", ".")
        #expect(run.output.hasPrefix("# a␊b: [.kindred.yaml\n#\n"))
        #expect(folder.run(["check", "-"], input: run.output).code == .done)
    }

    // MARK: Kinds

    @Test("A pipe called kindred.yaml isn't waited for")
    func pipes() throws {
        try folder.write("a.kindred.yaml", small)
        #expect(mkfifo(folder.file("kindred.yaml"), 0o600) == 0)
        for arguments in [["check"], ["check", "a.kindred.yaml"], ["verify", "a.kindred.yaml"]] {
            let run = folder.run(arguments)
            #expect(run.code == .environment)
            #expect(
                run.errors == "kindred: can't read 'kindred.yaml': it's a pipe or a device, not a file\n"
                    + "--no-config ignores project files\n")
        }
        #expect(folder.run("check", "--no-config").code == .done)
    }

    @Test("--fix keeps the other names of a file")
    func hardLinks() throws {
        let mistake =
            "kindred: 1\nfamilies: {home: {navigation: Nav, stack: [Home], definesPresentationContext: yes}}\n"
        try folder.write("a.kindred.yaml", mistake)
        #expect(link(folder.file("a.kindred.yaml"), folder.file("b.yaml")) == 0)
        let run = folder.run("check", "--fix", "a.kindred.yaml")
        #expect(run.errors.contains("fixed 1 mistake in 1 file"))
        #expect(folder.read("a.kindred.yaml") != mistake && folder.read("b.yaml") == folder.read("a.kindred.yaml"))
        let system = folder.system
        #expect(try system.status("a.kindred.yaml").identity == system.status("b.yaml").identity)
        #expect(try folder.names == ["a.kindred.yaml", "b.yaml"])
    }

    // MARK: Usage

    @Test("Wrong usage is refused, with what to do")
    func usage() throws {
        try folder.write("a.kindred.yaml", small)
        try folder.write("old.json", "{}")
        let cases = [
            ("compile -o x.json -o y.json", "option '-o' is given twice, with 'x.json' and 'y.json'"),
            (
                "check --fail-on error --fail-on=warning",
                "option '--fail-on' is given twice, with 'error' and 'warning'"
            ),
            ("compile --format json --format json", "option '--format' is given twice, with 'json' and 'json'"),
            ("render -o x.svg --compare old.json --compare old.json", "option '--compare' is given twice"),
            ("compile -o x.html", "for a picture use 'kindred render'"),
            ("render -o x.svg --compare - -", "standard input can be OLD or a specification, not both"),
            ("render -o x.svg --compare - --stdin-filename a.kindred.yaml", "standard input can be OLD or"),
        ]
        for (line, message) in cases {
            let run = folder.run(line.split(separator: " ").map { String($0) })
            #expect(run.code == .usage && run.errors.contains(message), "\(line): \(run.errors)")
        }
        #expect(folder.run("init", "").code == .usage)
        #expect(try folder.names == ["a.kindred.yaml", "old.json"])
        // Those that may be repeated, and one of each.
        let fine = folder.run(
            "compile", "--select", "Home", "--select", "Home", "-o", "x.json", "--report", "short=s", "--report",
            "junit=j")
        #expect(fine.code == .done)
    }
}

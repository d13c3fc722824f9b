@testable import KindredCLI
import KindredSession
import KindredSystem
import TestSupport
import Testing

struct ArgumentsTests {
    private func parse(_ words: String...) throws(Failure) -> Arguments {
        try Arguments(words: ["--format", "svg"] + words, of: Command.render.syntax)
    }

    private func message(_ words: String..., of command: Command = .render) -> String? {
        do throws(Failure) {
            _ = try Options(words: words, of: command.syntax)
            return nil
        } catch {
            #expect(error.code == .usage)
            return error.message
        }
    }

    @Test func readsOptionsAndOperandsInAnyOrder() throws {
        let parsed = try parse("a", "-o", "x.svg", "b", "--timings", "--depth=3", "--link-base", "https://x/?a=b")
        #expect(parsed.operands == ["a", "b"])
        #expect(parsed.value(.destination) == "x.svg")
        #expect(parsed.has(.timings) && !parsed.has(.notes))
        #expect(parsed.count(.depth) == 3)
        #expect(parsed.value(.linkBase) == "https://x/?a=b")
    }

    @Test func keepsAllOfWhatMayBeRepeated() throws {
        let parsed = try parse("--family", "one", "--family=two", "--color", "never", "--timings", "--timings")
        #expect(parsed.values(.family) == ["one", "two"])
        #expect(parsed.value(.color) == "never" && parsed.has(.timings))
        #expect(throws: Failure.self) { try parse("--color", "never", "--color", "always") }
    }

    @Test func attachesAValueToAShortOption() throws {
        #expect(try parse("-ox.svg").value(.destination) == "x.svg")
        #expect(try parse("-o", "-").value(.destination) == "-")
    }

    @Test func endsOptionsAtTwoDashes() throws {
        let parsed = try parse("--timings", "--", "--notes", "-x", "--", "-")
        #expect(parsed.operands == ["--notes", "-x", "--", "-"])
        #expect(!parsed.has(.notes))
    }

    @Test func takesADashAsAnOperand() throws {
        #expect(try parse("-").operands == ["-"])
    }

    @Test(arguments: ["-h", "--help"]) func asksForHelpWhateverIsMissing(_ word: String) throws {
        #expect(try Arguments(words: [word], of: Command.explain.syntax).asksForHelp)
    }

    @Test func offersTheNearestOption() {
        #expect(message("--famly", "x") == "unknown option '--famly'; did you mean '--family'?")
        #expect(message("--helpp") == "unknown option '--helpp'; did you mean '--help'?")
        #expect(message("-x") == "unknown option '-x'")
        #expect(
            message("--color", "neverr") == "--color must be auto, always or never, not 'neverr'; did you mean 'never'?"
        )
    }

    @Test func wantsValuesWhereTheyBelong() {
        #expect(message("-o") == "option '-o FILE' needs a value")
        #expect(message("-o", "--timings") == "option '-o FILE' needs a value")
        #expect(message("--family=") == "option '--family NAME' needs a value")
        #expect(message("--timings=yes") == "option '--timings' takes no value")
        #expect(message("--depth", "two") == "'--depth N' needs a whole number, not 'two'")
        #expect(message("--depth=-1") == "'--depth N' needs a whole number, not '-1'")
        #expect(message("--depth", "-1") == "'--depth N' needs a whole number, not '-1'")
        #expect(
            message("--depth=99999999999999999999") == "'--depth N' needs a whole number, not '99999999999999999999'")
    }

    @Test func countsOperands() {
        #expect(message(of: .verify) == "DUMP is missing")
        #expect(message("--code", of: .verify) == "a Swift file or folder is missing")
        #expect(message("--code", "--", of: .verify) == "a Swift file or folder is missing")
        #expect(message("a", "b", of: .rules) == "unexpected argument 'b'")
    }

    @Test(
        "What excludes or requires what is told before the first file is read",
        arguments: [
            ("check --hops 2", "option '--hops' requires --around ID"),
            ("check --diff", "option '--diff' requires --fix"),
            ("check --fix --view v", "option '--fix' fixes everything: it can't be combined with a selection"),
            ("check --baseline a --write-baseline b", "'--baseline' and '--write-baseline' can't be combined"),
            ("check --write-baseline b --watch", "'--write-baseline' and '--watch' can't be combined"),
            ("check --watch -", "option '--watch' can't watch standard input"),
            ("check --config c --no-config", "'--config' and '--no-config' can't be combined"),
            (
                "check --prune-baseline b --around A",
                "a baseline holds everything: '--prune-baseline' can't be combined with a selection"
            ),
            ("compile --tables -o g.mmd", "option '--tables' requires --format dot"),
            ("compile --compact -o g.dot", "option '--compact' requires --format json"),
            ("compile --depfile d", "option '--depfile' requires -o with a file"),
            ("compile --depfile d -o a;b", "option '--depfile' can't name 'a;b', because of its ';'"),
            ("compile --all-views --view v", "'--all-views' and '--view' can't be combined"),
            ("compile --all-views", "option '--all-views' requires -o DIR"),
            ("render --format html --layout dot", "--format html requires --layout map"),
            ("render -o a.dot --legend", "option '--legend' requires --layout dot"),
            ("render -o a.svg --scale 2", "option '--scale' requires --format png"),
            ("render -o a.dot --compare b", "option '--compare' requires a map as svg, html, png, pdf or layout"),
            ("render -o a.svg --compare - -", "standard input can be OLD or a specification, not both"),
            (
                "render -o a.svg --timeout 3",
                "option '--timeout' requires a format that graphviz draws: svg, png or pdf with --layout dot"
            ),
            (
                "simulate -o a.json --explain",
                "option '--explain' requires --format text or mermaid; json always names the facts"
            ),
            ("diff --git main -", "option '--git' compares files, not standard input"),
            ("import hierarchy d.log -o a.json --force", "option '--force' requires --format spec"),
            ("import storyboard S --format edges --dry-run", "option '--dry-run' requires --format spec"),
        ])
    func namesWhatDoesNotGoTogether(_ line: String, _ expected: String) throws {
        let run = try TestFolder().run(line.split(separator: " ").map(String.init) + ["nope"])
        #expect(run.code == .usage)
        #expect(run.errors.hasPrefix("kindred: \(expected)\nsee 'kindred help "), "\(run.errors)")
    }

    @Test("Only the groups of options ask for words")
    func wordsAreRead() throws {
        let files = Repository.files(below: "Sources/KindredCLI", suffixes: [".swift"])
        #expect(files.count > 40)
        for file in files where !file.hasPrefix("Parsing/") && !file.hasPrefix("Options/") {
            let text = try Repository.text("Sources/KindredCLI/\(file)")
            #expect(text.firstMatch(of: /[^"\w]Arguments\b/) == nil, "\(file)")
        }
    }

    @Test("Each option is under the heading of a group, and once in a command")
    func groupsAreWhole() {
        let headings: Set = [
            "Project", "Selection", "Output", "Drawing", "Checks", "Reports", "Fixes", "Comparison", "Scenarios",
            "General",
        ]
        var seen: Set<String> = []
        for command in Command.all.flatMap({ [$0] + $0.members }) {
            let names = command.groups.flatMap(\.options).map(\.name)
            #expect(Set(names).count == names.count && names.last == "--help", "\(command.name)")
            seen.formUnion(command.groups.map(\.heading))
        }
        #expect(seen == headings)
    }
}

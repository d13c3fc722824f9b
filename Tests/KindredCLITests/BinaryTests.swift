import KindredCLI
import Foundation
import Testing

/// The program as it is built: what only a process of its own shows.
@Suite(.enabled(if: binary != nil, "the program is not where it is looked for")) struct BinaryTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("a.kindred.yaml", small)
    }

    private func shell(_ line: String) throws -> (code: Int32, output: String, errors: String) {
        try folder.shell(line)
    }

    @Test func showsItsVersion() throws {
        let run = try shell("\"$kindred\" --version")
        #expect(run == (0, "kindred \(Release.version)\n", ""))
    }

    @Test func writesToStandardOutputByItsNames() throws {
        let line = "\"$kindred\" compile --compact a.kindred.yaml -o"
        let expected = try shell("\(line) -").output
        #expect(expected.hasPrefix("{"))
        #expect(try shell("\(line) /dev/stdout").output == expected)
        #expect(try shell("\(line) /dev/fd/1 | cat").output == expected)
        #expect(try shell("\(line) >(cat); wait $!").output == expected)
        let around = try shell("{ echo head; \(line) /dev/stdout; echo tail; } > all && cat all")
        #expect(around.output == "head\n\(expected)tail\n")
    }

    @Test func importsToStandardOutputByItsNames() throws {
        try folder.write(
            "a.storyboard",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-b-c">
                <scenes>
                    <scene sceneID="s-c-1">
                        <objects><viewController id="a-b-c" sceneMemberID="viewController"/></objects>
                    </scene>
                </scenes>
            </document>

            """)
        let line = "\"$kindred\" import storyboard a.storyboard"
        let expected = try shell(line).output
        #expect(expected.contains("\nfamilies:\n"))
        #expect(try shell("\(line) -o /dev/stdout").output == expected)
        #expect(try shell("\(line) -o /dev/stdout > all; cat all").output == expected)
    }

    @Test func findsItsFolderByWayOfAnotherOne() throws {
        try folder.write("deep/b.kindred.yaml", wrong)
        for outer in ["..", "\"$PWD/..\"", "../deep/.."] {
            let errors = try shell("cd deep && \"$kindred\" check \(outer)").errors
            #expect(errors.hasPrefix("b.kindred.yaml:"), "\(outer)")
        }
    }

    @Test func refusesNamesThatAreNotUTF8() throws {
        let run = try shell("\"$kindred\" compile a.kindred.yaml -o $'o\\xff.json'")
        #expect(run == (2, "", "kindred: 'o\u{FFFD}.json' is not UTF-8\n"))
        #expect(try folder.names == ["a.kindred.yaml"])
    }

    @Test func leavesNothingOfAFileThatMayNotBecomeSoLarge() throws {
        let many = (0..<400).map { "F\($0): {navigation: N\($0), stack: [C\($0)]}" }.joined(separator: ", ")
        try folder.write("b.kindred.yaml", "kindred: 1\nfamilies: {\(many)}\n")
        let run = try shell("ulimit -f 1; \"$kindred\" compile b.kindred.yaml -o b.json")
        #expect(run == (3, "", "kindred: can't write 'b.json': File too large\n"))
        #expect(try folder.names == ["a.kindred.yaml", "b.kindred.yaml"])
    }

    @Test func usesTheCurrentFolder() throws {
        try folder.write("deep/b.kindred.yaml", wrong)
        let run = try shell("cd deep && \"$kindred\" check ../deep \"$PWD\" .")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("b.kindred.yaml:5:27: error"))
        #expect(run.errors.hasSuffix("1 error in 1 file\n"))
    }

    @Test func knowsTheFolderByTheNameOfALink() throws {
        try folder.write("real/b.kindred.yaml", small)
        try folder.link("link", to: "real")
        #expect(try shell("cd link && \"$kindred\" check \"$PWD/nope\"").errors.hasPrefix("nope: error"))
    }

    /// A storyboard for each number, and a folder with an older specification of each.
    private func writeStoryboards(_ count: Int) throws {
        for number in 0..<count {
            try folder.write(
                "app/S\(number).storyboard",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
                <scene sceneID="s"><objects><viewController storyboardIdentifier="C\(number)" id="c\(number)" \
                sceneMemberID="viewController" title="\(String(repeating: "long ", count: number == 3 ? 600 : 1))"/>
                </objects></scene></scenes></document>
                """)
            try folder.write("specs/S\(number).kindred.yaml", "old")
        }
    }

    @Test func importsAllFilesOrNone() throws {
        try writeStoryboards(5)
        let run = try shell("ulimit -f 2; \"$kindred\" import storyboard app -o specs --force")
        #expect(run.code == 3)
        #expect(run.errors.hasSuffix("kindred: can't write 'specs/S3.kindred.yaml': File too large\n"))
        let names = (0..<5).map { "S\($0).kindred.yaml" }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("specs")).sorted() == names)
        #expect(names.allSatisfy { folder.read("specs/\($0)") == "old" })
    }

    @Test("An import that is ended has written all files or none", arguments: [4, 8, 16, 24, 32, 48, 64])
    func endedImport(_ delay: Int) throws {
        try writeStoryboards(200)
        let run = try shell(
            """
            python3 - <<'END'
            import os, signal, subprocess, time
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            command = [os.environ["kindred"], "import", "storyboard", "app", "-o", "specs", "--force"]
            process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
            # Not before there is something to clean up.
            while process.poll() is None and not any(name.startswith(".kindred") for name in os.listdir("specs")): pass
            time.sleep(\(delay) / 1000)
            process.terminate()
            process.wait()
            END
            ls -A specs | grep -c tmp; grep -lx old specs/* | wc -l; ls specs | wc -l
            """)
        let numbers = run.output.split(whereSeparator: \.isWhitespace)
        #expect(numbers == ["0", "0", "200"] || numbers == ["0", "200", "200"], "\(run)")
    }

    @Test func endsQuietlyAtTheEndOfAPipe() throws {
        let run = try shell("\"$kindred\" compile | true; echo ${PIPESTATUS[0]}")
        #expect(run.output == "0\n")
        #expect(run.errors == "")
    }

    @Test func readsProcessSubstitution() throws {
        #expect(try shell("\"$kindred\" check <(cat a.kindred.yaml)").errors == "no problems in 1 file\n")
        #expect(try shell("cat a.kindred.yaml | \"$kindred\" check /dev/stdin").errors == "no problems in 1 file\n")
    }

    @Test func tellsOfClosedStreams() throws {
        let run = try shell("\"$kindred\" compile >&-")
        #expect(run.code == 3)
        #expect(run.errors == "kindred: can't write standard output: Bad file descriptor\n")
        #expect(try shell("\"$kindred\" check - <&-").code == 3)
        #expect(try shell("\"$kindred\" check 2>&-").code == 0)
        // A file that is opened must not become one of them.
        #expect(try shell("\"$kindred\" compile -o x.json >&- 2>&-").code == 0)
        #expect(folder.read("x.json")?.hasPrefix("{") == true)
    }
}

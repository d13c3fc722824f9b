import KindredText
import Foundation
import Testing

/// The program with a `dot` of ours, and with the limits that a system can set.
@Suite(.enabled(if: binary != nil, "the program is not where it is looked for")) struct DotProcessTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("a.kindred.yaml", small)
        try folder.write("x.svg", "before")
        // Foundation starts programs with signals blocked, a shell starts those in the background with some ignored.
        try folder.write(
            "unblocked.py",
            """
            import os, signal, sys
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            for number in signal.SIGINT, signal.SIGQUIT:
                signal.signal(number, signal.SIG_DFL)
            os.execv(sys.argv[1], sys.argv[1:])
            """)
    }

    /// Runs a line of shell with a program called dot.
    private func run(_ script: String, _ line: String) throws -> (code: Int32, output: String, errors: String) {
        try folder.write("bin/dot", "#!/bin/sh\n" + script + "\n")
        chmod(folder.file("bin/dot"), 0o755)
        let run = try folder.shell("PATH=\"$PWD/bin:$PATH\"; \(line)")
        return (run.code, run.output, run.errors.replacing(folder.path, with: ""))
    }

    private func expectUntouched() throws {
        #expect(folder.read("x.svg") == "before")
        #expect(try folder.names.filter { $0.hasPrefix(".") }.isEmpty)
    }

    @Test(
        "What draws no whole picture fails, and the old one stays",
        arguments: [
            ("cat > /dev/null", "drew nothing"),
            ("cat > /dev/null; echo 'no fonts' >&2", "drew nothing: no fonts"),
            ("echo '<svg/>'", "didn't read the whole graph"),
            ("exec <&-; echo '<svg/>'", "didn't read the whole graph"),
            (
                "cat; echo 'Warning: a' >&2; echo 'Error: b' >&2; exit 1",
                "failed with exit code 1: Error: b (and 1 more line)"
            ),
            ("cat; kill -9 $$", "was ended by signal 9"),
        ])
    func fails(_ script: String, _ reason: String) throws {
        let run = try run(script, "\"$kindred\" render -o x.svg --layout dot")
        let advice = "use --layout map, which places the boxes without graphviz"
        #expect(run == (3, "", "kindred: '/bin/dot' \(reason)\n\(advice)\n"))
        try expectUntouched()
    }

    @Test("What it says of a picture that it draws is one line")
    func noise() throws {
        let script =
            "cat > /dev/null; for n in 1 2 3 4; do printf 'Warning: \\033[31m%s\\n' $n >&2; done; echo '<svg/>'"
        let run = try run(script, "\"$kindred\" render -o x.svg --layout dot")
        #expect(run == (0, "", "kindred: '/bin/dot' says: Warning: \u{241B}[31m1 (and 3 more lines)\n"))
        #expect(folder.read("x.svg") == "<svg/>\n")
    }

    /// A program that never ends, and the process of another that it starts.
    private let hanging = "echo $$ > pid; sleep 300"

    /// What of that program, or of what it has started, still runs; those that nobody has waited for are dead all the same.
    private let whoRuns = """
        runs() { ps -axo pgid=,stat= | awk -v group=$(cat pid) '$1 == group && $2 !~ /Z/' | grep . ; }
        for _ in 1 2 3 4 5 6 7 8 9 10; do runs > /dev/null || break; sleep 0.1; done; runs
        """

    @Test("A program that hangs is stopped")
    func timeout() throws {
        let run = try run(hanging, "\"$kindred\" render -o x.svg --layout dot --timeout 1; echo $?; \(whoRuns)")
        #expect(run.output == "3\n")
        #expect(
            run.errors == """
                kindred: '/bin/dot' was still drawing after 1 second, and was stopped
                use --layout map, which places the boxes without graphviz
                or narrow the picture with --family, --depth or --around, or allow more time with --timeout SECONDS

                """)
        try expectUntouched()
    }

    @Test("One that has closed its streams is stopped as well")
    func silentTimeout() throws {
        let run = try run(
            "echo $$ > pid; exec <&- >&- 2>&-; sleep 300",
            "\"$kindred\" render -o x.svg --layout dot --timeout 1; echo $?; \(whoRuns)")
        #expect(run.output == "3\n")
        try expectUntouched()
    }

    @Test("0 is no limit")
    func noTimeout() throws {
        #expect(try run("sleep 0.2; cat", "\"$kindred\" render -o x.svg --layout dot --timeout 0").code == 0)
    }

    @Test("No signal leaves a file or a program behind")
    func signals() throws {
        let signals = "HUP INT QUIT ABRT SEGV TERM USR1 USR2 ALRM XCPU VTALRM"
        let run = try run(
            hanging,
            """
            ulimit -c 0
            for signal in \(signals); do
                who() { \(whoRuns); }
                rm -f pid
                python3 unblocked.py "$kindred" render -o x.svg --layout dot > /dev/null 2>&1 &
                until [ -s pid ]; do sleep 0.02; done
                kill -$signal $!
                { wait $!; } 2> /dev/null
                echo $signal $(($? - 128 == $(kill -l $signal))) $(who) $(ls -A | grep tmp)
            done
            """)
        #expect(run.output == signals.split(separator: " ").map { "\($0) 1\n" }.joined())
        try expectUntouched()
    }

    @Test("What the parent ignores stays ignored")
    func ignoredSignals() throws {
        let run = try run(
            "echo $$ > pid; sleep 0.5; cat",
            """
            trap '' HUP
            "$kindred" render -o x.svg --layout dot &
            until [ -s pid ]; do sleep 0.02; done
            kill -HUP $!; wait $!; echo $?
            """)
        #expect(run.output == "0\n")
    }

    @Test("It ends when nobody reads the picture")
    func closedPipe() throws {
        let run = try run(
            hanging,
            "\"$kindred\" render -o - --layout dot | until [ -s pid ]; do sleep 0.05; done; echo ${PIPESTATUS[0]}; \(whoRuns)"
        )
        #expect(run.output == "0\n")
        #expect(run.errors == "")
    }

    @Test("Where there are no descriptors, to install graphviz is no help")
    func descriptors() throws {
        let run = try run("cat", "ulimit -n 7; \"$kindred\" render -o x.svg --layout dot")
        #expect(run == (3, "", "kindred: can't run '/bin/dot': Too many open files\n"))
        try expectUntouched()
    }

    @Test("A script whose interpreter is missing cannot be run")
    func interpreter() throws {
        try folder.write("bin/dot", "#!/nowhere/sh\n")
        chmod(folder.file("bin/dot"), 0o755)
        let run = try folder.shell("PATH=\"$PWD/bin:$PATH\" \"$kindred\" render -o x.svg --layout dot")
        #expect(run.code == 3)
        #expect(run.errors.contains("can't run") && run.errors.contains("brew install graphviz"))
    }

    #if os(Linux)
        @Test("Without memory it says so")
        func memory() throws {
            let controllers = (0..<200_000).map { "      - Controller\($0)\n" }.joined()
            try folder.write(
                "big.kindred.yaml", "kindred: 1\nfamilies:\n  big:\n    controller: Big\n    children:\n\(controllers)")
            // Below some size the program can't even start, above some other the memory is enough.
            let run = try folder.shell(
                """
                ulimit -c 0
                for megabytes in 40 50 60 70 80 90 100 110 120 130 140 150 160 180 200 250 300 350 400; do
                    (ulimit -v ${megabytes}000; "$kindred" --version > version 2>&1 || exit
                     "$kindred" compile big.kindred.yaml -o x.svg --format json 2> errors
                     echo $? $(tail -n 1 errors)) 2> /dev/null
                    [ "$(cat x.svg)" = before ] || exit
                    ls -A | grep tmp
                done
                """)
            let ends = Set(run.output.split(separator: "\n"))
            #expect(ends.subtracting(["0", "3 kindred: out of memory"]).isEmpty, "\(run.output)")
            #expect(ends.contains("3 kindred: out of memory"), "\(run.output)")
        }

        @Test("A link is followed wherever it leads")
        func links() throws {
            let run = try folder.shell(
                """
                mkdir sub; ln -s $'sub/t\\xff.json' link.json; "$kindred" compile -o link.json; echo $?
                [ -L link.json ] && head -c 1 $'sub/t\\xff.json'; ls -A sub | wc -l
                """)
            #expect(run.output == "0\n{1\n")
        }

        @Test(
            "A full disk is an error",
            arguments: ["compile -o /dev/full", "compile > /dev/full", "explain Home > /dev/full"])
        func fullDisk(_ line: String) throws {
            let run = try folder.shell("\"$kindred\" \(line)")
            #expect(run.code == 3)
            #expect(run.errors.hasSuffix(": No space left on device\n"))
        }

        @Test("Names that only look the same are two files")
        func normalisation() throws {
            let run = try folder.shell(
                """
                mkdir sub; cd sub
                printf 'kindred: 1\\nfamilies: {one: One}\\n' > $'\\xc3\\xa9.kindred.yaml'
                printf 'kindred: 1\\nfamilies: {two: Two}\\n' > $'e\\xcc\\x81.kindred.yaml'
                "$kindred" check; "$kindred" check *.yaml; "$kindred" explain Two | head -1
                """)
            #expect(run.errors == "no problems in 2 files\nno problems in 2 files\n")
            #expect(run.output.hasPrefix("controller Two"))
        }
    #endif
}

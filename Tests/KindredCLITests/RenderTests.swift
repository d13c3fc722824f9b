import Foundation
import Testing

@testable import KindredCLI

private let hasGraphviz = ["/usr/bin/dot", "/bin/dot", "/opt/homebrew/bin/dot"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
}

/// One at a time, as in the program: what one starts must not hold the pipes of another.
@Suite(.serialized) struct RenderTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("a.kindred.yaml", small)
    }

    /// A program called dot, and the PATH to find it.
    private func dot(_ script: String) throws -> [String] {
        try folder.write("bin/dot", "#!/bin/sh\n" + script)
        chmod(folder.file("bin/dot"), 0o755)
        return ["PATH=/nowhere::\(folder.file("bin")):/usr/bin:/bin"]
    }

    @Test(.enabled(if: hasGraphviz)) func drawsPictures() throws {
        for (name, start) in [("x.svg", "<?xml"), ("x.png", "\u{FFFD}PNG"), ("x.PDF", "%PDF")] {
            let run = folder.run("render", "-o", name, "--layout", "dot")
            #expect(run.code == .done)
            #expect(run.errors == "")
            #expect(folder.read(name)?.hasPrefix(start) == true)
        }
        #expect(folder.run("render", "-o", "-", "--layout=dot").output.hasPrefix("<?xml"))
    }

    @Test(.enabled(if: hasGraphviz)) func endsQuietlyWhenNobodyReadsOn() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let run = folder.run("render", "-o", "-", "--layout=dot", output: ends[1])
        #expect(run.code == .done)
        #expect(run.errors == "")
    }

    @Test(arguments: [["PATH=/nowhere"], []]) func drawsMapsWithoutGraphviz(_ variables: [String]) {
        let run = folder.run("render", "-o", "x.svg", variables: variables)
        #expect(run.code == .done)
        #expect(run.errors == "")
        #expect(folder.read("x.svg")?.hasPrefix("<svg xmlns=") == true)
        let layout = folder.run("render", "--format", "layout", variables: variables)
        #expect(layout.code == .done)
        #expect(layout.output.hasPrefix("{\n  \"format\": \"kindred-layout\",\n  \"version\": 1,\n"))
        #expect(folder.run("render", "-o", "-", variables: variables).output == folder.read("x.svg"))
        #expect(folder.run("render", "--format=svg", variables: variables).output == folder.read("x.svg"))
    }

    @Test(arguments: [
        (["-o", "x.png", "--layout", "map"], "png requires --layout dot"),
        (["--format", "layout", "--layout", "dot"], "--format layout requires --layout map"),
        (["-o", "x.svg", "--timeout", "3"], "option '--timeout' requires --layout dot"),
        (["-o", "x.svg", "--legend"], "option '--legend' requires --layout dot"),
    ])
    func refusesWhatDoesNotGoTogether(_ arguments: [String], _ message: String) {
        let run = folder.run(["render"] + arguments)
        #expect(run.code == .usage)
        #expect(run.errors == "kindred: \(message)\nsee 'kindred help render'\n")
    }

    @Test(arguments: ["x.gif", "x", "x.json", "x.dot"]) func knowsItsFormats(_ name: String) {
        #expect(folder.run("render", "-o", name).code == .usage)
    }

    @Test func wantsAFile() {
        let run = folder.run("render")
        #expect(run.code == .usage)
        #expect(run.errors == "kindred: '-o FILE' is missing; name the picture to write\nsee 'kindred help render'\n")
    }

    @Test(arguments: [["PATH=/nowhere"], [], ["PATH="]]) func saysHowToGetGraphviz(_ variables: [String]) throws {
        try folder.write("x.svg", "before")
        let run = folder.run("render", "-o", "x.svg", "--layout=dot", variables: variables)
        #expect(run.code == .environment)
        #expect(run.errors.contains("not in PATH") && run.errors.contains("brew install graphviz"))
        #expect(folder.read("x.svg") == "before")
    }

    @Test func tellsOfComplaintsAndKeepsTheFile() throws {
        try folder.write("x.svg", "before")
        let run = folder.run(
            "render", "-o", "x.svg", "--layout=dot", variables: try dot("echo half; echo 'no such font' >&2; exit 7\n"))
        #expect(run.code == .environment)
        #expect(run.errors.hasPrefix("kindred: '"))
        #expect(run.errors.hasSuffix("' failed with exit code 7: no such font\n"))
        #expect(folder.read("x.svg") == "before")
        #expect(try folder.names == ["a.kindred.yaml", "bin", "x.svg"])
    }

    @Test func tellsOfSignals() throws {
        let run = folder.run("render", "-o", "x.svg", "--layout=dot", variables: try dot("kill -9 $$\n"))
        #expect(run.code == .environment)
        #expect(run.errors.contains("ended by signal 9"))
    }

    /// Neither waits for the other, whichever way the program reads and writes.
    @Test(arguments: [
        "cat", "head -c 3000000 /dev/zero; cat", "cat > /dev/null; head -c 3000000 /dev/zero",
        "cat; head -c 3000000 /dev/zero >&2",
    ])
    func feedsAndDrains(_ script: String) throws {
        let controllers = (0..<20_000).map { "      - Controller\($0)\n" }.joined()
        try folder.write(
            "big.kindred.yaml", "kindred: 1\nfamilies:\n  big:\n    controller: Big\n    children:\n\(controllers)")
        let run = folder.run("render", "-o", "x.svg", "--layout=dot", variables: try dot(script + "\n"))
        #expect(run.code == .done)
        #expect(run.errors.contains("use --family NAME or --depth N to draw fewer"))
        #expect((folder.read("x.svg")?.utf8.count ?? 0) >= 1_000)
    }
}

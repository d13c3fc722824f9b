@testable import KindredCLI
import KindredSystem
import Foundation
import Testing

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
            let map = folder.run("render", "-o", name)
            #expect(map.code == .done)
            #expect(map.errors == "")
            #expect(folder.read(name)?.hasPrefix(name == "x.svg" ? "<svg" : start) == true)
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
        #expect(
            layout.output.hasPrefix(
                "{\n  \"format\": \"kindred-layout\",\n  \"version\": 2,\n  \"picture\": \"places\",\n"))
        #expect(folder.run("render", "-o", "-", variables: variables).output == folder.read("x.svg"))
        #expect(folder.run("render", "--format=svg", variables: variables).output == folder.read("x.svg"))
    }

    @Test func drawsNothingAroundAny() {
        let run = folder.run("render", "--around", "any", "-o", "x.svg")
        #expect(run.code == .usage)
        #expect(
            run.errors == "kindred: 'any' is whatever view controller is on top, not one of them\n"
                + "name what it presents or pushes: 'kindred query who-presents ID' lists any among the callers\n")
    }

    @Test func drawsPagesEvenIfAScenarioFails() throws {
        try folder.write("b.kindred.yaml", failing)
        #expect(folder.run("simulate", "b.kindred.yaml").code == .errors)
        let run = folder.run("render", "b.kindred.yaml", "-o", "x.html", variables: ["PATH=/nowhere"])
        #expect(run.code == .done)
        #expect(run.errors == "")
        let page = try #require(folder.read("x.html"))
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.hasSuffix("</html>\n"))
        #expect(page.contains("[\"fails\","))
        #expect(folder.run("render", "b.kindred.yaml", "-o", "-", "--format", "html").output == page)
    }

    private let failing = """
        kindred: 1
        windows:
          main: other
        families:
          other: Other
        scenarios:
          - name: fails
            start: {window: null}
            steps:
              - launch: main
            never: [Other.viewDidLoad]
        """

    @Test(arguments: [
        (["-o", "x.html", "--layout", "dot"], "--format html requires --layout map"),
        (["--format", "layout", "--layout", "dot"], "--format layout requires --layout map"),
        (
            ["-o", "x.svg", "--timeout", "3"],
            "option '--timeout' requires a format that graphviz draws: svg, png or pdf with --layout dot"
        ),
        (["-o", "x.svg", "--legend"], "option '--legend' requires --layout dot"),
        (["-o", "x.dot", "--tables"], "option '--tables' requires --layout dot"),
        (["-o", "x.dot", "--layout=dot", "--tables", "--clusters"], "'--clusters' and '--tables' can't be combined"),
        (["-o", "x.svg", "--hops", "2"], "option '--hops' requires --around ID"),
        (["-o", "x.svg", "--scale", "2"], "option '--scale' requires --format png"),
        (["-o", "x.png", "--scale", "0.0"], "'--scale N' needs a number such as 2 or 0.5, not '0.0'"),
        (["-o", "x.png", "--scale", "1.234"], "'--scale N' needs a number such as 2 or 0.5, not '1.234'"),
    ])
    func refusesWhatDoesNotGoTogether(_ arguments: [String], _ message: String) {
        let run = folder.run(["render"] + arguments)
        #expect(run.code == .usage)
        #expect(run.errors == "kindred: \(message)\nsee 'kindred help render'\n")
    }

    @Test(arguments: ["x.gif", "x", "x.json", "x.layout"]) func knowsItsFormats(_ name: String) {
        #expect(folder.run("render", "-o", name).code == .usage)
    }

    @Test func wantsAFile() {
        let run = folder.run("render")
        #expect(run.code == .usage)
        #expect(
            run.errors
                == "kindred: say what to write: '-o FILE' with .svg, .html, .png, .pdf or .dot, or --format\nsee 'kindred help render'\n"
        )
    }

    @Test func writesPositions() {
        let run = folder.run("render", "-o", "x.dot", variables: [])
        #expect(run.code == .done)
        #expect(folder.read("x.dot")?.contains("layout=neato") == true)
        #expect(folder.run("render", "--format", "dot", variables: []).output == folder.read("x.dot"))
        let plain = folder.run("render", "--format", "dot", "--layout", "dot", variables: [])
        // A picture has a head, a graph has none.
        let lines = plain.output.split(separator: "\n").filter { !$0.contains("labelloc=t") }
        #expect(lines == folder.run("compile", "--format", "dot").output.split(separator: "\n"))
        #expect(plain.output.contains(#"\n1 view controller · 1 family · 0 presentations · 0 pushes", labelloc=t"#))
    }

    @Test func scalesPNGs() throws {
        #expect(folder.run("render", "-o", "x.png").code == .done)
        #expect(folder.run("render", "-o", "y.png", "--scale", "2.5").code == .done)
        let (one, other) = (try size(ofPNG: "x.png"), try size(ofPNG: "y.png"))
        #expect(abs(other.width - one.width * 5 / 2) <= 3)
        #expect(abs(other.height - one.height * 5 / 2) <= 3)
    }

    private func size(ofPNG name: String) throws -> (width: Int, height: Int) {
        let bytes = Array(try Data(contentsOf: URL(filePath: folder.file(name))).prefix(24))
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 + Int($1) } }
        return (number(16), number(20))
    }

    /// The scale that it names is the largest that is drawn.
    @Test func refusesPNGsThatAreTooLarge() throws {
        try folder.write("x.png", "before")
        let run = folder.run("render", "-o", "x.png", "--scale", "999")
        #expect(run.code == .usage)
        #expect(folder.read("x.png") == "before")
        #expect(run.errors.contains("pixels long, and may be at most 32767\nuse --scale "))
        let words = run.errors.split(whereSeparator: \.isWhitespace)
        let fitting = try #require(words.firstIndex(of: "--scale").flatMap { Double(words[$0 + 1]) })
        let next = String(Int(fitting * 100) / 100 + 1)
        #expect(folder.run("render", "-o", "x.png", "--scale", next).code == .usage)
    }

    @Test func refusesPNGsThatGraphvizShrinks() throws {
        let script = "cat > /dev/null; echo picture; echo 'x' >&2\n"
        let noise = "echo 'dot: graph is too large for cairo-renderer bitmaps. Scaling by 0.5 to fit' >&2\n"
        let run = folder.run(
            "render", "-o", "x.png", "--layout=dot", "--scale=3", variables: try dot(script + noise))
        #expect(run.code == .usage)
        #expect(
            run.errors == """
                kindred: the PNG would be longer than 32767 pixels, and may be at most 32767
                use --scale 1.49 or less, or draw an SVG

                """)
        #expect(folder.read("x.png") == nil)
    }

    @Test(.enabled(if: hasGraphviz)) func saysThatPDFsAreShrunk() throws {
        let stack = (0..<450).map { "Controller\($0)" }.joined(separator: ", ")
        try folder.write("a.kindred.yaml", "kindred: 1\nfamilies: {a: {navigation: Nav, stack: [\(stack)]}}\n")
        let run = folder.run("render", "-o", "x.pdf", "--layout=dot", "--clusters")
        #expect(run.code == .done)
        #expect(run.errors == "kindred: the PDF is drawn at 87 % of its size: pages have at most 14400 pt\n")
        let text = String(decoding: try Data(contentsOf: URL(filePath: folder.file("x.pdf"))), as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        // Newer versions of cairo compress it.
        if let box = text.range(of: "/MediaBox") {
            #expect(text[box.upperBound...].prefix { $0 != "]" }.hasSuffix(" 14400 "))
        }
        let small = folder.run("render", "-o", "x.pdf", "--layout=dot", "--clusters", "--around", "Controller7")
        #expect(small.code == .done && small.errors == "")
    }

    /// What comes before the picture may come in any pieces, and if it's something else, it's the picture.
    @Test(arguments: [
        ("graph 0.5 1 2\nnode a\nst", "op\nPICTURE", 50), ("graph 1 1 2\nstop\nPICTURE", "", nil),
        ("gra", "ph 0.999 1 2\nstop\nPICTURE", 99), ("PICT", "URE", nil), ("", "PICTURE", nil),
    ])
    func measuresPictures(_ one: String, _ other: String, _ percent: Int?) {
        var picture = ""
        let measured = MeasuredPicture(result: Stream { picture += String(decoding: $0, as: UTF8.self) })
        for piece in [one, other] { Array(piece.utf8).withUnsafeBytes { measured.take($0) } }
        #expect(measured.finish() == percent)
        #expect(picture == "PICTURE")
    }

    @Test func namesWhatIsNearest() {
        let run = folder.run("render", "-o", "x.svg", "--around", "Hom")
        #expect(run.code == .usage)
        #expect(run.errors == "kindred: there is no 'Hom'; did you mean 'Home'?\n")
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
        #expect(
            run.errors.hasSuffix(
                "' failed with exit code 7: no such font\nuse --layout map, which places the boxes without graphviz\n"))
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
        let run = folder.run(
            "render", "-o", "x.svg", "--layout=dot", "--clusters", variables: try dot(script + "\n"))
        #expect(run.code == .done)
        #expect(run.errors.contains("use --tables or --layout map"))
        #expect((folder.read("x.svg")?.utf8.count ?? 0) >= 1_000)
    }
}

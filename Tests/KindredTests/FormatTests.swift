import Kindred
import KindredFormats
import TestSupport
import Testing

/// What readers of other formats find in the graphs that are written for them.
@Suite struct FormatTests {
    /// All formats but those for graphviz and for terminals.
    private static let suffixes = GraphFormat.allCases.filter { $0 != .dot && $0 != .tree }.map { ($0, $0.suffixes[0]) }

    /// Ids that mean something in Mermaid, and characters that mean something in any format.
    private static let hostile = Source(
        path: "hostile \"<&|`.kindred.yaml",
        text: #"""
            kindred: 1
            windows: {end: subgraph, graph: [click, subgraph]}
            families:
              subgraph:
                navigation: end
                class: 'A|B`C`\|_d_*e* <b>&amp; #1; $x$ [l](m) "q",;'
                title: "=1+1,\"quoted\"\r\n\u0001\u009b\u2028 ]]> %%{init}%%"
                stack:
                  - {controller: class, note: ' spaces ', source: "a\tb"}
                  - {controller: x--o.-, tags: [o, x]}
                  - {controller: 'true'}
                  - {controller: 画面, children: [Größe, e__]}
              click: {page: default, transition: scroll, pages: [style, linkStyle]}
              call: _
            presentations:
              - {from: 画面, present: call, style: popover, anchor: sourceView}
              - {from: [class, 画面, class], present: click, style: custom}
              - {from: style, present: call}
            pushes:
              - {from: class, to: x--o.-}
              - {from: class, to: 'true'}
              - {from: 'true', to: 画面}
            """#)

    @Test(
        "Readers of each format find the graph",
        .enabled(if: Tool("formats-python") != nil, "mermaidx, networkx and markdown-it-py are not installed"))
    func isRead() throws {
        var cases = [[Self.hostile], GeneratedApp.sources(60, seed: 3)]
        for sample in SampleTests.samples where sample != "city" && sample != "social" {
            cases.append(try SampleTests.sources(of: sample))
        }
        let files = Repository.files(below: "Tests/Golden/Emit", suffixes: [".yaml"])
        for file in files where !file.contains("/") {
            cases.append([Source(path: file, bytes: try Repository.bytes("Tests/Golden/Emit/\(file)"))])
        }
        #expect(cases.count > 15)
        try Self.read(cases, Self.suffixes)
    }

    @Test(
        "A large app is read as well",
        .enabled(if: Tool("formats-python") != nil, "mermaidx, networkx and markdown-it-py are not installed"))
    func largeIsRead() throws {
        try Self.read([GeneratedApp.sources(3_000, seed: 1)], Self.suffixes.filter { $0.0 != .mermaid })
    }

    @Test(
        "Mermaid draws it",
        .enabled(if: Tool("formats-python") != nil, "mermaidx, networkx and markdown-it-py are not installed"))
    func isDrawn() throws {
        let scratch = try Scratch()
        let app = "Tests/Golden/CLI/answers-screens/app.kindred.yaml"
        let screens = [Source(path: app, bytes: try Repository.bytes(app))]
        let apps = (4..<24).map { GeneratedApp.sources(100, seed: $0) }
        let samples = try [
            [Self.hostile], SampleTests.sources(of: "shop"), screens, SampleTests.sources(of: "city"),
            SampleTests.sources(of: "social"),
        ]
        let files = try (samples + apps).enumerated().map { index, sources in
            let bytes = try #require(Compiler().compile(sources).write(.mermaid))
            return try scratch.write(bytes, to: "\(index).mmd").path
        }
        let result = try #require(Tool("formats-python")).run(
            [Repository.root.appending(path: "Tests/Formats/read.py").path, "--draw"] + files)
        #expect(result.status == 0 && result.errors == "", "\(result.errors.suffix(400))")
    }

    private static func read(_ cases: [[Source]], _ formats: [(GraphFormat, String)]) throws {
        let scratch = try Scratch()
        var files: [String] = []
        for (index, sources) in cases.enumerated() {
            let compilation = Compiler().compile(sources)
            for (format, suffix) in formats {
                // The graph that it is compared with has places.
                let bytes = try #require(
                    compilation.write(format, options: .init(naming: .places)), "\(compilation.text())")
                files.append(try scratch.write(bytes, to: "\(index).\(suffix)").path)
            }
        }
        let result = try #require(Tool("formats-python")).run(
            [Repository.root.appending(path: "Tests/Formats/read.py").path] + files)
        #expect(result.status == 0, "\(result.errors.suffix(600))")
        #expect(result.output == "read\n")
    }

    @Test("A graph beyond Mermaid's limits is several diagrams", arguments: [(3_000, 1), (400, 2)])
    func isDivided(_ size: Int, _ seed: UInt64) throws {
        let compilation = Compiler().compile(GeneratedApp.sources(size, seed: seed))
        let graph = try #require(compilation.graph)
        let text = String(decoding: try #require(compilation.write(.mermaid)), as: UTF8.self)
        let diagrams = text.split(separator: "```mermaid\n").dropFirst().map { $0.prefix { $0 != "`" } }
        #expect(size < 1_000 || diagrams.count > 2)
        var rows = 0
        for diagram in diagrams.isEmpty ? [text[...]] : diagrams {
            #expect(diagram.hasPrefix("flowchart LR\n") && diagram.utf16.count < 50_000)
            let lines = diagram.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines.count { $0.contains(" ==>|") || $0.contains(" -->|") || $0.contains(" -.- ") } <= 500)
            for line in lines where line.contains("[\"") && !line.contains("([") {
                rows += line.components(separatedBy: "<br>").count - (line.hasPrefix("c") ? 0 : 1)
            }
        }
        // A family that is the last of a diagram may be the first of the next, too.
        let expected = graph.controllers.count
        #expect(rows >= expected && rows < expected + 100 * max(1, diagrams.count), "\(rows) of \(expected)")
    }

    @Test("No control character reaches the output", arguments: GraphFormat.allCases)
    func isHarmless(_ format: GraphFormat) throws {
        let bytes = try #require(Compiler().compile([Self.hostile]).write(format))
        let text = try #require(String(validating: bytes, as: UTF8.self))
        let kept: Set<Unicode.Scalar> = ["\n", "\r", "\t"]
        for scalar in text.unicodeScalars where !kept.contains(scalar) {
            let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar == "\u{2028}"
            #expect(!isControl, "\(scalar.escaped(asASCII: true))")
        }
        if format != .csv { #expect(!text.contains("\r")) }
    }
}

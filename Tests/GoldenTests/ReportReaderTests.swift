import KindredDiagnostics
import KindredFormats
import KindredText
import Foundation
import TestSupport
import Testing

/// Reports are what programs that read them expect: `Tests/Reports/read.py` has their readers.
@Suite(.enabled(if: Tool("reports-python") != nil, "the readers are not installed")) struct ReportReaderTests {
    private static let formats = [
        "json", "jsonl", "text", "short", "sarif", "junit", "gitlab", "checkstyle", "rdjsonl", "summary", "github",
    ]

    /// Specifications, and a report in each format of one run of `check`, each in a file named after its format.
    private func reports(_ files: [String: String]) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in files { _ = try scratch.write(Array(text.utf8), to: name) }
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let arguments = Self.formats.flatMap { ["--report", "\($0)=\($0)"] }
        let run = try Tool(kindred).run(["check", "--notes"] + arguments, in: scratch.url)
        #expect(run.status <= 1, "\(run.errors.suffix(300))")
        return scratch
    }

    private func read(_ scratch: Scratch) throws -> Tool.Result {
        try #require(Tool("reports-python"))
            .run([Repository.url("Tests/Reports/read.py").path, scratch.url.path])
    }

    @Test("3,000 findings are the same in every format, for the reader of each")
    func many() throws {
        var files: [String: String] = [:]
        for file in 0..<30 {
            let families = (0..<100).map { number in
                let id = "\(file)_\(number)"
                // One in ten is an error; what comes before it on its line takes more bytes and units than scalars.
                return number % 10 == 0
                    ? "  \"f\(id)\": {navigation: N\(id), stack: [{title: \"é😀\", navigation: I\(id), stack: [C\(id)]}]}\n"
                    : "  f\(id): {navigation: N\(id), stack: []}\n"
            }
            files["Specs/s\(file).kindred.yaml"] = "kindred: 1\nfamilies:\n" + families.joined()
        }
        let scratch = try reports(files)
        let result = try read(scratch)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let others = Self.formats.filter { $0 != "json" && $0 != "github" }
        for name in others { #expect(result.output.contains("\(name): 3000\n"), "\(result.output)") }
        #expect(result.output.contains("github: 20\n"))
        // The readers notice what is wrong, each in its own.
        for name in others + ["github"] {
            let text = try scratch.text(name)
            let range = try #require(text.range(of: "s7.kindred.yaml") ?? text.range(of: "s0.kindred.yaml"))
            _ = try scratch.write(Array(text.replacingCharacters(in: range, with: "s8.kindred.yaml").utf8), to: name)
        }
        let broken = try read(scratch)
        #expect(broken.status == 1)
        for name in others + ["github"] {
            let count = try Regex("\(name): \\d+\n  ")
            #expect(broken.output.contains(count), "\(name)")
        }
    }

    @Test("Nothing that a name holds breaks a format")
    func hostile() throws {
        let names = [
            "50%0A::error::x", "a\nb", "<b>&amp;]]>", "]]>", "\u{1}\u{7}\u{1B}[31m\u{7F}",
            "\u{2028}\u{202E}abc\u{FEFF}",
            "👩‍👩‍👧 é e\u{301} 日本", "[link](1)", "a\\]b](2)", "| pipe | `code` *b* _c_ <br>", "a:b,c=d", "\"'", "\\n",
            String(repeating: "x", count: 10_000), "{\"a\": 1}", "%25%", "$HOME ${{ github.token }}", "a\r\nb", "\t",
        ]
        var files: [String: String] = [:]
        for (number, name) in names.enumerated() {
            let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
            files["Specs/s\(number).kindred.yaml"] = """
                kindred: 1
                families:
                  f\(number): {navigation: N\(number), stack: [\(quoted), A\(number)]}
                presentations:
                  - {title: "😀", from: \(quoted), present: \(quoted)}

                """
        }
        files["Specs/100% a,b:c <d>&[e] é😀.kindred.yaml"] = "kindred: 1\nfamilies:\n  g: {navigation: G, stack: []}\n"
        // YAML can't hold some of it as it is.
        let isYAML = { (name: String) in !name.unicodeScalars.contains { $0 == "\u{7F}" || $0 == "\u{FEFF}" } }
        let reason = names.filter(isYAML).joined(separator: " ")
        let because = String(decoding: try JSONEncoder().encode(reason), as: UTF8.self)
        files["kindred.yaml"] = """
            project: 1
            house:
              - {name: full, because: \(because), forbid: {contain: id:A0}}
              - {name: bare, forbid: {contain: id:A0}}
              - {name: block, because: "one\\n\\ntwo\\n", forbid: {contain: id:A0}}

            """
        let result = try read(try reports(files))
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let counts = try result.output.matches(of: Regex("(?m)^sarif: (\\d+)$", as: (Substring, Substring).self))
        #expect(Int(counts.first?.output.1 ?? "") ?? 0 > names.count)
    }

    @Test("Without findings every report is valid, and two runs write the same bytes")
    func empty() throws {
        let files = ["a.kindred.yaml": "kindred: 1\nfamilies:\n  home: Home\n"]
        let (one, two) = (try reports(files), try reports(files))
        let result = try read(one)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        for name in Self.formats { #expect(try one.text(name) == two.text(name), "\(name)") }
    }
}

/// The page about reports is true.
@Suite struct ReportPageTests {
    private static let page = "Docs/Reports.md"

    @Test("Every command on the page runs, and writes the files that it names")
    func commands() throws {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let text = try Repository.text(Self.page)
        // In blocks for shells, and in the steps of services.
        let lines = text.split(separator: "\n").compactMap {
            $0.firstMatch(of: /^ *(?:- (?:run: )?)?(kindred .*)$/)?.output.1
        }
        #expect(lines.count > 8)
        for line in lines {
            let scratch = try Scratch()
            for file in Repository.files(below: "Samples/shop") {
                _ = try scratch.write(Repository.bytes("Samples/shop/\(file)"), to: "Specs/\(file)")
            }
            let environment = ["GITHUB_STEP_SUMMARY": scratch.url.appending(path: "steps").path]
            let words = line.split(separator: " ").dropFirst().map(String.init)
            let run = try Tool(kindred).run(words, in: scratch.url, environment: environment)
            #expect(run.status == 0, "\(line): \(run.errors)")
            for word in words {
                guard let file = word.firstMatch(of: /^[a-z]+=(.+)$/)?.output.1 else { continue }
                #expect(throws: Never.self, "\(line)") { try scratch.text(String(file)) }
            }
            if line.contains("summary") { #expect(try scratch.text("steps").hasPrefix("### Kindred: ")) }
        }
    }
}

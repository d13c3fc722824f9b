import KindredDiagnostics
import KindredText
import TestSupport
import Testing

@Suite struct HostileTextTests {
    @Test func controlCharactersAreDrawn() {
        let file = SourceFile("a\u{1B}.yaml", "a\u{1B}[31mb\u{7F}\u{9B}c\rd\u{202E}e\u{0}\n")
        let diagnostic = Diagnostic(
            rule: anError, message: "no\u{1B}]0;\u{7}\nline", at: SourceRange(file: 0, range: file.range(of: "c")),
            labels: [.init(at: SourceRange(file: 0, range: file.range(of: "e")), text: "x\ny")], uikit: "\u{1B}c",
            help: "\u{8}")
        #expect(
            text([file], diagnostic) == """
                a␛.yaml:1:10: error: no␛]0;␇␊line [some-error]
                  |
                1 | a␛[31mb␡\u{FFFD}c␍d\u{FFFD}e␀
                  |          ^   - x␊y
                  = UIKit: ␛c
                  = help: ␈

                """)
    }

    @Test func invalidBytesAreReplaced() {
        let file = SourceFile(path: "a.yaml", bytes: [0x61, 0x3A, 0x20, 0xE6, 0xBC, 0xFF, 0x80, 0x62, 0xF0, 0x0A])
        #expect(
            text(
                [file],
                Diagnostic(rule: anError, message: "wrong", at: at(3, 4), labels: [.init(at: at(7, 8), text: "b")]))
                    == """
                    a.yaml:1:4: error: wrong [some-error]
                      |
                    1 | a: \u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}
                      |    ^  - b

                    """)
    }

    @Test func longLinesAreCutAroundTheirRanges() {
        let (before, after) = (String(repeating: "b", count: 5_000), String(repeating: "a", count: 5_000))
        let lead = String(repeating: "b", count: 39)
        #expect(
            marked("start " + before + " wrong " + after, "wrong", labels: [("start", "label")]) == """
                a.yaml:1:5008: error: wrong [some-error]
                  |
                1 | …\(lead) wrong \(String(repeating: "a", count: 93))…
                  |  \(String(repeating: " ", count: 40))^^^^^
                1 | start \(String(repeating: "b", count: 134))…
                  | ----- label

                """)
    }

    @Test func aLineThatFitsIsNotCut() {
        let line = String(repeating: "x", count: 139) + "y"
        #expect(marked(line, "y").contains("\n1 | \(line)\n"))
        #expect(marked(line + "z", "x").contains("\n1 | \(line)…\n"))
        #expect(marked(line + "z", "z").contains("\n1 | …\(String(repeating: "x", count: 39))yz\n"))
    }

    @Test(arguments: [[0x61], [0x80], [0xCC, 0x81], [0xE6, 0xBC, 0xA2], [0x09], [0xF0, 0x9F]] as [[UInt8]])
    func anyLongLineEndsInAShortExcerpt(unit: [UInt8]) {
        let count = 200_000 / unit.count
        let file = SourceFile(path: "a.yaml", bytes: Array(repeatElement(unit, count: count).joined()))
        let labels = (0..<10).map { Diagnostic.Label(at: at($0 * 15_000, $0 * 15_000 + 5), text: "label") }
        for start in [0, 1, 139, 140, 141, 1_023, 1_024, 1_025, 100_000, file.bytes.count - 1, file.bytes.count] {
            let shown = text(
                [file], Diagnostic(rule: anError, message: "wrong", at: at(start, file.bytes.count), labels: labels))
            #expect(shown.contains("^"))
            #expect(shown.utf8.count < 30_000)
            #expect(shown.split(separator: "\n").allSatisfy { $0.count { $0 == "^" || $0 == "-" } <= 142 })
        }
    }

    @Test func anyBytesGiveValidLinedUpText() {
        var random = Fixed(state: 7)
        for _ in 0..<500 {
            let alphabet: [UInt8] = [
                0x0A, 0x0D, 0x09, 0x1B, 0x61, 0x20, 0x80, 0xC3, 0xE6, 0xBC, 0xA2, 0xF0, 0x9F, 0x98, 0xFF,
            ]
            let count = Int.random(in: 0...600, using: &random)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            let file = SourceFile(path: "a", bytes: bytes)
            func place() -> SourceRange {
                let start = Int.random(in: 0...bytes.count, using: &random)
                return at(start, Int.random(in: start...bytes.count, using: &random))
            }
            let labels = (0..<4).map { Diagnostic.Label(at: place(), text: "label \($0)") }
            let shown = text([file], Diagnostic(rule: anError, message: "wrong", at: place(), labels: labels))
            #expect(shown != "invalid UTF-8")
            #expect(shown.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            for label in labels { #expect(shown.contains(label.text)) }
        }
    }
}

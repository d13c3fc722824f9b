import Kindred
import TestSupport
import Testing

/// The sequence diagrams are ones that Mermaid reads: its grammar, as far as it is used here.
@Suite struct MermaidTests {
    static let cases = GoldenCase.all(in: "Tests/Golden/Lifecycle")

    @Test("Every line is one of the grammar", arguments: cases)
    func isGrammatical(_ each: GoldenCase) throws {
        try Self.check(Compiler().compile(try each.sources()))
    }

    @Test("Names of any kind do no harm")
    func hostileNames() throws {
        let name = #"end; note over x: a #quot; %% 'q' \"d\" <br> -->> é 日本"#
        let compilation = Compiler().compile([
            Source(
                path: "a.yaml",
                text: """
                    kindred: 1
                    windows: {main: end}
                    families:
                      end: {navigation: end, stack: [note, loop-1.x, é日本]}
                    scenarios:
                      - name: "\(name)"
                        steps:
                          - mark: "\(name)"
                          - push: loop-1.x   # end
                          - {push: é日本}
                      - name: second
                        steps: []
                    """)
        ])
        #expect(compilation.traces.count == 2, "\(compilation.text())")
        try Self.check(compilation)
    }

    /// Every line has a known form, every participant is declared once and before it is used, and text holds nothing that ends it.
    private static func check(_ compilation: Compilation) throws {
        let text = String(decoding: compilation.traceMermaid(), as: UTF8.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.removeFirst() == "sequenceDiagram")
        #expect(lines.popLast() == "")
        var participants: Set<Substring> = []
        for line in lines {
            if let match = line.wholeMatch(of: #/    participant (app|uikit|c[0-9]+) as (.+)/#) {
                #expect(participants.insert(match.output.1).inserted)
                check(text: match.output.2)
            } else if let match = line.wholeMatch(of: #/    (\w+)->>(\w+): (.+)/#) {
                #expect(participants.contains(match.output.1) && participants.contains(match.output.2), "\(line)")
                check(text: match.output.3)
            } else if let match = line.wholeMatch(of: #/    Note over (\w+),(\w+): (.+)/#) {
                #expect(participants.contains(match.output.1) && participants.contains(match.output.2), "\(line)")
                check(text: match.output.3)
            } else {
                Issue.record("no line of the grammar: \(line)")
            }
        }
    }

    /// A text ends at `;` and at `#` unless both are parts of a character's code; the rest is letters and what means nothing.
    private static func check(text: Substring) {
        let plain = text.replacing(##/#(?:[0-9]+|quot);/##, with: "")
        let allowed = plain.unicodeScalars.allSatisfy {
            $0.value >= 0xA0 || $0.properties.isAlphabetic || ("0"..."9").contains($0)
                || " _.-()'".unicodeScalars.contains($0)
        }
        #expect(allowed, "\(text)")
        #expect(text.first != " ")
    }
}

import Kindred
import Foundation
import TestSupport
import Testing

/// Input that means to do harm: it is refused, and soon.
@Suite struct HostileInputTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let isRefused: Bool

        init(_ name: String, _ text: String, isRefused: Bool = true) {
            self.init(name, Array(text.utf8), isRefused: isRefused)
        }

        init(_ name: String, _ bytes: [UInt8], isRefused: Bool = true) {
            testDescription = name
            self.bytes = bytes
            self.isRefused = isRefused
        }
    }

    static let attacks: [Attack] = nesting + bombs + rubbish + wide + scenarios

    @Test("Hostile input ends with an error", arguments: attacks)
    func ends(_ attack: Attack) {
        let source = Source(path: "hostile.yaml", bytes: attack.bytes)
        let hasErrors = Compiler().compile([source]).hasErrors
        #expect(hasErrors == attack.isRefused)
        Inspection.check([source], attack.testDescription)
    }

    @Test("Relations beyond the limit prove nothing: what is missing then is not told of")
    func provesNothing() {
        let members = (0..<3_200).map { "{controller: A\($0), definesPresentationContext: true}" }
        let text = """
            kindred: 1
            windows: {main: a}
            families:
              a: {controller: A, children: [\(members.joined(separator: ", "))]}
              b: {controller: B, children: [\((0..<3_200).map { "B\($0)" }.joined(separator: ", "))]}
              c: C
            expect: {C: {presentingViewController: A}}
            presentations:
              - {from: A, present: c}

            """ + (0..<3_200).map { "  - {from: A\($0), present: b, style: currentContext}\n" }.joined()
        let diagnostics = Compiler().compile([Source(path: "wide.yaml", bytes: Array(text.utf8))]).diagnostics
        #expect(diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test("Lists stand for a million pushes at most, in all files together", arguments: [(40, 1_600), (1_000, 0)])
    func listsOfPushes(count: Int, pushes: Int) {
        let ids = (0..<1_001).map { "S\($0)" }
        let lists = "[\(ids.prefix(count).joined(separator: ", "))]"
        let first = """
            kindred: 1
            families: {a: {navigation: Nav, stack: [\(ids.joined(separator: ", "))]}}
            pushes: [{from: \(lists), to: \(lists)}]
            """
        let second = "kindred: 1\npushes: [{from: [S0, S1], to: [S1, S0]}, {from: S0, to: \(lists)}]"
        let compilation = Compiler().compile([
            Source(path: "a.yaml", bytes: Array(first.utf8)), Source(path: "b.yaml", bytes: Array(second.utf8)),
        ])
        #expect(compilation.graph?.pushes.count ?? 0 == (pushes == 0 ? 0 : pushes + 4 + count))
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        #expect(errors.map { "\($0.id)" } == (pushes == 0 ? ["limit-exceeded"] : []))
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static let nesting: [Attack] = [
        Attack("100,000 [", "kindred: 1\nfamilies: " + times(100_000, "[")),
        Attack("100,000 {", "kindred: 1\nx-a: " + times(100_000, "{a: ")),
        Attack("100,000 [{", "kindred: 1\nx-a: " + times(100_000, "[{a: ")),
        Attack("100,000 - ", "kindred: 1\nx-a:\n" + times(100_000, "- ")),
        Attack("100,000 ?", "kindred: 1\nx-a:\n" + times(100_000, "? ")),
        Attack("5,000 block levels", "kindred: 1\nx-a:\n" + (1...5_000).map { times($0, " ") + "a:\n" }.joined()),
        Attack(
            "controllers in controllers",
            "kindred: 1\nfamilies: {f: " + (0..<2_000).map { "{controller: c\($0), children: [" }.joined()
                + times(2_000, "]}") + "}\n"),
        Attack(
            "controllers as deep as is allowed",
            "kindred: 1\nfamilies: {f: " + (0..<250).map { "{controller: c\($0), children: [" }.joined() + "x"
                + times(250, "]}") + "}\n", isRefused: false),
    ]

    private static let bombs: [Attack] = [
        Attack(
            "a long list as deep as is allowed",
            "kindred: 1\nx-a: " + times(500, "[") + times(100_000, "a,") + times(500, "]") + "\n"),
        Attack(
            "merges in each other around a long list",
            "kindred: 1\nx-a: " + times(250, "{<<: {b: 1}, a: ") + "[" + times(20_000, "a,") + "]" + times(250, "}")
                + "\n"),
        Attack("20,000 tag directives", (0..<20_000).map { "%TAG !a\($0)! x\n" }.joined() + "--- a\n"),
        Attack(
            "a tag directive of 100,000 bytes",
            "%TAG !e! \(times(100_000, "a"))\n--- [" + times(20_000, "!e!a a,") + "]\n"),
        Attack("a billion laughs", bomb("[", "]")),
        // Merged keys are equal here, so nothing grows.
        Attack("a billion merges", bomb("{<<: [", "]}", first: "{k: v}"), isRefused: false),
        Attack(
            "aliases of a long list",
            "x-a: &a [" + times(50_000, "b,") + "]\nkindred: 1\nx-b: [" + times(50_000, "*a,") + "]\n"),
        Attack("an alias in itself", "kindred: 1\nx-a: &a [*a]\n"),
        Attack("a merge of itself", "kindred: 1\nx-a: &a {<<: *a}\n"),
        Attack(
            "100,000 anchors", "kindred: 1\nx-a: [" + (0..<100_000).map { "&a\($0) b," }.joined() + "]\n",
            isRefused: false),
    ]

    private static func bomb(_ open: String, _ close: String, first: String = "[lol]") -> String {
        let lines = (1..<12).map { level in
            "x-\(level): &a\(level) \(open)\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))\(close)\n"
        }
        return "kindred: 1\nx-0: &a0 \(first)\n" + lines.joined()
    }

    private static let rubbish: [Attack] = [
        Attack("1 MB of zeros", [UInt8](repeating: 0, count: 1 << 20)),
        Attack("1 MB of 0xFF", [UInt8](repeating: 0xFF, count: 1 << 20)),
        Attack("1 MB of spaces", times(1 << 20, " ")),
        Attack("1 MB of line breaks", times(1 << 20, "\n")),
        Attack("1 MB of tabs", times(1 << 20, "\t")),
        Attack("1 MB of a", times(1 << 20, "a")),
        Attack("1 MB of quotes", times(1 << 20, "\"")),
        Attack("1 MB of :", times(1 << 20, ":")),
        Attack("1 MB of a:", times(1 << 19, "a: ")),
        Attack("1 MB of --- lines", times(1 << 18, "---\n")),
        Attack("1 MB of # in one line", times(1 << 20, "#")),
        Attack("1 MB of marks", times(1 << 18, "\u{FEFF}")),
        Attack(
            "1 MB of combining marks", "kindred: 1\nfamilies: {f: a" + times(1 << 19, "\u{301}") + "}\n",
            isRefused: false),
        Attack("1 MB of random bytes", noise(1 << 20, 0...255)),
        Attack("1 MB of random ASCII", noise(1 << 20, 32...126)),
        Attack("nothing", []),
        Attack("a mark alone", [0xEF, 0xBB, 0xBF]),
        Attack("UTF-16", Array("kindred: 1\n".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
    ]

    private static func noise(_ count: Int, _ range: ClosedRange<UInt8>) -> [UInt8] {
        var random = Random(seed: 7)
        return (0..<count).map { _ in UInt8.random(in: range, using: &random) }
    }

    private static let scenarios: [Attack] = [
        scenario("100,000 steps", times(100_000, "{mark: a},"), isRefused: false),
        scenario("20,000 steps that are none", times(20_000, "{psuh: a},")),
        scenario("20,000 steps of nobody", times(20_000, "{loadView: nobody},")),
        scenario("one step of 20,000 keys", "{" + (0..<20_000).map { "a\($0): b," }.joined() + "}"),
        scenario("blocks in blocks", times(2_000, "{block: [") + times(2_000, "]}")),
        scenario(
            "blocks as deep as is allowed", times(120, "{block: [") + times(120, "]}"), isRefused: false),
        scenario("blocks deeper than a run allows", times(250, "{block: [") + times(250, "]}")),
        Attack(
            "20,000 scenarios of one name",
            "kindred: 1\nfamilies: {f: a}\nscenarios:\n" + times(20_000, "  - {name: a}\n")),
        Attack(
            "an event of 1 MB",
            "kindred: 1\nfamilies: {f: a}\nscenarios: [{name: a, never: [a" + times(1 << 19, ".a") + "]}]\n"),
    ]

    private static func scenario(_ name: String, _ steps: String, isRefused: Bool = true) -> Attack {
        Attack(
            name, "kindred: 1\nfamilies: {f: a}\nscenarios: [{name: a, start: {window: null}, steps: [\(steps)]}]\n",
            isRefused: isRefused)
    }

    private static let wide: [Attack] = [
        Attack("100,000 errors", "kindred: 1\n" + (0..<100_000).map { "nonsense\($0): 1\n" }.joined()),
        Attack("100,000 times one key", "kindred: 1\n" + times(100_000, "windows: {}\n")),
        Attack(
            "100,000 times one id",
            "kindred: 1\nfamilies:\n  f: {controller: a, children: [" + times(100_000, "a,") + "]}\n"),
        Attack(
            "a ring of 2,000 families, each presenting each neighbour",
            ring, isRefused: false),
        Attack(
            "3,000 presentations of 3,000 families by one",
            manyPresentations, isRefused: false),
        Attack("a line of 1 MB", longLine, isRefused: true),
    ]
}

private let manyPresentations: String = {
    var text = "kindred: 1\nfamilies:\n  root: {navigation: n, stack: ["
    for index in 0..<3_000 { text += "s\(index)," }
    text += "]}\n"
    for index in 0..<3_000 { text += "  f\(index): c\(index)\n" }
    text += "presentations:\n"
    for index in 0..<3_000 { text += "  - {from: s\(index), present: f\(index)}\n" }
    return text
}()

private let ring: String = {
    var text = "kindred: 1\nwindows: {w: f0}\nfamilies:\n"
    for index in 0..<2_000 { text += "  f\(index): c\(index)\n" }
    text += "presentations:\n"
    for index in 0..<2_000 {
        text += "  - {from: c\(index), present: f\((index + 1) % 2_000), style: currentContext}\n"
        text += "  - {from: c\(index), present: f\((index + 7) % 2_000)}\n"
    }
    return text
}()

private let longLine: String = {
    var text = "kindred: 1\nfamilies: {"
    for index in 0..<60_000 { text += "f\(index): é\(index)," }
    return text + "}\nx: \""
}()

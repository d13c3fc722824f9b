import Kindred
import KindredDiagnostics
import KindredProject
import Testing

/// Comments that silence rules, where no golden can show them.
@Suite struct SuppressionTests {
    private static let text = """
        kindred: 1
        families:
          home: {navigation: Nav, stack: []}  # kindred:ignore bare-container
        """

    private let old = RuleInfo("empty-container", .warning, .containers, summary: "", why: "", bad: "", good: "")

    private func report(_ text: String, _ scope: (inout CheckScope) -> Void) throws -> Report {
        let file = SourceFile(path: "a.kindred.yaml", bytes: Array(text.utf8))
        var all = CheckScope(comments: [(0, try #require(SuppressionReader.read(file)))])
        scope(&all)
        var bag = DiagnosticBag()
        bag.append(Diagnostic(rule: old, message: "empty", at: SourceRange(inFileAlone: ByteRange(start: 48, end: 51))))
        return Report(files: [file], bag: bag, policy: Policy(), scope: all)
    }

    @Test("The former id of a rule still silences it, with a warning that names the new one")
    func renamed() throws {
        let report = try report(Self.text) {
            $0.rules = [old]
            $0.renamed = ["bare-container": "empty-container"]
        }
        #expect(report.suppressedCount == 1)
        #expect(
            report.diagnostics.map(\.message) == ["the rule 'bare-container' is now called 'empty-container'"])
        #expect(report.diagnostics.map(\.severity) == [.warning])
        #expect(report.diagnostics.first?.fixes.map(\.replacement) == ["empty-container"])
    }

    @Test("Without that, it's unknown")
    func unknown() throws {
        let report = try report(Self.text) { $0.rules = [old] }
        #expect(report.suppressedCount == 0)
        #expect(report.diagnostics.map(\.id) == ["empty-container", "unknown-rule"])
    }

    @Test("A table of renamed rules names rules that exist, and none that does")
    func table() {
        let ids = Set(RuleRegistry.all.map(\.id))
        #expect(RuleRegistry.renamed.values.allSatisfy(ids.contains))
        #expect(ids.isDisjoint(with: RuleRegistry.renamed.keys))
    }

    @Test("Most files have no such comment, and nothing is kept of them")
    func none() {
        for text in ["", "#", "# kindred: 1\n", "a: '# kindred:ignore x'\n", "a: b#kindred:ignore x\n", "# kindred:"] {
            #expect(SuppressionReader.read(SourceFile(path: "a.yaml", bytes: Array(text.utf8))) == nil, "\(text)")
        }
    }

    @Test("What libyaml takes for a comment is one, and what is in a text isn't")
    func places() {
        let all = [
            "a: b #kindred:ignore x", "a: b\t#\tkindred:ignore\tx", "a: [b]#kindred:ignore x",
            "a: {b: c}#kindred:ignore x",
            "a: \"b\"#kindred:ignore x", "a: [b,#kindred:ignore x\n c]", "a: b ##kindred:ignore x",
            "a: b\r\n# kindred:ignore x\r",
        ]
        for text in all {
            let found = SuppressionReader.read(SourceFile(path: "a.yaml", bytes: Array("\(text)\n".utf8)))
            #expect(found?.comments.map(\.names.count) == [1], "\(text)")
        }
        let none = [
            "a: b}#kindred:ignore x", "a: 'b ,#kindred:ignore x'", "a: \"b\\\" #kindred:ignore x\"",
            "a: |\n  # kindred:ignore x",
            "a: >-\n  b\n\n  # kindred:ignore x\n", "# Kindred: see below", "# KINDRED:x", "# kindred : ignore x",
        ]
        for text in none {
            #expect(
                SuppressionReader.read(SourceFile(path: "a.yaml", bytes: Array("\(text)\n".utf8))) == nil, "\(text)")
        }
    }

    @Test(
        "A misspelt comment is told, with what was meant",
        arguments: [
            ("Kindred:Ignore", "kindred:ignore"), ("kindred:ignroe", "kindred:ignore"),
            ("kindred:ignore:", "kindred:ignore"),
            ("kindred:ignore-next-line", "kindred:ignore"), ("kindred:ignore-next", "kindred:ignore"),
            ("kindred:ignore-fiel", "kindred:ignore-file"), ("kindred:ignore-File", "kindred:ignore-file"),
        ])
    func misspelt(_ word: String, _ meant: String) {
        let found = SuppressionReader.read(SourceFile(path: "a.yaml", bytes: Array("a: b # \(word) x\n".utf8)))
        #expect(found?.diagnostics.kept.map(\.help) == ["did you mean '\(meant)'?"])
    }

    @Test("Many comments on one node, and many marks in one comment, take linear time")
    func many() throws {
        let count = 20_000
        let comments = String(repeating: "# kindred:ignore empty-container\n", count: count)
        let file = SourceFile(path: "a.yaml", bytes: Array((comments + "a: {b: c}\n").utf8))
        let found = try #require(SuppressionReader.read(file))
        #expect(found.comments.count == count)
        #expect(Set(found.comments.map { "\($0.reach)" }).count == 1)
        let marks = SourceFile(
            path: "a.yaml", bytes: Array(("# kindred:ignore a -- " + comments.filter { $0 != "\n" }).utf8))
        #expect(SuppressionReader.read(marks)?.comments.count == 1)
    }
}

import KindredDiagnostics
@testable import KindredFormats
import KindredProject
import KindredText
import TestSupport
import Testing

/// What reports for programs say about single findings.
@Suite struct MachineReportTests {
    private let rule = RuleInfo(
        "some-rule", .error, .containers, summary: "a thing is wrong", why: "Because.", bad: "a: b\n", good: "a: c\n")
    private let file = SourceFile("a.yaml", "one\ntwo\n")

    private func text(_ format: ReportFormat, _ report: Report, _ options: ReportFormat.Options = .init()) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            format.write(report, options: options, to: sink)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func found(_ message: String, about id: String, at place: SourceRange = at(0, 3)) -> Diagnostic {
        Diagnostic(rule: rule, message: message, about: Diagnostic.Subject(kind: .controller, id: id), at: place)
    }

    /// - Parameter known: What the baseline has, each the first of its subject.
    private func report(_ findings: [Diagnostic], known: [String] = [], failsOn: Severity? = .error) -> Report {
        var policy = Policy(failsOn: failsOn)
        if !known.isEmpty {
            let entries = known.map { KnownDiagnostic(identity: .init(rule: rule.id, kind: .controller, id: $0)) }
            policy.baseline = Baseline(file: SourceFile("baseline.json", ""), entries: entries) { $0 }
        }
        var bag = DiagnosticBag()
        for finding in findings { bag.append(finding) }
        return Report(files: [file], bag: bag, policy: policy)
    }

    private func prints(_ report: Report) -> [Substring] {
        text(.gitlab, report).matches(of: /"fingerprint": "([^"]*)"/).map(\.output.1)
    }

    // MARK: Identity

    @Test("A fingerprint stays when lines move and messages change, and two of one subject differ")
    func fingerprints() {
        let before = prints(report([found("it is 1", about: "A"), found("it is 1", about: "B", at: at(4, 7))]))
        let after = prints(report([found("it is 2", about: "B"), found("it is 3", about: "A", at: at(4, 7))]))
        #expect(before.count == 2 && before == after.reversed())
        let twice = prints(report([found("x", about: "A"), found("x", about: "A", at: at(4, 7))]))
        #expect(twice[0] == before[0] && twice[1] != twice[0])
        #expect(twice[0].hasSuffix(":1") && twice[1].hasSuffix(":2"))
    }

    @Test("What is put aside still counts for those after it")
    func fingerprintsBehindSilenced() {
        let all = [found("x", about: "A"), found("y", about: "A", at: at(4, 7))]
        #expect(prints(report(all, known: ["A"])) == [prints(report(all))[1]])
    }

    // MARK: SARIF

    @Test("SARIF lists what is known only if asked to, and says so")
    func known() {
        let findings = zip(["A", "B", "C"], 0...).map { found("about \($0)", about: $0, at: at($1, $1 + 1)) }
        let all = report(findings, known: ["B"])
        let usual = text(.sarif, all)
        #expect(usual.contains("about A") && usual.contains("about C") && !usual.contains("about B"))
        #expect(!usual.contains("baselineState"))
        var options = ReportFormat.Options()
        options.showsSilenced = true
        let parts = text(.sarif, all, options).components(around: "about ")
        #expect(parts.map { $0.contains("\"baselineState\": \"unchanged\"") } == [false, false, true, false])
        #expect(!parts.joined().contains("suppressions"))
    }

    @Test("A message links its places, and what isn't one can't be taken for a link")
    func links() {
        let label = Diagnostic.Label(at: at(4, 7), text: #"see [this] or \that"#)
        let one = Diagnostic(rule: rule, message: "plain [text]", at: at(0, 3), labels: [label], help: "[go](http://x)")
        #expect(
            SARIFMessage.text(one, labels: one.labels[...])
                == "plain [text]\nhelp: \\[go\\](http://x)\n[see \\[this\\] or \\\\that](1)")
    }

    @Test("A rule links to its page where pages are published")
    func helpURI() {
        var options = ReportFormat.Options()
        options.rules = [rule]
        let all = report([found("x", about: "A")])
        #expect(!text(.sarif, all, options).contains("helpUri"))
        options.documentation = "https://example.org/Docs"
        #expect(
            text(.sarif, all, options).contains(
                #""helpUri": "https://example.org/Docs/Rules/Containers.md#some-rule""#))
    }

    @Test("A house rule is described by its reason, and links nowhere")
    func house() throws {
        func house(_ because: String?) -> RuleInfo {
            RuleInfo(
                "house/near", .warning, .project, about: .controller, summary: because ?? "a house rule: limit",
                why: because ?? "", bad: "", good: "")
        }
        var options = ReportFormat.Options()
        options.documentation = "https://example.org/Docs"
        for (because, expected) in [("nobody scrolls.", "Nobody scrolls."), (nil, "A house rule: limit.")] {
            options.rules = [house(because)]
            var bag = DiagnosticBag()
            bag.append(
                Diagnostic(rule: options.rules[0], message: "x", about: .init(kind: .controller, id: "A"), at: at(0, 3))
            )
            let written = text(.sarif, Report(files: [file], bag: bag), options)
            #expect(written.contains(#""shortDescription": {"text":"\#(expected)"}"#), "\(written)")
            let full = because ?? expected
            #expect(written.contains(#""fullDescription": {"text":"\#(full)"}"#))
            #expect(written.contains(#""text": "\#(full)","#) && written.contains(#""markdown": "\#(full)\n""#))
            #expect(!written.contains("helpUri"))
        }
    }

    @Test(
        "Formats say why there is a house rule, and how to help otherwise",
        arguments: [
            ReportFormat.github, .sarif, .rdjsonl, .summary, .text,
        ])
    func reasons(_ format: ReportFormat) {
        var one = Diagnostic(
            rule: rule, message: "x", about: .init(kind: .controller, id: "A"), at: at(0, 3), help: "nobody scrolls")
        #expect(text(format, report([one])).contains("help: nobody scrolls"))
        one.ruleLocation = "kindred.yaml:1:1"
        let written = text(format, report([one]))
        #expect(written.contains("because: nobody scrolls") && !written.contains("help: "))
    }

    @Test("Paths become URIs")
    func uris() {
        #expect(PercentEncoding.uri("a b/é%?#.yaml") == "a%20b/%C3%A9%25%3F%23.yaml")
        #expect(PercentEncoding.uri("/x/a:b") == "file:///x/a%3Ab")
    }

    @Test("What isn't kept is a notification")
    func dropped() {
        var policy = Policy()
        policy.reportLimit = 1
        var bag = DiagnosticBag()
        for id in ["A", "B", "C"] { bag.append(found("x", about: id)) }
        #expect(text(.sarif, Report(files: [file], bag: bag, policy: policy)).contains("not shown: 2 more errors"))
    }

    // MARK: Others

    @Test("An annotation is cut to what GitHub keeps, and the tenth says how many more there are")
    func annotations() {
        let long = Diagnostic(
            rule: rule, message: "x", at: at(0, 3), uikit: String(repeating: "😀", count: 3_000), help: "unseen")
        let all = report(Array(repeating: long, count: 12))
        let lines = text(.github, all).split(separator: "\n")
        #expect(lines.count == 10)
        for (index, line) in lines.enumerated() {
            let message = line.components(around: "::").dropFirst(2).joined(separator: "::")
            #expect((4_094...4_096).contains(message.replacing("%0A", with: "\n").utf16.count))
            #expect(message.hasSuffix(index == 9 ? "… (and 2 more: see the log)" : "😀…"))
        }
        #expect(!text(.github, report(Array(repeating: long, count: 10))).contains("more"))
    }

    @Test("Of several lines an annotation has no columns")
    func linesOfAnnotation() {
        let line = text(.github, report([found("x", about: "A", at: at(1, 6))]))
        #expect(line == "::error file=a.yaml,line=1,endLine=2,title=some-rule::x\n")
    }

    @Test("A test fails if its finding makes the command fail, and is skipped if it doesn't")
    func tests() {
        let findings = ["A", "B", "C"].map { found("about \($0)", about: $0) }
        let failing = text(.junit, report(findings, known: ["B", "C"]))
        #expect(
            failing.contains(#"<testsuites name="kindred" tests="3" failures="1" errors="0" skipped="2" time="0">"#))
        #expect(failing.contains(#"<failure type="some-rule" message="about A">"#))
        #expect(failing.contains(#"<skipped message="known (error: about C [some-rule])"/>"#))
        // The baseline is no specification.
        #expect(failing.matches(of: /<testsuite name/).count == 1)
        let passing = text(.junit, report(findings, failsOn: nil))
        #expect(passing.contains(#"failures="0" errors="0" skipped="3""#))
    }

    @Test("No two tests of a file have one name")
    func uniqueNames() {
        let all = ["A", "A", "A #2", "A"].map { found("x", about: $0) }
        let names = text(.junit, report(all)).matches(of: /<testcase classname="a.yaml" name="([^"]*)"/)
            .map(\.output.1)
        #expect(names == ["some-rule: A", "some-rule: A #2", "some-rule: A #2 #2", "some-rule: A #3"])
    }

    @Test("A check takes its findings, and a skipped one says why")
    func checks() {
        var options = ReportFormat.Options()
        options.checks = [
            ReportCheck(name: "one", at: at(0, 3), outcome: .holds, diagnostics: .here(rule: "some-rule")),
            ReportCheck(name: "two", at: at(4, 7), outcome: .holds, diagnostics: .here(rule: "some-rule")),
            ReportCheck(name: "three", at: at(4, 7), outcome: .skipped("not run"), diagnostics: .inScenario("three")),
        ]
        let xml = text(.junit, report([found("x", about: "A")]), options)
        #expect(xml.contains(#"tests="3" failures="1" errors="0" skipped="1""#))
        #expect(xml.contains(#"name="one" file="a.yaml" line="1" time="0">"#))
        #expect(xml.contains(#"name="two" file="a.yaml" line="2" time="0"/>"#))
        #expect(xml.contains(#"<skipped message="not run"/>"#))
    }
}

extension StringProtocol {
    /// The parts between the places where a text occurs.
    fileprivate func components(around separator: String) -> [String] {
        var (parts, rest) = ([String](), String(self)[...])
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}

import KindredDiagnostics
import KindredProject
import TestSupport
import Testing

/// How findings are changed and limited before they are reported.
@Suite struct PolicyTests {
    private let files = [SourceFile(path: "a.yaml", bytes: Array("first\nsecond\n".utf8))]

    private func bag(_ rules: RuleInfo...) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for rule in rules { bag.append(Diagnostic(rule: rule, message: "wrong", at: at(0, 5))) }
        return bag
    }

    @Test("Without any wish, every finding keeps its rule's severity")
    func plain() {
        let report = Report(files: files, bag: bag(anError, aWarning, aNote))
        #expect(report.diagnostics.map(\.severity).sorted() == [.note, .warning, .error])
        #expect(report.fails)
    }

    @Test("A rule can weigh more, or less, or nothing")
    func levels() {
        var policy = Policy()
        policy.levels = [anError.id: .severity(.warning), aWarning.id: .off, aNote.id: .severity(.error)]
        let report = Report(files: files, bag: bag(anError, aWarning, aNote), policy: policy)
        #expect(report.diagnostics.map(\.id).sorted() == [anError.id, aNote.id].sorted())
        #expect(report.count(.error) == 1 && report.count(.warning) == 1 && report.count(.note) == 0)
        #expect(report.fails)
    }

    @Test("Nothing fails once all errors are off, unless warnings count")
    func failure() {
        var policy = Policy(failsOn: .error)
        policy.levels = [anError.id: .off]
        #expect(!Report(files: files, bag: bag(anError, aWarning), policy: policy).fails)
        policy.failsOn = .warning
        #expect(Report(files: files, bag: bag(anError, aWarning), policy: policy).fails)
        #expect(!Report(files: files, bag: bag(anError, aNote), policy: policy).fails)
    }

    @Test("Silenced findings make room for others")
    func silencedBeforeTheCap() {
        var policy = Policy()
        policy.reportLimit = 2
        policy.levels = [anError.id: .off]
        #expect(policy.collectionLimit == .max)
        let report = Report(
            files: files, bag: bag(anError, anError, anError, aWarning, aWarning, aWarning), policy: policy)
        #expect(report.diagnostics.map(\.id) == [aWarning.id, aWarning.id])
        #expect(report.dropped[.warning] == 1 && report.dropped[.error] == 0)
        #expect(report.silenced.isEmpty)
    }

    @Test("Where findings never fail a command, errors still are in the way of a result")
    func neverFails() {
        let policy = Policy(failsOn: nil)
        #expect(!Report(files: files, bag: bag(anError, aWarning), policy: policy).fails)
        #expect(Report(files: files, bag: bag(anError, aWarning), policy: policy).blocks)
        #expect(!Report(files: files, bag: bag(aWarning), policy: policy).blocks)
        #expect(Report(files: files, bag: bag(aWarning), policy: Policy(failsOn: .warning)).blocks)
    }

    @Test("What others rest on is not silenced, and never weighs less")
    func neverSilenced() {
        let reading = RuleInfo("yaml-syntax", .warning, .reading, summary: "", why: "", bad: "", good: "")
        var policy = Policy()
        var partial = CheckScope()
        partial.isPartial = true
        policy.baseline = Baseline(
            file: files[0],
            entries: [
                .init(identity: .init(rule: reading.id, kind: .file, id: "a.yaml"), at: ByteRange(start: 0, end: 5))
            ]
        ) {
            $0
        }
        for (level, severity) in [
            (Policy.Level.off, Severity.warning), (.severity(.note), .warning), (.severity(.error), .error),
        ] {
            policy.levels = [reading.id: level]
            let report = Report(files: files, bag: bag(reading), policy: policy, scope: partial)
            #expect(report.diagnostics.map(\.severity) == [severity])
            #expect(report.silenced.isEmpty)
        }
    }

    @Test("A report that others read as a whole holds everything")
    func showsAll() {
        var policy = Policy()
        policy.reportLimit = 2
        policy.showsAll = true
        let report = Report(files: files, bag: bag(aWarning, aWarning, aWarning), policy: policy)
        #expect(report.diagnostics.count == 3 && report.dropped.total == 0)
    }
}

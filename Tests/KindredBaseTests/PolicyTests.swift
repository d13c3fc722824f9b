import KindredBase
import Testing

/// How findings are changed and limited before they are reported.
@Suite struct PolicyTests {
    private let files = [SourceFile(path: "a.yaml", bytes: Array("first\nsecond\n".utf8))]

    private func bag(_ rules: RuleInfo...) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for rule in rules { bag.append(Diagnostic(rule, "wrong", at: at(0, 5))) }
        return bag
    }

    @Test("Without any wish, every finding keeps its rule's severity")
    func plain() {
        let report = Report(files: files, bag(anError, aWarning, aNote))
        #expect(report.diagnostics.map(\.severity).sorted() == [.note, .warning, .error])
        #expect(report.fails)
    }

    @Test("A rule can weigh more, or less, or nothing")
    func levels() {
        var policy = Policy()
        policy.levels = [anError.id: .severity(.warning), aWarning.id: .off, aNote.id: .severity(.error)]
        let report = Report(files: files, bag(anError, aWarning, aNote), policy)
        #expect(report.diagnostics.map(\.id).sorted() == [anError.id, aNote.id].sorted())
        #expect(report.count(.error) == 1 && report.count(.warning) == 1 && report.count(.note) == 0)
        #expect(report.fails)
    }

    @Test("Nothing fails once all errors are off, unless warnings count")
    func failure() {
        var policy = Policy(failsOn: .error)
        policy.levels = [anError.id: .off]
        #expect(!Report(files: files, bag(anError, aWarning), policy).fails)
        policy.failsOn = .warning
        #expect(Report(files: files, bag(anError, aWarning), policy).fails)
        #expect(!Report(files: files, bag(anError, aNote), policy).fails)
    }

    @Test("Silenced findings make room for others")
    func silencedBeforeTheCap() {
        var policy = Policy()
        policy.cap = 2
        policy.silences = { $0.id == anError.id }
        #expect(policy.collectionLimit == .max)
        let report = Report(files: files, bag(anError, anError, anError, aWarning, aWarning, aWarning), policy)
        #expect(report.diagnostics.map(\.id) == [aWarning.id, aWarning.id])
        #expect(report.dropped[.warning] == 1 && report.dropped[.error] == 0)
    }
}

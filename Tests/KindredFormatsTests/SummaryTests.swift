import KindredDiagnostics
import KindredFormats
import KindredText
import TestSupport
import Testing

private func files(_ count: Int) -> [SourceFile] {
    (0..<count).map { SourceFile("\($0).yaml", "id: x\n") }
}

private func report(_ rules: [RuleInfo], files count: Int) -> Report {
    let place = SourceRange(file: 0, range: ByteRange(start: 4, end: 5))
    return Report(files(count), rules.map { ($0, Diagnostic(rule: $0, message: "wrong", at: place)) })
}

private func shown(_ report: Report, notes: Bool = false) -> String {
    let text = TextReport(showsNotes: notes)
    return String(decoding: ByteWriter.collect { text.write(report, to: &$0) }, as: UTF8.self)
}

@Suite struct SummaryTests {
    @Test func onlyWhatThereIsIsCounted() {
        #expect(Summary.line(report([], files: 3), showsNotes: false) == "no problems in 3 files")
        let some = report([anError, anError, aWarning], files: 3)
        #expect(Summary.line(some, showsNotes: false) == "2 errors, 1 warning in 3 files")
        #expect(Summary.line(report([aWarning], files: 1), showsNotes: true) == "1 warning in 1 file")
    }

    @Test func hiddenNotesSayHowToSeeThem() {
        let notes = report([anError, aNote, aNote], files: 1)
        #expect(Summary.line(notes, showsNotes: true) == "1 error, 2 notes in 1 file")
        #expect(Summary.line(notes, showsNotes: false) == "1 error, 2 notes (see them with --notes) in 1 file")
        #expect(Summary.line(report([aNote], files: 2), showsNotes: false) == "1 note (see it with --notes) in 2 files")
    }

    @Test func withoutFilesNoneAreMentioned() {
        let missing = Report([], [(anError, Diagnostic(rule: anError, message: "cannot be read", at: .path("x.yaml")))])
        #expect(shown(missing) == "x.yaml: error: cannot be read [some-error]\n\n1 error\n")
        #expect(shown(Report([], [])) == "no problems\n")
    }

    @Test func aBlankLineFollowsEachDiagnostic() {
        #expect(
            shown(report([anError, aNote, aWarning], files: 1)) == """
                0.yaml:1:5: error: wrong [some-error]
                  |
                1 | id: x
                  |     ^

                0.yaml:1:5: warning: wrong [some-warning]
                  |
                1 | id: x
                  |     ^

                1 error, 1 warning, 1 note (see it with --notes) in 1 file

                """)
        #expect(shown(report([aNote], files: 1), notes: true).hasPrefix("0.yaml:1:5: note: wrong [some-note]\n"))
    }

    @Test func whatIsBeyondTheLimitIsCounted() {
        let many = report(
            Array(repeating: anError, count: DiagnosticBag.usualLimit) + [anError, anError, aWarning, aNote], files: 1)
        #expect(
            shown(many).hasSuffix(
                """

                not shown: 2 more errors, 1 more warning
                1002 errors, 1 warning, 1 note (see it with --notes) in 1 file

                """))
        #expect(Summary.dropped(many, showsNotes: true) == "not shown: 2 more errors, 1 more warning, 1 more note")
        #expect(Summary.dropped(report([anError], files: 1), showsNotes: true) == nil)
    }

    @Test func noWarningTakesThePlaceOfAnError() {
        let limit = DiagnosticBag.usualLimit
        let warnings = Array(repeating: aWarning, count: limit + 500)
        let mixed = report(warnings + [aNote, anError], files: 1)
        #expect(mixed.diagnostics.count == limit)
        #expect(mixed.diagnostics.count { $0.severity == .error } == 1)
        #expect(
            shown(mixed).hasSuffix(
                """

                not shown: 501 more warnings
                1 error, 1500 warnings, 1 note (see it with --notes) in 1 file

                """))
    }

    @Test func anErrorIsHiddenOnlyBehindOthers() {
        let errors = Array(repeating: anError, count: DiagnosticBag.usualLimit + 1)
        let many = report([aWarning, aNote] + errors, files: 1)
        #expect(many.diagnostics.allSatisfy { $0.severity == .error })
        #expect(Summary.dropped(many, showsNotes: false) == "not shown: 1 more error, 1 more warning")
    }

    @Test func whatIsShownStaysInItsOrder() {
        let place = { SourceRange(file: 0, range: ByteRange(start: $0, end: $0 + 1)) }
        let file = SourceFile("a.yaml", String(repeating: "x", count: 2_000))
        let warnings = (0..<1_500).map { (aWarning, Diagnostic(rule: aWarning, message: "w\($0)", at: place($0))) }
        let errors = [1_400, 3].map { (anError, Diagnostic(rule: anError, message: "e\($0)", at: place($0))) }
        let messages = Report([file], warnings.reversed() + errors).diagnostics.map(\.message)
        #expect(
            messages == ["e3"] + (500..<1_400).map { "w\($0)" } + ["e1400"] + (1_400..<1_498).map { "w\($0)" })
    }
}

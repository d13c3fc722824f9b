import KindredDiagnostics
import KindredFormats
import KindredText
import TestSupport
import Testing

/// The list of formats, and what holds of each.
@Suite struct ReportFormatTests {
    private let file = SourceFile("a.yaml", "one\ntwo\n")

    private func text(_ format: ReportFormat, _ report: Report, _ options: ReportFormat.Options = .init()) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            format.write(report, options: options, to: sink)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("Each format writes a report without findings, and ends its last line", arguments: ReportFormat.allCases)
    func nothingFound(_ format: ReportFormat) {
        let empty = text(format, Report([file], []))
        // Nothing in those that list a finding a line.
        if [.short, .jsonl, .github, .rdjsonl].contains(format) {
            #expect(empty == "")
        } else {
            #expect(empty.hasSuffix("\n"))
        }
    }

    @Test(
        "Each format has the message and the rule, and a note only where notes are asked for",
        arguments: ReportFormat.allCases)
    func findings(_ format: ReportFormat) {
        let error = (anError, Diagnostic(rule: anError, message: "this is wrong", at: at(0, 3)))
        let note = (aNote, Diagnostic(rule: aNote, message: "worth knowing", at: at(4, 7)))
        let report = Report([file], [error, note])
        let quiet = text(format, report)
        #expect(quiet.contains("this is wrong") && quiet.contains(anError.id))
        #expect(!quiet.contains("worth knowing"))
        #expect(text(format, report, .init(showsNotes: true)).contains("worth knowing"))
    }

    @Test("Only what is for people is colored", arguments: ReportFormat.allCases)
    func colors(_ format: ReportFormat) {
        let report = Report([file], [(anError, Diagnostic(rule: anError, message: "this is wrong", at: at(0, 3)))])
        #expect(text(format, report, .init(isColored: true)).contains("\u{1B}[") == format.isForPeople)
    }

    @Test("Data can have further members")
    func furtherMembers() {
        var bytes: [UInt8] = []
        let more = { (json: inout JSONWriter) in
            json.key("more" as StaticString)
            json.number(7)
        }
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            ReportFormat.json.write(Report([file], []), more: more, to: sink)
        }
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("  \"more\": 7\n}\n"))
    }

    @Test("What people read comes first")
    func order() {
        #expect(ReportFormat.allCases.first?.isForPeople == true)
    }

    @Test("A request names a format, and a file after the first equals sign")
    func requests() throws {
        func request(_ text: String) throws(ReportRequest.Failure) -> ReportRequest {
            try ReportRequest(text, formats: ReportFormat.words)
        }
        let made = try request("sarif=a=b")
        #expect(made.format == "sarif" && made.file == "a=b")
        #expect(try request("junit").file == nil)
        #expect(throws: ReportRequest.Failure.noFile("gitlab")) { try request("gitlab=") }
        let failure = ReportRequest.Failure.unknownFormat("sarf", valid: ReportFormat.words)
        #expect(throws: failure) { try request("sarf=x") }
        let valid = Alternatives.text(ReportFormat.words)
        #expect(failure.message == "must be \(valid), not 'sarf'; did you mean 'sarif'?")
    }
}

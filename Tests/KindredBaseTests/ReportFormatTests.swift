import KindredBase
import Testing

/// The list of formats, and what holds of each.
@Suite struct ReportFormatTests {
    private let file = SourceFile("a.yaml", "one\ntwo\n")

    private func text(_ format: ReportFormat, _ report: Report, _ options: ReportFormat.Options = .init()) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            format.write(report, options, to: sink)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("Each format writes a report without findings, and ends its last line", arguments: ReportFormat.allCases)
    func nothingFound(_ format: ReportFormat) {
        #expect(text(format, Report([file], [])).hasSuffix("\n"))
    }

    @Test(
        "Each format has the message and the rule, and a note only where notes are asked for",
        arguments: ReportFormat.allCases)
    func findings(_ format: ReportFormat) {
        let error = (anError, Diagnostic(anError, "this is wrong", at: at(0, 3)))
        let note = (aNote, Diagnostic(aNote, "worth knowing", at: at(4, 7)))
        let report = Report([file], [error, note])
        let quiet = text(format, report)
        #expect(quiet.contains("this is wrong") && quiet.contains(anError.id))
        #expect(!quiet.contains("worth knowing"))
        #expect(text(format, report, .init(showsNotes: true)).contains("worth knowing"))
    }

    @Test("Only what is for people is colored", arguments: ReportFormat.allCases)
    func colors(_ format: ReportFormat) {
        let report = Report([file], [(anError, Diagnostic(anError, "this is wrong", at: at(0, 3)))])
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

    @Test("Help says where each goes")
    func streams() {
        #expect(ReportFormat.streams == "text on standard error, the default, or json on standard output")
        #expect(ReportFormat.allCases.first?.isForPeople == true)
        #expect(ReportFormat.words == ["text", "json"])
    }
}

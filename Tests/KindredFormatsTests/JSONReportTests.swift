import KindredDiagnostics
import KindredFormats
import KindredText
import Foundation
import TestSupport
import Testing

private func json(_ report: Report, notes: Bool = false) -> String {
    let collected = Collected()
    JSONReport(showsNotes: notes).write(report, to: collected.writer())
    return collected.text
}

private let source = SourceFile("a.yaml", "id: é\nto: away\n")

private let full = Diagnostic(
    rule: anError, message: "no \"é\"", at: SourceRange(file: 0, range: ByteRange(start: 4, end: 6)),
    labels: [.init(at: SourceRange(file: 0, range: ByteRange(start: 11, end: 15)), text: "here")], uikit: "UIKit says",
    help: "mend it",
    fixes: [.init(at: SourceRange(file: 0, range: ByteRange(start: 4, end: 4)), replacement: "x\n")])

@Suite struct JSONReportTests {
    @Test func everyKeyIsThereInOrder() {
        #expect(
            json(Report([source], [(anError, full)])) == #"""
                {
                  "format": "kindred-diagnostics",
                  "version": 1,
                  "diagnostics": [
                    {
                      "id": "some-error",
                      "severity": "error",
                      "message": "no \"é\"",
                      "location": {
                        "file": "a.yaml",
                        "line": 1,
                        "column": 5,
                        "endLine": 1,
                        "endColumn": 6,
                        "offset": 4,
                        "endOffset": 6
                      },
                      "related": [
                        {
                          "message": "here",
                          "location": {
                            "file": "a.yaml",
                            "line": 2,
                            "column": 5,
                            "endLine": 2,
                            "endColumn": 9,
                            "offset": 11,
                            "endOffset": 15
                          }
                        }
                      ],
                      "uikit": "UIKit says",
                      "help": "mend it",
                      "fixes": [
                        {
                          "location": {
                            "file": "a.yaml",
                            "line": 1,
                            "column": 5,
                            "endLine": 1,
                            "endColumn": 5,
                            "offset": 4,
                            "endOffset": 4
                          },
                          "replacement": "x\n"
                        }
                      ]
                    }
                  ],
                  "summary": {
                    "errors": 1,
                    "warnings": 0,
                    "notes": 0,
                    "files": 1,
                    "notShown": 0
                  }
                }

                """#)
    }

    @Test func aPathHasOnlyAFile() {
        let report = Report([], [(anError, Diagnostic(rule: anError, message: "cannot be read", at: .path("x")))])
        #expect(
            json(report).contains(
                #"""
                      "location": {
                        "file": "x"
                      },
                      "related": [],
                      "uikit": null,
                      "help": null,
                      "fixes": []

                """#))
    }

    @Test func notesAreThereOnlyIfAskedFor() throws {
        let place = SourceRange(file: 0, range: ByteRange(start: 0, end: 2))
        let rules = Array(repeating: aWarning, count: DiagnosticBag.usualLimit - 2) + [aNote, anError, aNote]
        let report = Report([source], rules.map { ($0, Diagnostic(rule: $0, message: "wrong", at: place)) })
        for (notes, count) in [(false, DiagnosticBag.usualLimit - 1), (true, DiagnosticBag.usualLimit)] {
            let data = Data(json(report, notes: notes).utf8)
            let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect((read["diagnostics"] as? [Any])?.count == count)
            let summary = try #require(read["summary"] as? [String: Int])
            #expect(
                summary == [
                    "errors": 1, "warnings": DiagnosticBag.usualLimit - 2, "notes": 2, "files": 1,
                    "notShown": DiagnosticBag.usualLimit + 1 - count,
                ])
        }
    }

    @Test func compactOutputIsOneLine() {
        let collected = Collected()
        JSONReport().write(Report([source], []), to: collected.writer(), compact: true)
        #expect(
            collected.text == """
                {"format":"kindred-diagnostics","version":1,"diagnostics":[],\
                "summary":{"errors":0,"warnings":0,"notes":0,"files":1,"notShown":0}}

                """)
    }
}

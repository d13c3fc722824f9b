import KindredDiagnostics
import KindredText
import TestSupport
import Testing

private let shop = SourceFile(
    "shop.kindred.yaml",
    String(repeating: "#\n", count: 11) + """
              - navigation: HomeNav
                stack:
                  - navigation: Inner

        """)

private let inner = Diagnostic(
    rule: anError, message: "a navigation controller cannot be on a navigation stack",
    at: SourceRange(file: 0, range: shop.range(of: "Inner")),
    labels: [.init(at: SourceRange(file: 0, range: shop.range(of: "HomeNav")), text: "the stack of 'HomeNav'")],
    uikit: "NSInvalidArgumentException: Pushing a navigation controller is not supported",
    help: "put the members of 'Inner' on the stack of 'HomeNav', or present 'Inner'")

@Suite struct TextReportTests {
    @Test func aDiagnosticShowsItsLines() {
        #expect(
            text([shop], inner) == """
                shop.kindred.yaml:14:25: error: a navigation controller cannot be on a navigation stack [some-error]
                   |
                12 |       - navigation: HomeNav
                   |                     ------- the stack of 'HomeNav'
                13 |         stack:
                14 |           - navigation: Inner
                   |                         ^^^^^
                   = UIKit: NSInvalidArgumentException: Pushing a navigation controller is not supported
                   = help: put the members of 'Inner' on the stack of 'HomeNav', or present 'Inner'

                """)
    }

    @Test func coloursAreFew() {
        let file = SourceFile("a.yaml", "id: Home, to: Away")
        let diagnostic = Diagnostic(
            rule: aWarning, message: "wrong", at: at(4, 8), labels: [.init(at: at(14, 18), text: "here")],
            help: "mend it")
        let expected = """
            <1>a.yaml:1:5:<0> <1;33>warning:<0> wrong [some-warning]
            <34>  |<0>
            <34>1 |<0> id: Home, to: Away
            <34>  |<0>     <1;33>^^^^<0>      <34>----<0><34> here<0>
              <34>=<0> help: mend it

            """
        let plain = text([file], diagnostic, colored: true)
            .replacing("\u{1B}[", with: "<").replacing(/<([0-9;]+)m/) { "<\($0.1)>" }
        #expect(plain == expected)
    }

    @Test func tabsReachTheNextMultipleOfFour() {
        #expect(
            marked("\ta:\tb\tcd", "cd", labels: [("b", "label")]) == """
                a.yaml:1:7: error: wrong [some-error]
                  |
                1 |     a:  b   cd
                  |         -   ^^
                  |         label

                """)
        #expect(
            marked("a\tb", "\t") == """
                a.yaml:1:2: error: wrong [some-error]
                  |
                1 | a   b
                  |  ^^^

                """)
    }

    @Test func wideAndJoiningScalarsLineUp() {
        #expect(
            marked("漢字: 😀 e\u{301}x", "x", labels: [("漢字", "two"), ("😀", "one")]) == """
                a.yaml:1:9: error: wrong [some-error]
                  |
                1 | 漢字: 😀 e\u{301}x
                  | ----  --  ^
                  | |     one
                  | two

                """)
        #expect(
            marked("한 ｆ e\u{301}", "e\u{301}").contains(
                """
                1 | 한 ｆ e\u{301}
                  |       ^

                """))
    }

    @Test func lineBreaksAndTheMarkAreNotShown() {
        #expect(
            marked("\u{FEFF}id: a\r\nto: b\r\n", "id", labels: [("b", "second")]) == """
                a.yaml:1:1: error: wrong [some-error]
                  |
                1 | id: a
                  | ^^
                2 | to: b
                  |     - second

                """)
    }

    @Test func aLargerGapIsLeftOut() {
        #expect(
            marked("a1\n2\n\nb4\n5\nc6\n7\n8\n9\nd10\n", "b4", labels: [("a1", "a"), ("c6", "c"), ("d10", "")]) == """
                a.yaml:4:1: error: wrong [some-error]
                   |
                 1 | a1
                   | -- a
                ...
                 4 | b4
                   | ^^
                 5 | 5
                 6 | c6
                   | -- c
                ...
                10 | d10
                   | ---

                """)
    }

    @Test func labelsOfOneLineStandBelowEachOther() {
        #expect(
            marked("aa bb cc dd", "aa", labels: [("bb", "first"), ("cc", "second"), ("dd", "third")]) == """
                a.yaml:1:1: error: wrong [some-error]
                  |
                1 | aa bb cc dd
                  | ^^ -- -- -- third
                  |    |  second
                  |    first

                """)
    }

    @Test func aLabelMayLieOnThePrimaryRangeOrAroundIt() {
        #expect(
            marked("key: [aa, bb]", "bb", labels: [("[aa, bb]", "around"), ("bb", "on it")]) == """
                a.yaml:1:11: error: wrong [some-error]
                  |
                1 | key: [aa, bb]
                  |      -----^^-
                  |      |    on it
                  |      around

                """)
        #expect(marked("aa", "aa", labels: [("aa", "one"), ("aa", "two")]).hasSuffix("  | ^^ one\n  | two\n"))
    }

    @Test func emptyRangesMarkOneColumn() {
        let file = SourceFile("a.yaml", "ab\n")
        let end = """
            a.yaml:1:3: error: wrong [some-error]
              |
            1 | ab
              |   ^

            """
        #expect(text([file], Diagnostic(rule: anError, message: "wrong", at: at(2, 2))) == end)
        #expect(text([file], Diagnostic(rule: anError, message: "wrong", at: at(3, 3))).hasSuffix("2 |\n  | ^\n"))
        #expect(
            text([SourceFile("a.yaml", "")], Diagnostic(rule: anError, message: "wrong", at: at(0, 0))).hasSuffix(
                "1 |\n  | ^\n"))
    }

    @Test func ofSeveralLinesTheFirstIsMarkedToItsEnd() {
        #expect(
            marked("a: b c\r\n  d\n", "b c\r\n  d") == """
                a.yaml:1:4: error: wrong [some-error]
                  |
                1 | a: b c
                  |    ^^^

                """)
    }

    @Test func otherFilesComeAfter() {
        let other = String(repeating: "\n", count: 11) + "  there"
        let files = [SourceFile("a.yaml", "here: x\n"), SourceFile("b.yaml", other)]
        let diagnostic = Diagnostic(
            rule: anError, message: "wrong", at: at(6, 7),
            labels: [.init(at: at(13, 18, file: 1), text: "far"), .init(at: at(0, 4), text: "near")],
            help: "do\nthis\n\nthen")
        #expect(
            text(files, diagnostic)
                == """
                a.yaml:1:7: error: wrong [some-error]
                   |
                 1 | here: x
                   | ----  ^
                   | near
                   ::: b.yaml:12:3
                   |
                12 |   there
                   |   ----- far
                   = help: do
                           this

                           then

                """.replacing("   ::: ", with: "  ::: "))
    }

    @Test func aPathHasNoLines() {
        #expect(
            text(
                [], Diagnostic(rule: anError, message: "cannot be read", at: .path("some/folder"), help: "look\nthere"))
                    == """
                    some/folder: error: cannot be read [some-error]
                      = help: look
                              there

                    """)
    }

    @Test func onlyTheFirstTenLabelsAreShown() {
        let file = SourceFile("a.yaml", String(repeating: "x\n", count: 20))
        let labels = (1...12).map { Diagnostic.Label(at: at($0 * 2, $0 * 2 + 1), text: "label \($0)") }
        let shown = text([file], Diagnostic(rule: anError, message: "wrong", at: at(0, 1), labels: labels))
        #expect(shown.contains("label 10"))
        #expect(!shown.contains("label 11"))
        #expect(shown.hasSuffix("   = and 2 more places\n"))
    }
}

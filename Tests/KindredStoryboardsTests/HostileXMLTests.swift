import Kindred
import KindredDiagnostics
import KindredText
import Testing

/// Files that aren't storyboards, or are built to be slow: each gives a located error quickly.
@Suite struct HostileXMLTests {
    @Test(
        "What is wrong is said once, where it is",
        arguments: [
            ("", "xml-syntax", "the file is empty", ["1:1"]),
            (" \n\t", "xml-syntax", "the file is empty", ["1:1"]),
            ("hello", "xml-syntax", "the text doesn't start with a tag", ["1:1"]),
            ("<document><a></b></document>", "xml-syntax", "expected '</a>', not '</b>'", ["1:14", "1:11"]),
            ("<document>\n<a>\n", "xml-syntax", "the text ends before the document does", ["3:1", "2:1"]),
            (
                "<document><a b=\"<\"/></document>", "xml-syntax", "unescaped '<' not allowed in attributes values",
                ["1:17"]
            ),
            ("<document a=\"1\" a=\"2\"/>", "xml-syntax", "attribute a redefined", ["1:22"]),
            ("<document/><document/>", "xml-syntax", "there is text after the end of the document", ["1:12"]),
            ("<document>&nbsp;</document>", "xml-syntax", "unknown entity 'nbsp'", ["1:17"]),
            ("<document><a:b/></document>", "xml-syntax", "namespace prefix a on b is not defined", ["1:15"]),
            ("<svg/>", "no-storyboard", "not an Interface Builder document: the root element is 'svg'", ["1:1"]),
            ("<document>\u{0}</document>", "invalid-encoding", "U+0000 is a control character", ["1:11"]),
            (
                "<?xml version='1.0' encoding='ISO-8859-1'?><document/>", "invalid-encoding",
                "the XML declaration names the encoding 'ISO-8859-1'", ["1:31"]
            ),
            (
                "<!DOCTYPE document SYSTEM \"http://localhost/x\"><document/>", "xml-syntax",
                "a storyboard has no document type declaration", ["1:1"]
            ),
        ])
    func refused(_ text: String, _ id: String, _ message: String, _ places: [String]) {
        let reading = Reading(text)
        #expect(reading.ids == [id])
        #expect(reading.messages == [message])
        #expect(reading.places == places)
        #expect(reading.reading.storyboards.isEmpty)
    }

    @Test("Text that is not UTF-8")
    func encodings() {
        let wide = "<document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [[0xFF, 0xFE] + wide, wide, [0xFE, 0xFF, 0]] {
            #expect(Reading([("a.storyboard", bytes)]).ids == ["invalid-encoding"])
        }
        let latin = Array("<document title=\"".utf8) + [0xE9] + Array("\"/>".utf8)
        #expect(Reading([("a.storyboard", latin)]).ids == ["xml-syntax"])
        let marked = [0xEF, 0xBB, 0xBF] + Array("<document/>".utf8)
        #expect(Reading([("a.storyboard", marked)]).ids == [])
    }

    @Test("Characters that XML allows are no fault")
    func allowedCharacters() {
        #expect(Reading(storyboard("<string>\u{7F}\u{85}\u{FEFF}é\r</string>")).ids == [])
    }

    @Test("Entities are not expanded, nor is anything fetched")
    func entityBomb() {
        var bomb = "<!DOCTYPE document [<!ENTITY a0 \"ha\">\n"
        for level in 1...20 { bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">\n" }
        let reading = Reading(bomb + "]><document>&a20;</document>")
        #expect(reading.messages == ["a storyboard has no document type declaration"])
    }

    @Test("Nesting has a limit")
    func nesting() {
        let deep = String(repeating: "<view>", count: 511)
        let fits = "<document>" + deep + deep.replacing("<", with: "</") + "</document>"
        #expect(Reading(fits).ids == [])
        let tooDeep = Reading("<document>" + String(repeating: "<view>", count: 500_000))
        #expect(tooDeep.ids == ["limit-exceeded"])
        #expect(tooDeep.places == ["1:\(11 + 511 * 6)"])
    }

    @Test("So have the attributes of an element, and the namespaces of a file")
    func attributes() {
        func element(_ count: Int) -> String {
            "<document " + (0..<count).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>"
        }
        #expect(Reading(element(512)).ids == [])
        #expect(Reading(element(513)).messages == ["this element has more than 512 attributes"])
        #expect(Reading(element(50_000)).messages == ["this element has more than 512 attributes"])
        let spaces = (0..<65).map { "<a xmlns:n\($0)=\"u\">" }.joined()
        #expect(
            Reading("<document>" + spaces).messages == [
                "more than 64 namespace declarations"
            ])
    }

    @Test("Many errors take no longer than one")
    func rubbish() {
        let ampersands = "<document>" + String(repeating: "&", count: 500_000)
        #expect(Reading(ampersands).ids == ["xml-syntax"])
        let brackets = String(repeating: "<", count: 500_000)
        #expect(Reading(brackets).ids == ["xml-syntax"])
    }

    @Test("There are not more names than anybody has")
    func names() {
        func names(_ count: Int) -> String {
            "<document>" + (0..<count).map { "<e\($0)/>" }.joined() + "</document>"
        }
        #expect(Reading(names(50_000)).ids == [])
        #expect(
            Reading(names(200_000)).messages == ["more than 100,000 different names of elements and attributes"])
    }

    @Test("A merge conflict is recognised")
    func conflict() {
        let reading = Reading("<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>")
        #expect(reading.reading.report.diagnostics.first?.help == "this looks like a merge conflict")
    }

    @Test("One file that is broken does not keep the others from being read")
    func others() throws {
        let reading = Reading(
            [("b.storyboard", Array("<document>".utf8)), ("a.storyboard", Array(storyboard(scene("a")).utf8))],
            threads: 2)
        #expect(try reading.files().map { $0["file"] } == ["a.storyboard"])
        #expect(reading.report.hasPrefix("b.storyboard:1:11: error: "))
    }
}

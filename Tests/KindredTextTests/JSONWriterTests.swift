import KindredText
import Foundation
import TestSupport
import Testing

private func json(compact: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
    let collected = Collected()
    var json = JSONWriter(to: collected.writer(capacity: 16), compact: compact)
    body(&json)
    json.finish()
    return collected.text
}

private func sample(_ json: inout JSONWriter) {
    json.object { json in
        json.key("empty" as StaticString)
        json.array { _ in }
        json.key("none" as StaticString)
        json.object { _ in }
        json.key("list" as StaticString)
        json.array { json in
            json.number(-1)
            json.bool(true)
            json.null()
            json.array { _ in }
            json.object { json in
                json.key(escaping: "a \"key\"")
                json.bool(false)
            }
        }
        json.key("last" as StaticString)
        json.string("é" as StaticString)
    }
}

@Suite struct JSONWriterTests {
    @Test func prettyOutputIndentsByTwo() {
        #expect(
            json(sample) == #"""
                {
                  "empty": [],
                  "none": {},
                  "list": [
                    -1,
                    true,
                    null,
                    [],
                    {
                      "a \"key\"": false
                    }
                  ],
                  "last": "é"
                }

                """#)
    }

    @Test func compactOutputIsOneLine() {
        #expect(
            json(compact: true, sample) == #"""
                {"empty":[],"none":{},"list":[-1,true,null,[],{"a \"key\"":false}],"last":"é"}

                """#)
    }

    @Test func aValueMayStandAlone() {
        #expect(json { $0.string("") } == "\"\"\n")
        #expect(json { $0.number(0) } == "0\n")
        #expect(json { $0.array { _ in } } == "[]\n")
    }

    @Test func whatMustBeEscapedIs() {
        #expect(
            json { $0.string("a\"b\\c\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}/é😀") }
                == "\"a\\\"b\\\\c\\n\\r\\t\\b\\f\\u0000\\u001f\\u007f/é😀\"\n")
        #expect(json { $0.string("\n\n") } == "\"\\n\\n\"\n")
    }

    /// At every offset of the eight bytes that are looked at at once, and of the buffer.
    @Test func whatActsOnATerminalIsEscaped() throws {
        let ranges: [ClosedRange<UInt32>] = [
            0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
        ]
        for scalar in ranges.flatMap({ $0.compactMap(Unicode.Scalar.init) }) {
            let escape =
                "\\u" + String(repeating: "0", count: scalar.value < 0x100 ? 2 : scalar.value < 0x1000 ? 1 : 0)
                + String(scalar.value, radix: 16)
            for before in 0..<20 {
                for after in [0, 1, 12] {
                    let (head, tail) = (String(repeating: "é", count: before), String(repeating: "b", count: after))
                    #expect(json { $0.string("a\(head)\(scalar)\(tail)") } == "\"a\(head)\(escape)\(tail)\"\n")
                }
            }
        }
        // Their neighbours are letters and marks.
        let neighbours = "\u{A0}\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}…“”Â"
        #expect(json { $0.string(neighbours) } == "\"\(neighbours)\"\n")
    }

    @Test func everyScalarBelow300ComesBack() throws {
        let text = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
        let written = json { json in json.array { $0.string(text) } }
        let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String]
        #expect(read == [text])
    }

    @Test func nestingDeeperThanTheIndentIsStillJSON() throws {
        func nest(_ json: inout JSONWriter, _ depth: Int) {
            json.array { json in
                json.number(depth)
                if depth > 0 { nest(&json, depth - 1) }
            }
        }
        let written = json { nest(&$0, 100) }
        _ = try JSONSerialization.jsonObject(with: Data(written.utf8))
        let lines: [Substring] = written.split(separator: "\n")
        let indents = lines.map { line in line.count { $0 == " " } }
        #expect(indents.max() == 202)
        #expect(Array(indents.prefix(5)) == [0, 2, 2, 4, 4])
    }
}

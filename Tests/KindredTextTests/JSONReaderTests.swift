import KindredText
import Testing

@Suite struct JSONReaderTests {
    private func tokens(_ text: String, deepest: Int = 20) throws -> [String] {
        try Array(text.utf8).withUnsafeBytes { bytes in
            var reader = JSONReader(bytes, deepest: deepest)
            var found: [String] = []
            while true {
                switch try reader.next() {
                case .key: found.append(reader.text + ":")
                case .text: found.append("'\(reader.text)'")
                case .number: found.append(reader.integer.map { "\($0)" } ?? "number")
                case .flag(let value): found.append("\(value)")
                case .null: found.append("null")
                case .beginObject: found.append("{")
                case .endObject: found.append("}")
                case .beginArray: found.append("[")
                case .endArray: found.append("]")
                case .end: return found
                }
            }
        }
    }

    @Test("Tokens come in order, without escapes")
    func order() throws {
        #expect(
            try tokens(#" {"a": [1, -20, 2.5, true, null], "\u0062\n": {}, "c": "\ud83d\ude00é\\"} "#)
                == ["{", "a:", "[", "1", "-20", "number", "true", "null", "]", "b\n:", "{", "}", "c:", "'😀é\\'", "}"])
        #expect(try tokens(#""\ud83d x""#) == ["'\u{FFFD} x'"])
    }

    @Test(
        "What is no JSON is told where it is",
        arguments: [
            ("[01]", 1), ("[1.]", 1), ("[-]", 1), ("[1e]", 1), (#"["\x"]"#, 2), (#"["\u12g4"]"#, 2), ("[tru]", 1),
            ("[1] 2", 4), ("{1: 2}", 1), ("", 0), ("[[[[", 4),
        ])
    func mistakes(_ text: String, _ offset: Int) {
        #expect(throws: JSONReader.Failure.self) { try tokens(text) }
        do { _ = try tokens(text) } catch { #expect((error as? JSONReader.Failure)?.offset == offset, "\(text)") }
    }

    @Test("Depth has a limit, and what ends early says so")
    func limits() {
        do { _ = try tokens("[[[[]]]]", deepest: 2) } catch { #expect((error as? JSONReader.Failure)?.isLimit == true) }
        for text in ["[", "[\"a", "{\"a\":", "[1"] {
            do { _ = try tokens(text) } catch { #expect((error as? JSONReader.Failure)?.isEnd == true, "\(text)") }
        }
    }

    @Test("A value is passed over, whatever is in it")
    func skip() throws {
        try Array(#"[{"a": [1, {"b": []}], "c": "x"}, 7]"#.utf8).withUnsafeBytes { bytes in
            var reader = JSONReader(bytes, deepest: 20)
            let start = try reader.next()
            let isEmpty = reader.isAtEndOfArray()
            #expect(start == .beginArray && !isEmpty)
            let first = try reader.next()
            try reader.skip(first)
            let last = try reader.next()
            #expect(last == .number && reader.integer == 7)
            let isAtEnd = reader.isAtEndOfArray()
            #expect(isAtEnd)
        }
    }
}

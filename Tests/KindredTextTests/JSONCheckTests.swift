import KindredText
import Testing

@Suite struct JSONCheckTests {
    private func mistake(_ text: String) -> String? {
        JSONCheck.failure(in: Array(text.utf8)[...]).map { "\($0.offset): \($0.message)" }
    }

    @Test(arguments: [
        "{}", " [ ] \n", #"{"a": [1, -2.5e+3, true, false, null, "x\"\\"], "b": {"c": []}}"#, "\"x\"", "\u{FEFF}[1]",
        "\t{\r\n\"é\" : \"\\u00e9\"}",
    ])
    func json(_ text: String) { #expect(mistake(text) == nil) }

    @Test(arguments: [
        ("", "0: the file ends where a value is expected"),
        ("{", "1: the file ends where a key in double quotes is expected"),
        ("[1", "2: the file ends where ',' or ']' is expected"), ("[1,]", "3: a value is expected here"),
        ("{\"a\" 1}", "5: ':' is expected here"), ("{\"a\": 1 \"b\": 2}", "8: ',' or '}' is expected here"),
        ("{a: 1}", "1: a key in double quotes is expected here"), ("[\"a]\n", "1: this text isn't closed with a quote"),
        ("[\"a\\", "1: this text isn't closed with a quote"), ("[] x", "3: nothing is expected here"),
        ("<<<<<<< HEAD", "0: a value is expected here"), ("nul", "0: a value is expected here"),
    ])
    func notJSON(_ text: String, _ expected: String) { #expect(mistake(text) == expected) }

    @Test("No depth exhausts the stack")
    func deep() {
        #expect(mistake(String(repeating: "[", count: 1_000_000)) == "601: this is nested deeper than 600 levels")
        #expect(mistake(String(repeating: "[", count: 600) + String(repeating: "]", count: 600)) == nil)
    }
}

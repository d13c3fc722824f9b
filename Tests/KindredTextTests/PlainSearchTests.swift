import KindredText
import TestSupport
import Testing

struct PlainSearchTests {
    @Test(
        "A text is found at the start, in the middle and at the end, and nowhere else",
        arguments: [
            ("abcab", "ab", true), ("abcab", "bca", true), ("abcab", "cab", true), ("abcab", "abcab", true),
            ("abcab", "", true),
            ("abcab", "abcabc", false), ("abcab", "ac", false), ("", "a", false), ("", "", true), ("aab", "ab", true),
        ])
    func finds(text: String, wanted: String, isFound: Bool) {
        #expect(text.contains(wanted) == isFound)
        #expect(Substring(text).contains(wanted) == isFound)
        #expect(text.firstRange(of: wanted).map { String(text[$0]) } == (isFound ? wanted : nil))
    }

    @Test("The first of several is found, in a part of a text too")
    func findsFirst() throws {
        let text = "«a..b..c"
        let range = try #require(text.firstRange(of: ".."))
        #expect(text[..<range.lowerBound] == "«a" && text[range.upperBound...] == "b..c")
        let rest = text[range.upperBound...]
        #expect(rest.firstRange(of: "..").map { rest[..<$0.lowerBound] } == "b")
    }

    @Test(
        "Every occurrence is replaced, from the start, and none is found in a replacement",
        arguments: [
            ("a/b/c", "/", "-", "a-b-c"), ("/a/", "/", "//", "//a//"), ("aaa", "aa", "b", "ba"), ("abc", "abc", "", ""),
            ("abc", "d", "e", "abc"), ("abc", "", "e", "abc"), ("", "a", "b", ""), ("ünü", "ü", "u", "unu"),
        ])
    func replaces(text: String, wanted: String, replacement: String, expected: String) {
        #expect(text.replacing(wanted, with: replacement) == expected)
    }
}

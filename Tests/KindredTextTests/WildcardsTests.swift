import KindredText
import Testing

@Suite struct WildcardsTests {
    private static let texts = [
        "", "a", "b", "ab", "ba", "aa", "aab", "aba", "abab", "a*", "*", "?", "é", "aé", "éa", "画面", "x画", "Nav",
        "HomeNav",
    ]

    @Test(
        "A pattern describes exactly these texts",
        arguments: [
            ("", [""]), ("a", ["a"]), ("*", texts), ("**", texts),
            ("*a", texts.filter { $0.hasSuffix("a") }), ("a*", texts.filter { $0.hasPrefix("a") }),
            ("*ab", ["ab", "aab", "abab"]), ("ab*", ["ab", "aba", "abab"]), ("**ab", ["ab", "aab", "abab"]),
            ("*ba*", ["ba", "aba", "abab"]), ("a*b", ["ab", "aab", "abab"]), ("*Nav", ["Nav", "HomeNav"]),
            ("?", ["a", "b", "*", "?", "é"]), ("??", ["ab", "ba", "aa", "a*", "aé", "éa", "画面", "x画"]),
            ("*画", ["x画"]), ("?a", ["ba", "aa", "éa"]), ("é*", ["é", "éa"]), ("c", []), ("*c", []), ("c*", []),
        ] as [(String, [String])])
    func matches(_ pattern: String, _ expected: [String]) {
        let wildcards = Wildcards(pattern.utf8)
        #expect(Self.texts.filter { wildcards.matches(Array($0.utf8)) } == expected)
    }
}

import KindredGraph
import Testing

@Suite struct IdentifierTests {
    private func isValid(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { Identifier.isValid($0) }
    }

    @Test(
        "An id",
        arguments: ["a", "_", "HomeNav", "split.primary", "a-b_c.1", "Überblick", "世界", "e\u{301}a", "क्ष", "A٣"])
    func valid(_ text: String) { #expect(isValid(text)) }

    @Test(
        "No id",
        arguments: [
            "", "1a", "-a", ".a", "a b", "a/b", "a:b", "a\u{A0}b", "\u{301}a", "٣a", "a🙂", "🙂", "a\u{200D}b", "a~",
            "a@",
        ])
    func invalid(_ text: String) { #expect(!isValid(text)) }

    @Test("Every character of ASCII is taken or refused as the language says")
    func ascii() {
        for byte in UInt8(0)..<128 {
            let character = Character(UnicodeScalar(byte))
            let starts = character.isLetter || character == "_"
            #expect(isValid(String(character)) == starts)
            #expect(isValid("a\(character)") == (starts || character.isNumber || "-.".contains(character)))
        }
    }
}

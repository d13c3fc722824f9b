import TestSupport
import Testing

/// The glossary has one line a term, and each term is in use.
@Suite struct GlossaryTests {
    static let rows = ((try? Repository.text("Docs/Glossary.md")) ?? "").matches(of: /(?m)^\| ([a-z ]+) \| (.+) \|$/)
        .map { (term: String($0.output.1), meaning: String($0.output.2)) }
        .filter { $0.term != "term" }

    /// The words of the code with its comments, and of the other pages, in lower case; and pairs of them.
    static let words: Set<String> = {
        let files =
            Repository.files(below: "Sources", suffixes: [".swift"]).map { "Sources/\($0)" }
            + Repository.files(below: "Docs", suffixes: [".md"]).filter { $0 != "Glossary.md" }.map { "Docs/\($0)" }
        var words: Set<String> = []
        for file in files {
            var last = ""
            let text = (try? Repository.text(file)) ?? ""
            for word in text.utf8.split(whereSeparator: { !(0x41...0x5A ~= $0 || 0x61...0x7A ~= $0) }) {
                let word = String(decoding: word, as: UTF8.self).lowercased()
                words.insert(word)
                words.insert(last + " " + word)
                last = word
            }
        }
        return words
    }()

    @Test("Each term is once in the table, with what it is")
    func termsAreUnique() {
        let terms = Self.rows.map(\.term)
        #expect(terms.count > 40)
        #expect(Set(terms).count == terms.count)
        #expect(Self.rows.allSatisfy { !$0.meaning.contains("|") && !$0.meaning.hasSuffix(".") })
    }

    @Test("Each term is in use", arguments: rows.map(\.term))
    func isUsed(_ term: String) {
        #expect(!Self.words.isDisjoint(with: [term, term + "s", term + "es"]))
    }

    @Test("A word that isn't used isn't found")
    func nonsenseIsUnused() {
        #expect(!Self.words.contains("viewmaster") && !Self.words.contains("house sheet"))
    }
}

import TestSupport
import Testing

/// The glossary has one line a term, and each term is in use.
@Suite struct GlossaryTests {
    static let rows = ((try? Repository.text("Docs/Glossary.md")) ?? "").matches(of: /(?m)^\| ([a-z ]+) \| (.+) \|$/)
        .map { (term: String($0.output.1), meaning: String($0.output.2)) }
        .filter { $0.term != "term" }

    /// The words of the code with its comments, and of the other pages.
    static let text =
        (Repository.files(below: "Sources", suffixes: [".swift"]).map { "Sources/\($0)" }
        + Repository.files(below: "Docs", suffixes: [".md"]).filter { $0 != "Glossary.md" }.map { "Docs/\($0)" })
        .compactMap { try? Repository.text($0).lowercased() }.joined(separator: "\n")

    @Test("Each term is once in the table, with what it is")
    func termsAreUnique() {
        let terms = Self.rows.map(\.term)
        #expect(terms.count > 40)
        #expect(Set(terms).count == terms.count)
        #expect(Self.rows.allSatisfy { !$0.meaning.contains("|") && !$0.meaning.hasSuffix(".") })
    }

    @Test("Each term is in use", arguments: rows.map(\.term))
    func isUsed(_ term: String) throws {
        let uses = Self.text.matches(of: try Regex("\\b\(term)(?:s|es)?\\b")).count
        #expect(uses > 0, "\(uses) times")
    }

    @Test("A word that isn't used isn't found")
    func nonsenseIsUnused() throws {
        #expect(Self.text.matches(of: try Regex("\\bviewmaster\\b")).isEmpty)
    }
}

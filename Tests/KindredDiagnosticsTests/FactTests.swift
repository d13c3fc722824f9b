import KindredDiagnostics
import KindredText
import TestSupport
import Testing

/// The table of facts, and those who cite it.
@Suite struct FactTests {
    /// What is written in files that people and programs read.
    static let files =
        ["Sources", "Docs", "Samples", "Schemas", "Tests", "Benchmarks", "Scripts"].flatMap { folder in
            Repository.files(
                below: folder, suffixes: [".swift", ".md", ".yaml", ".yml", ".expected", ".txt", ".json", ".py", ".sh"]
            )
            .map { "\(folder)/\($0)" }
        } + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]

    @Test("Every fact that is declared is in the list once, under the name of its id")
    func listIsWhole() throws {
        var declared: [String] = []
        for file in Repository.files(below: "Sources/KindredDiagnostics/Facts", suffixes: [".swift"]) {
            let text = try Repository.text("Sources/KindredDiagnostics/Facts/\(file)")
            for match in text.matches(of: /static let (\w+) = Fact\(\s*id: "([^"]+)"/) {
                let (name, id) = (String(match.output.1), String(match.output.2))
                #expect(name.lowercased().replacing("part", with: ".") == id.lowercased())
                declared.append(id)
            }
        }
        #expect(declared.sorted() == Fact.all.map(\.id).sorted())
        #expect(Set(declared).count == declared.count)
    }

    @Test("Numbers have no gaps", arguments: [("R", 104, 1), ("D", 30, 2), ("PD", 10, 1), ("SB", 11, 1)])
    func numbersAreWhole(_ prefix: String, _ last: Int, _ digits: Int) {
        for number in 1...last {
            let text = String(number)
            let id = prefix + String(repeating: "0", count: max(0, digits - text.count)) + text
            #expect(Fact.named(id) != nil, "\(id)")
        }
    }

    @Test("A fact is in whole sentences, and what UIKit prints in whole lines")
    func prose() {
        for fact in Fact.all {
            for text in [fact.headline, fact.details ?? ".", fact.doubt ?? "."] {
                #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "), "\(fact.id)")
            }
            #expect(fact.uikit.map { !$0.hasSuffix("\n") && !$0.isEmpty } ?? true, "\(fact.id)")
            #expect(fact.isContested ? fact.doubt != nil : true, "\(fact.id)")
        }
    }

    @Test("Every fact that a file cites is in the table")
    func citationsExist() throws {
        #expect(Self.files.count > 500)
        for file in Self.files {
            let unknown = Set(Self.citations(in: try Repository.bytes(file))).filter { Fact.named($0) == nil }
            #expect(unknown.isEmpty, "\(file)")
        }
    }

    @Test("Citations are words of their own")
    func citationsAreWords() {
        let text = "R45 (R9), D05/PD4 \"SB1\" R80.3: but not XR4, R4x, a-R4, R4-b, D5, R2D2, R1000, PDF, R."
        #expect(Self.citations(in: Array(text.utf8)) == ["R45", "R9", "D05", "PD4", "SB1", "R80"])
    }

    @Test("No file refers to a page that isn't in the project")
    func pagesExist() throws {
        // Scripts name files that they make, or that are in folders they are given.
        for file in Self.files where !file.hasPrefix("Scripts/") {
            let folder = file.split(separator: "/").dropLast().map { $0 + "/" }.joined()
            let missing = try Self.pages(in: Repository.text(file)).filter { page in
                // Ours start with a capital; others are results of commands. What starts with a slash is part of an address.
                guard !page.hasPrefix("/"), page.split(separator: "/").last?.first?.isUppercase == true else {
                    return false
                }
                return ![page, folder + page, "Docs/" + page, "Docs/Rules/" + page].contains(where: Repository.exists)
            }
            #expect(missing.isEmpty, "\(file)")
        }
    }

    @Test("Pages are paths that end in .md")
    func pagesAreFound() {
        let text = "see [it](Docs/UIKit.md#r45), `Rules.md` and Import.md, not a.mdx"
        #expect(Self.pages(in: text) == ["Docs/UIKit.md", "Rules.md", "Import.md"])
        #expect(Self.pages(in: "# origin: somebody/notes@0c4964e6 containment.md").isEmpty)
    }

    private static func pages(in text: String) -> [String] {
        // A file of somebody else's repository is named after the repository and a commit.
        text.split(separator: "\n").filter { $0.contains(".md") && !$0.contains(/\w@[0-9a-f]{7,}/) }
            .flatMap { $0.matches(of: /[\w\-\/.]*[\w\-]\.md\b/).map { String($0.output) } }
    }

    /// The words in a text that look like ids of facts. Object ids of storyboards have dashes, so they aren't among them.
    private static func citations(in bytes: [UInt8]) -> [String] {
        let words = bytes.split { byte in
            let isDigit = byte >= 0x30 && byte <= 0x39
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            return !(isDigit || isLetter || byte == 0x2D || byte == 0x5F || byte >= 0x80)
        }
        return words.compactMap { word in
            let digits = word.drop { $0 >= 0x41 && $0 <= 0x5A }
            guard digits.count <= 3, digits.count >= 1, word.count <= 5,
                digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
            else { return nil }
            let prefix = String(decoding: word.prefix(word.count - digits.count), as: UTF8.self)
            switch prefix {
            case "R", "PD", "SB": return prefix + String(decoding: digits, as: UTF8.self)
            case "D" where digits.count == 2: return prefix + String(decoding: digits, as: UTF8.self)
            default: return nil
            }
        }
    }
}

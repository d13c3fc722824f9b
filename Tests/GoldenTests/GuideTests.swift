import KindredText
import TestSupport
import Testing

/// The guides for contributors name files, folders and functions that exist.
@Suite struct GuideTests {
    static let guides = ["ARCHITECTURE.md", "CONTRIBUTING.md"]
    /// As paths with a slash on both sides of each component, so that a part of one is found by its components.
    private static let paths = ["Sources", "Tests", "Benchmarks"].flatMap { folder in
        Repository.files(below: folder).map { "/\(folder)/\($0)/" }
    }

    @Test("Every path exists", arguments: guides)
    func pathsExist(_ guide: String) throws {
        let paths = Self.paths(in: try Repository.text(guide))
        #expect(paths.count > 5)
        #expect(paths.filter { !Self.exists($0) } == [])
    }

    @Test("Every function that is named with its file is in it", arguments: ["ARCHITECTURE.md"])
    func functionsExist(_ guide: String) throws {
        let pairs = try Repository.text(guide).replacing("\n", with: " ")
            .matches(of: /`(\w+)`(?: and `(\w+)`)? (?:of|in) `([\w\/+]+\.swift)`/)
        #expect(pairs.count > 3)
        for pair in pairs {
            let (_, first, second, file) = pair.output
            let path = try #require(Self.paths.first { $0.hasSuffix("/\(file)/") }, "\(file)")
            let text = try Repository.text(String(path.dropFirst().dropLast()))
            for name in [first, second ?? first] { #expect(text.contains(name), "\(file) has no \(name)") }
        }
    }

    @Test("A path is told from other code, and found by its last components")
    func pathsAreFound() {
        let text = """
            ```sh
            make Sources/Nothing
            ```
            `Sources/KindredText`, `RuleRegistry.rules`, `KindredText/NameTable.swift`, `Sources/<Area>/<Mistake>.swift`, `make golden`,
            `tool Tests/Oracle --show .build/debug/kindred`, [changes](CHANGELOG.md), `<id>/bad-<what>.yaml`
            """
        let paths = Self.paths(in: text)
        #expect(
            paths == ["Sources/KindredText", "KindredText/NameTable.swift", "Sources", "Tests/Oracle", "CHANGELOG.md"])
        #expect(paths.allSatisfy(Self.exists))
        #expect(!Self.exists("KindredText/Missing.swift") && !Self.exists("ext/NameTable.swift"))
    }

    /// What looks like a path in code and links, up to a placeholder. What is built doesn't count.
    private static func paths(in text: String) -> [String] {
        let prose = text.replacing(/```[^`]*```/, with: "").replacing("\n", with: " ")
        return prose.matches(of: /`([^`]+)`|\]\(([^)#]+)/).flatMap { match in
            (match.output.1 ?? match.output.2 ?? "").split(separator: " ").compactMap { word in
                let isPath = word.contains("/") || [".swift", ".md", ".py", ".yaml"].contains { word.hasSuffix($0) }
                guard isPath, !word.hasPrefix(".build/"), !word.contains("://") else { return nil }
                let known = word.split(separator: "/").prefix { !$0.contains("<") }.joined(separator: "/")
                return known.isEmpty ? nil : known
            }
        }
    }

    private static func exists(_ path: String) -> Bool {
        Repository.exists(path) || paths.contains { $0.contains("/\(path)/") }
    }
}

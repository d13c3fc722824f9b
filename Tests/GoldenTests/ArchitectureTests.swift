import TestSupport
import Testing

/// The rules of the house that a compiler does not hold.
@Suite struct ArchitectureTests {
    static let files = Repository.files(below: "Sources", suffixes: [".swift"])
    /// What each target may import of its own package.
    static let allowed: [String: Set<String>] = [
        "KindredBase": [],
        "KindredYAML": ["KindredBase", "CLibYAML"],
        "KindredCore": ["KindredBase", "KindredYAML"],
        "KindredLifecycle": ["KindredBase", "KindredYAML", "KindredCore"],
        "KindredImport": ["KindredBase", "KindredYAML", "KindredCore", "CLibXML2"],
        "KindredProject": ["KindredBase", "KindredYAML", "KindredCore"],
        "KindredDiff": ["KindredBase", "KindredYAML", "KindredCore"],
        "KindredLayout": [],
        "KindredEmit": [
            "KindredBase", "KindredYAML", "KindredCore", "KindredLifecycle", "KindredImport", "KindredLayout",
            "KindredProject", "KindredDiff",
        ],
        "Kindred": [
            "KindredBase", "KindredYAML", "KindredCore", "KindredLifecycle", "KindredImport", "KindredLayout",
            "KindredProject", "KindredDiff",
            "KindredEmit",
        ],
        "KindredCLI": [
            "KindredBase", "KindredYAML", "KindredCore", "KindredLifecycle", "KindredImport", "KindredLayout",
            "KindredProject", "KindredDiff",
            "KindredEmit",
            "Kindred",
        ],
        "kindred-main": [
            "KindredBase", "KindredYAML", "KindredCore", "KindredLifecycle", "KindredImport", "KindredLayout",
            "KindredProject", "KindredDiff",
            "KindredEmit",
            "Kindred", "KindredCLI",
        ],
    ]
    /// What each may import of the system.
    static let system: Set = ["Darwin", "Glibc", "Musl", "Synchronization"]

    @Test("Imports go one way", arguments: files)
    func imports(_ file: String) throws {
        let target = String(file.prefix { $0 != "/" })
        let allowed = try #require(Self.allowed[target], "a target that the table does not have")
        let imports = try Repository.text("Sources/\(file)")
            .matches(
                of:
                    /(?m)^\s*(?:@\w+\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|class|enum|func|var|let|protocol)\s+)?(\w+)/
            )
            .map { String($0.output.1) }
        let forbidden = imports.filter { !allowed.contains($0) && !Self.system.contains($0) }
        #expect(forbidden.isEmpty)
    }

    @Test("Files are short", arguments: files)
    func length(_ file: String) throws {
        let lines =
            try Repository.text("Sources/\(file)").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(lines <= 300)
    }

    @Test("Nothing that could trap, nothing left for later", arguments: files)
    func words(_ file: String) throws {
        let text = try Repository.text("Sources/\(file)")
        // Marks of what is left for later have a letter in brackets here, or a search for them would end at this line.
        let found = text.matches(of: /\btry!|\bas!|\bfatalError\b|\bpreconditionFailure\b|\b(?:T[O]DO|F[I]XME|X[X]X)\b/)
            .map {
                String($0.output)
            }
        #expect(found.isEmpty)
    }

    @Test("Each C library stays in one file")
    func onlyOneImportsC() throws {
        let importers = try Self.files.filter { try Repository.text("Sources/\($0)").contains("import CLib") }
        #expect(importers == ["KindredImport/XML/XMLReader.swift", "KindredYAML/YAMLReader.swift"])
    }
}

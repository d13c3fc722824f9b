import TestSupport
import Testing

/// The rules of this code that a compiler does not hold.
@Suite struct ArchitectureTests {
    static let files = Repository.files(below: "Sources", suffixes: [".swift"])
    /// The imports that the page allows each target.
    static let table = ImportTable(page: (try? Repository.text("ARCHITECTURE.md")) ?? "")

    @Test("Imports go one way", arguments: files)
    func imports(_ file: String) throws {
        let target = String(file.prefix { $0 != "/" })
        let allowed = try #require(Self.table.imports[target], "a target that the table doesn't have")
        let forbidden = Self.imports(of: try Repository.text("Sources/\(file)")).filter { !allowed.contains($0) }
        #expect(forbidden.isEmpty)
    }

    @Test("The table has each target once, and its targets import those before them")
    func tableIsWhole() throws {
        let targets = Set(Self.files.map { String($0.prefix { $0 != "/" }) })
        #expect(targets == Set(Self.table.targets))
        #expect(Self.table.targets.count == targets.count)
        for (number, target) in Self.table.targets.enumerated() {
            let imports = try #require(Self.table.imports[target])
            #expect(imports.isDisjoint(with: Self.table.targets[number...]))
        }
        let two = ImportTable(page: "| 1 | `A` | none, the system |\n| 2 | `B` | 1, `C` |\n| 3 | `D` | 1–2 |\n")
        #expect(two.imports == ["A": ImportTable.system, "B": ["A", "C"], "D": ["A", "B"]])
    }

    @Test("Imports are found whatever is before and after them")
    func importsAreFound() {
        let text = "import A\n@testable import B\n    internal import C\nimport struct D.E\n// import F\n"
        #expect(Self.imports(of: text) == ["A", "B", "C", "D"])
    }

    private static func imports(of text: String) -> [String] {
        text.matches(
            of:
                /(?m)^\s*(?:@\w+\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|class|enum|func|var|let|protocol)\s+)?(\w+)/
        )
        .map { String($0.output.1) }
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

    @Test("Nothing prints names of cases and members, which releases don't have")
    func reflection() throws {
        let users = try Self.files.filter {
            try Repository.text("Sources/\($0)").contains(/\bString\((?:describing|reflecting):|\bMirror\(/)
        }
        #expect(users == [])
    }

    @Test("Each C library stays in one file")
    func onlyOneImportsC() throws {
        let importers = try Self.files.filter { try Repository.text("Sources/\($0)").contains("import CLib") }
        #expect(importers == ["KindredStoryboards/Reading/XMLReader.swift", "KindredYAML/YAMLReader.swift"])
    }
}

/// The table of ARCHITECTURE.md, a target a row: its number, its name, and the numbers and names that it may import.
struct ImportTable {
    static let system: Set = ["Darwin", "Glibc", "Synchronization"]

    private(set) var targets: [String] = []
    private(set) var imports: [String: Set<String>] = [:]

    init(page text: String) {
        for row in text.matches(of: /(?m)^\| (\d+) \| `([\w-]+)` \| (.*) \|$/) {
            let name = String(row.output.2)
            var allowed: Set<String> = []
            for entry in row.output.3.split(separator: ", ") {
                let ends = entry.split(separator: "–").compactMap { Int($0) }
                if let first = ends.first, let last = ends.last {
                    allowed.formUnion(targets[(first - 1)..<min(last, targets.count)])
                } else if entry == "the system" {
                    allowed.formUnion(Self.system)
                } else if entry.hasPrefix("`") {
                    allowed.insert(String(entry.dropFirst().dropLast()))
                }
            }
            targets.append(name)
            imports[name] = allowed
        }
    }
}

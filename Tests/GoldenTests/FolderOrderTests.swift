import TestSupport
import Testing

/// The folders of a target refer to each other one way only.
@Suite struct FolderOrderTests {
    /// A folder may name the types of those before it; `.` is the target's own folder.
    static let orders: [String: [String]] = [
        "KindredPlatform": [".", "Threads"],
        "KindredDiagnostics": ["Facts", "."],
        "KindredYAML": ["Rules", "."],
        "KindredGraph": [
            "Lists", "Language", "Declared", "Document", "Selectors", "Decode", "Expand", "Link", "Resolve", "Graph",
            "Names",
            "Fields", "Walk", "Select", "Files",
        ],
        "KindredRules": [".", "Reading", "Containers", "Names", "Presentations", "Pushes", "Moves"],
        "KindredLifecycle": [
            "Events", "Script", "World", "Claims", "Rules", "Link", "Ordering", "Runtime", "Steps",
        ],
        "KindredProject": ["Policy", "File", "Baseline", "House"],
        "KindredDraft": [".", "Classes", "YAML"],
        "KindredStoryboards": [".", "Reading", "Rules", "Scenes", "Survey"],
        "KindredCode": ["Facts", "Types", "Values", "Run", "Draft", "Verify"],
        "KindredDumps": ["Dump", "Recording", "Verify", "Events", "Hierarchy"],
        "KindredDiff": [".", "Outline"],
        "KindredQuestions": ["Explain", "Query"],
        "KindredMap": [
            "Layout", "Drawing", "Raster", "Names", "Overview", "Screens", "Around", "Changes", "Map", "Viewer",
        ],
        "KindredFormats": [
            "CSV", "Calls", "DOT", "GraphML", "Import", "JSON", "Reports", "Markdown", "Schemas", "Trace", "Tree",
            "Diff", "Mermaid", ".",
        ],
        "KindredSession": ["Files", "Write", "Locate", "Read", ".", "Compare"],
        "KindredCLI": ["Parsing", "Options", "Output", "Shell", "Commands", "."],
    ]

    @Test("Each target with folders has an order")
    func everyTarget() {
        let files = Repository.files(below: "Sources", suffixes: [".swift"]).map { $0.split(separator: "/") }
        let targets = Set(files.filter { $0.count > 2 }.map { String($0[0]) })
        #expect(targets == Set(Self.orders.keys))
    }

    /// A folder, and the words of each of its files.
    typealias Target = [(file: String, folder: String, words: SwiftWords)]

    @Test("Folders refer only to folders before them", arguments: orders.sorted { $0.key < $1.key })
    func foldersGoOneWay(_ target: String, _ order: [String]) throws {
        let files = try Repository.files(below: "Sources/\(target)", suffixes: [".swift"]).map { file in
            (file, Self.folder(of: file), SwiftWords(try Repository.text("Sources/\(target)/\(file)")))
        }
        #expect(Set(files.map { $0.1 }) == Set(order))
        #expect(Self.backward(files, order: order) == [])
    }

    @Test("A reference to a later folder is found")
    func findsCircle() {
        let files: Target = [
            ("A/One.swift", "A", SwiftWords("struct One { var two: Two }")),
            ("B/Two.swift", "B", SwiftWords("struct Two { var one: One }")),
        ]
        #expect(Self.backward(files, order: ["A", "B"]) == ["A/One.swift names Two of B"])
        #expect(Self.backward(files, order: ["B", "A"]) == ["B/Two.swift names One of A"])
    }

    @Test("Words are found in code, not in comments and literals")
    func wordsOfCode() {
        let code = SwiftWords(
            ##"""
            import struct Imported
            import Module
            struct First {}
            // InComment
            /* InBlock */
            private struct Hidden {}
            package final class Outer: Used { struct Inner {} }
            let text = "InText \(interpolated("Deep \(deeper)")) \" InText" + Member.Name
            let raw = #"InRaw \(InRaw) \#(rawer)"#
            typealias Other = [Int]
            let long = """
                InLong \(longer) "InLong"
                """
            func after() {}
            """##)
        #expect(code.types == ["First", "Outer", "Other"])
        let expected: Set = ["Hidden", "Outer", "Used", "interpolated", "deeper", "Member", "rawer", "longer", "after"]
        #expect(code.words.isSuperset(of: expected))
        #expect(code.words.isDisjoint(with: ["InComment", "InBlock", "InText", "Deep", "Name", "InRaw", "InLong"]))
    }

    /// A debugger shows a file by its name alone, and object files are named after it.
    @Test("No two files of a module have the same name", arguments: ["Sources", "Tests"])
    func fileNamesAreUnique(_ folder: String) {
        let names = Repository.files(below: folder, suffixes: [".swift"]).compactMap { file -> String? in
            let parts = file.split(separator: "/")
            guard let module = parts.first, folder == "Sources" || module.hasSuffix("Tests") else { return nil }
            return "\(module)/\(parts[parts.count - 1].lowercased())"
        }
        #expect(names.count > 30)
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    private static func folder(of file: String) -> String {
        let parts = file.split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : "."
    }

    private static func backward(_ files: Target, order: [String]) -> [String] {
        var homes: [String: String] = [:]
        for file in files {
            for type in file.words.types { homes[type] = file.folder }
        }
        // A nested type hides one of the same name elsewhere, also in extensions in other files.
        let nested = Dictionary(files.map { ($0.folder, $0.words.nested) }) { $0.union($1) }
        let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return files.flatMap { file in
            file.words.words.subtracting(nested[file.folder] ?? []).sorted().compactMap { word in
                guard let home = homes[word], let own = rank[file.folder], let other = rank[home], other > own else {
                    return nil
                }
                return "\(file.file) names \(word) of \(home)"
            }
        }
    }
}

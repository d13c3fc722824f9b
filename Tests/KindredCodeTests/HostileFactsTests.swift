import Foundation
import KindredCode
import TestSupport
import Testing

/// Whatever stands in facts and in files, nothing traps and nothing hangs.
@Suite struct HostileFactsTests {
    @Test("Mutated facts are read or refused", arguments: CodeGoldenTests.names)
    func mutatedFacts(_ name: String) throws {
        let line = try Repository.bytes("\(CodeGoldenTests.folder)/\(name).facts").split(separator: 0x0A)[1]
        var random = Random(seed: UInt64(name.count))
        for _ in 0..<60 {
            var bytes = Array(line)
            for _ in 0...random.below(3) { mutate(&bytes, &random) }
            var facts = Facts()
            if bytes.withUnsafeBytes({ facts.read($0, path: "a.swift") }) == .read { _ = CodeEdges(facts) }
        }
    }

    /// Words change places, so that trees are well-formed and mean nothing.
    @Test("Facts with other kinds than the reader writes", arguments: CodeGoldenTests.names)
    func otherKinds(_ name: String) throws {
        let line = String(
            decoding: try Repository.bytes("\(CodeGoldenTests.folder)/\(name).facts").split(separator: 0x0A)[1],
            as: UTF8.self)
        var random = Random(seed: UInt64(name.count + 7))
        for _ in 0..<30 {
            let (one, other) = (
                random.pick(FactKind.allCases, or: .id).rawValue, random.pick(FactKind.allCases, or: .id).rawValue
            )
            let text = line.replacingOccurrences(of: "[\"\(one)\",", with: "[\"\(other)\",")
            var facts = Facts()
            if Array(text.utf8).withUnsafeBytes({ facts.read($0, path: "a.swift") }) == .read { _ = CodeEdges(facts) }
        }
    }

    @Test("More edges than the limit are left out, and that is noted")
    func limit() throws {
        let facts = try CodeGoldenTests.facts("list-of-controllers")
        let (all, few) = (CodeEdges(facts), CodeEdges(facts, most: 1))
        #expect(!all.isCut && all.edges.count > 2)
        #expect(few.isCut && few.edges.count < all.edges.count)
    }

    @Test("Deep trees, rings of types and endless calls end")
    func endless() {
        let deep =
            String(repeating: "[\"call\",1,\"\",", count: 3_000) + "[\"nil\",1,\"\"]"
            + String(repeating: "]", count: 3_000)
        let texts = [
            "{\"tree\":[\"file\",0,\"\",\(deep)],\"skipped\":-1,\"lines\":[]}",
            """
            {"tree":["file",0,"",["class",0,"A",["type",0,"B"]],["class",0,"B",["type",0,"A"],["alias",0,"C",["type",0,"C"]],\
            ["var",0,"v",["init",0,"",["id",0,"v"]]],["func",0,"f",["returns",0,"C"],["body",0,"",["return",0,"",["call",0,"",["id",0,"f"]]]]]]],\
            "skipped":-1,"lines":[]}
            """,
        ]
        for text in texts {
            var facts = Facts()
            #expect(Array(text.utf8).withUnsafeBytes { facts.read($0, path: "a.swift") } == .read)
            #expect(CodeEdges(facts).edges.isEmpty)
        }
    }

    @Test("Mutated, deep and strange files cost no more than themselves")
    func mutatedFiles() throws {
        guard let reader = Reader.path else { return }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "kindred-reader-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = Random(seed: 4)
        var names: [String] = []
        func add(_ bytes: [UInt8]) throws {
            names.append("\(names.count).swift")
            try Data(bytes).write(to: folder.appending(path: names[names.count - 1]))
        }
        for name in CodeGoldenTests.names {
            var bytes = try Repository.bytes("\(CodeGoldenTests.folder)/\(name).swift")
            for _ in 0...random.below(5) { mutate(&bytes, &random) }
            try add(bytes)
        }
        try add(Array(String(repeating: "(", count: 20_000).utf8))
        try add(Array(String(repeating: "a.b { ", count: 5_000).utf8))
        try add([0, 255, 254, 10, 13, 0])
        try add([UInt8](repeating: 0x20, count: (8 << 20) + 1))
        names.append("missing.swift")
        let lines = try Reader.run(reader, names, in: folder.path).split(separator: 0x0A)
        #expect(lines.count == names.count + 1)
        var facts = Facts()
        let readings = zip(lines.dropFirst(), names).map { line, name in
            Array(line).withUnsafeBytes { facts.read($0, path: name) }
        }
        #expect(!readings.contains(.malformed))
        #expect(readings.suffix(2) == [.failed("too-large"), .failed("unreadable")])
        _ = CodeEdges(facts)
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
        guard !bytes.isEmpty else { return }
        let at = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[at] = UInt8(truncatingIfNeeded: random.below(256))
        case 1: bytes.remove(at: at)
        case 2:
            bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + random.below(40))], at: random.below(bytes.count))
        default: bytes.removeSubrange(at..<min(bytes.count, at + random.below(40)))
        }
    }
}

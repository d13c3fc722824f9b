import Kindred
import TestSupport
import Testing

/// However a specification is damaged, compiling it ends, and its diagnostics make sense.
@Suite struct MutationTests {
    /// Real specifications, and everything that the goldens have thought of.
    static let seeds: [[UInt8]] =
        (Repository.files(below: "Samples", suffixes: [".yaml"]).map { "Samples/\($0)" }
        + Repository.files(below: "Tests/Golden", suffixes: [".yaml"]).map { "Tests/Golden/\($0)" })
        .compactMap { try? Repository.bytes($0) }.filter { $0.count < 8_000 }

    @Test("Mutated specifications", arguments: 0..<8)
    func mutated(batch: Int) {
        var random = Random(seed: UInt64(batch) + 1)
        for round in 0..<500 {
            var sources = [Source(path: "a.yaml", bytes: Self.mutant(&random))]
            if random.oneIn(4) { sources.append(Source(path: "b.yaml", bytes: Self.mutant(&random))) }
            Inspection.check(sources, "batch \(batch), round \(round)")
        }
    }

    @Test(
        "Every beginning of a specification",
        arguments: Repository.files(below: "Samples", suffixes: [".yaml"]).prefix(3))
    func cut(_ path: String) throws {
        let bytes = try Repository.bytes("Samples/\(path)")
        for end in stride(from: 0, to: min(bytes.count, 4_000), by: 7) {
            Inspection.check([Source(path: "a.yaml", bytes: Array(bytes[..<end]))], "\(path), \(end) bytes")
        }
    }

    private static func mutant(_ random: inout Random) -> [UInt8] {
        var bytes = random.pick(seeds, or: [])
        for _ in 0..<(1 + random.below(5)) { mutate(&bytes, &random) }
        return bytes
    }

    private static let morsels: [[UInt8]] =
        [
            "\n", " ", "\t", ": ", "- ", "? ", "#", "&a ", "*a", "<<: *a\n", "!!str ", "|\n", ">-\n", "'", "\"", "{",
            "}", "[", "]",
            ",", "---\n", "...\n", "%YAML 1.1\n", "null", "~", "true", "\r", "\r\n", "\u{FEFF}", "\u{2028}", "é", "👩‍👩‍👧",
            "\0",
            "\\x", "\"\\u00e9\"", "kindred: 1\n", "children: ", "stack: ",
            "scenarios:\n", "- name: a\n", "steps: ", "- push: ", "block: [", "completion: [", "hooks: {",
            ".viewDidLoad",
            "(nil)", "mark(", "expect: [", "is: {", "start: {", "window: null", "definesPresentationContext: ", "@",
            "`",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

    private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
        let start = random.below(bytes.count + 1)
        let end = min(bytes.count, start + random.below(random.oneIn(4) ? 200 : 12))
        switch random.below(7) {
        case 0 where start < bytes.count: bytes[start] ^= 1 << UInt8(random.below(8))
        case 1 where start < bytes.count: bytes[start] = UInt8(random.below(256))
        case 2: bytes.removeSubrange(start..<end)
        case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
        case 4: bytes.removeSubrange(start...)
        case 5:
            let other = random.pick(seeds, or: [])
            let cut = random.below(other.count + 1)
            bytes.replaceSubrange(start..., with: other[cut...])
        default: bytes.insert(contentsOf: random.pick(morsels, or: []), at: start)
        }
    }
}

import Kindred
import KindredDiagnostics
import KindredProject
import KindredText
import TestSupport
import Testing

/// Edits never make anything worse, and all that can be made are made at once.
@Suite struct FixerTests {
    @Test("A second run has nothing to do, and no file has more errors than before", arguments: [false, true])
    func isDoneOnce(takesUnsafe: Bool) {
        var count = 0
        let seeds = stride(from: 0, to: MutationTests.seeds.count, by: 7).map { MutationTests.seeds[$0] }
        for seed in seeds + Self.misspelt {
            let first = Self.fix(seed, takesUnsafe)
            let second = Self.fix(Self.text(first), takesUnsafe)
            #expect(second.count == 0, "\(String(decoding: Self.text(first), as: UTF8.self))")
            if Self.isRead(seed) { #expect(Self.errors(Self.text(first)) <= Self.errors(seed)) }
            count += first.count
        }
        #expect(count > 100)
    }

    @Test("Nothing is changed but what a diagnostic names, whatever the bytes", arguments: 0..<4)
    func mutated(batch: Int) {
        var random = Random(seed: UInt64(batch) + 100)
        for _ in 0..<100 {
            var bytes = random.pick(Self.misspelt, or: [])
            for _ in 0..<3 where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            let fixer = Self.fix(bytes, true)
            #expect(fixer.count > 0 || fixer.changes.isEmpty)
            #expect(fixer.changes.allSatisfy { Array($0.old) == bytes })
        }
    }

    @Test("Only a word without a rival is certain")
    func certainty() {
        let words = ["tab", "tabs", "stack", "definesPresentationContext"]
        #expect(NearWords.isCertain("stak", word: "stack", among: words))
        #expect(NearWords.isCertain("defines_presentation_context", word: "definesPresentationContext", among: words))
        #expect(!NearWords.isCertain("tabz", word: "tabs", among: words))
        #expect(!NearWords.isCertain("stuff", word: "stack", among: words))
        #expect(!NearWords.isCertain("x", word: "tab", among: words))
    }

    /// Samples with one letter of a key left out, in many places.
    static let misspelt: [[UInt8]] = MutationTests.seeds.prefix(6).flatMap { seed in
        stride(from: 3, to: 40, by: 3).map { number in
            var bytes: [UInt8] = []
            var colons = 0
            for byte in seed {
                if byte == 0x3A {
                    colons += 1
                    if colons % number == 0, let last = bytes.last, last > 0x60 { bytes.removeLast() }
                }
                bytes.append(byte)
            }
            return bytes
        }
    }

    private static func fix(_ bytes: [UInt8], _ takesUnsafe: Bool) -> Fixer {
        var policy = Policy()
        policy.reportLimit = .max
        let all = policy
        return Fixer(inputs: [Pipeline.Input(path: "a.yaml", content: .bytes(bytes))], takesUnsafe: takesUnsafe) {
            Pipeline(inputs: $0, threads: 1, policy: all).report
        }
    }

    private static func text(_ fixer: Fixer) -> [UInt8] {
        guard case .text(let text) = fixer.inputs[0].content else { return [] }
        return Array(text.bytes)
    }

    private static func report(_ bytes: [UInt8]) -> Report {
        Pipeline(inputs: [Pipeline.Input(path: "a.yaml", content: .bytes(bytes))], threads: 1).report
    }

    private static func errors(_ bytes: [UInt8]) -> Int { report(bytes).count(.error) }

    private static func isRead(_ bytes: [UInt8]) -> Bool {
        !report(bytes).diagnostics.contains { $0.id == "unsupported-version" }
    }
}

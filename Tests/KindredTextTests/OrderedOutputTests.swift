import KindredText
import TestSupport
import Testing

@Suite struct OrderedOutputTests {
    /// Parts of all lengths: empty ones, short ones, some that are longer than a thread's buffer.
    static let parts: [[UInt8]] = (0..<400).map { number in
        let length = number % 97 == 50 ? 300_000 : number * 7919 % 3_000
        return Array(repeating: UInt8(truncatingIfNeeded: number), count: number % 5 == 0 ? 0 : length)
    }

    @Test("Parts come out in order, whoever made them", arguments: [1, 2, 3, 8])
    func order(_ threads: Int) {
        let collected = Collected()
        OrderedOutput.write(parts: Self.parts.count, threads: threads, to: { collected.pieces.append(Array($0)) }) {
            share in
            var writer = share.writer
            while let part = share.next(after: &writer) { writer.write(Self.parts[part]) }
        }
        let isSame = collected.bytes == Self.parts.flatMap(\.self)
        #expect(isSame)
    }

    @Test("No parts, no bytes", arguments: [1, 2])
    func nothing(_ threads: Int) {
        let collected = Collected()
        OrderedOutput.write(parts: 0, threads: threads, to: { collected.pieces.append(Array($0)) }) { share in
            var writer = share.writer
            while share.next(after: &writer) != nil { writer.write("never" as StaticString) }
        }
        #expect(collected.pieces.isEmpty)
    }
}

@Suite struct ByteOrderTests {
    @Test(
        "Bytes decide, not what they mean",
        arguments: [
            ("a", "b", true), ("b", "a", false), ("a", "a", false), ("a", "ab", true), ("ab", "a", false),
            ("", "a", true),
            ("", "", false), ("Z", "a", true), ("e\u{301}", "\u{E9}", true), ("\u{E9}", "e\u{301}", false),
        ])
    func order(_ one: String, _ other: String, _ isBefore: Bool) {
        #expect(one.precedesInBytes(other) == isBefore)
    }
}

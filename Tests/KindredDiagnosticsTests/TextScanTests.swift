import KindredDiagnostics
import TestSupport
import Testing

@Suite struct TextScanTests {
    private func fault(_ bytes: [UInt8]) -> TextScan.Fault? {
        SourceFile(path: "a.yaml", bytes: bytes).fault
    }

    @Test(
        "A text has no fault",
        arguments: ["", "a: b\n", "\u{FEFF}a", "a\r\nb\t", "Überblick 世界 🙂", "a\u{7E}\u{A0}\u{FFFD}"])
    func text(_ text: String) {
        #expect(fault(Array(text.utf8)) == nil)
    }

    @Test(
        "The first fault is found where it is",
        arguments: [
            ([0x61, 0x62, 0x00, 0x01], 2, 1, "U+0000 is a control character"),
            ([0x61, 0x7F], 1, 1, "U+007F is a control character"),
            ([0x61, 0x0D, 0x62], 1, 1, "a carriage return without a line feed"),
            ([0x61, 0x0D], 1, 1, "a carriage return without a line feed"),
            ([0x61, 0xC2, 0x9F], 1, 2, "U+009F is a control character"),
            ([0x61, 0xC2, 0x85], 1, 2, "U+0085 is a line ending that isn't allowed"),
            ([0x61, 0xE2, 0x80, 0xA8], 1, 3, "U+2028 is a line ending that isn't allowed"),
            ([0x61, 0xE2, 0x80, 0xA9], 1, 3, "U+2029 is a line ending that isn't allowed"),
            ([0x61, 0xEF, 0xBB, 0xBF], 1, 3, "U+FEFF is not a text character"),
            ([0xFF, 0xFE, 0x61, 0x00], 0, 2, "this is UTF-16, as its byte order mark says; save it as UTF-8"),
            ([0x61, 0x62, 0xC0, 0xAF], 2, 1, "this is not UTF-8"),
            ([0xE2, 0x82], 0, 1, "this is not UTF-8"),
            ([0xED, 0xA0, 0x80], 0, 1, "this is not UTF-8"),
            ([0xF4, 0x90, 0x80, 0x80], 0, 1, "this is not UTF-8"),
        ] as [([UInt8], Int, Int, String)])
    func fault(_ bytes: [UInt8], _ offset: Int, _ length: Int, _ reason: String) throws {
        let found = try #require(fault(bytes))
        #expect((found.offset, found.length, found.reason) == (offset, length, reason))
    }

    @Test("What is well-formed is decided as the standard library does, wherever it stands among eight bytes")
    func wellFormed() {
        var random = Random(seed: 1)
        let pieces: [[UInt8]] = [
            [0x61], [0x20], [0x0A], [0xC3, 0xA9], [0xE4, 0xB8, 0x96], [0xF0, 0x9F, 0x99, 0x82], [0xC3], [0xE4, 0xB8],
            [0x80],
            [0xED, 0xBF, 0xBF], [0xF5], [0xF0, 0x8F, 0xBF, 0xBF],
        ]
        for _ in 0..<20_000 {
            let bytes = (0..<random.below(12)).flatMap { _ in random.pick(pieces, or: []) }
            #expect((fault(bytes) == nil) == (String(validating: bytes, as: UTF8.self) != nil))
        }
    }

    @Test("Blocks are scanned as one, whatever lies across their borders")
    func blocks() {
        var random = Random(seed: 2)
        let pieces = ["a", "b: ", "\n", "é", "世", "🙂", "\t", "\r\n"].map { Array($0.utf8) }
        for _ in 0..<400 {
            let dense = random.pick([Array(pieces[3..<6]), pieces, [pieces[2], pieces[5]]], or: pieces)
            let bytes = (0..<random.below(900)).flatMap { _ in random.pick(dense, or: []) }
            let file = SourceFile(path: "a.yaml", bytes: bytes)
            #expect(file.fault == nil)
            #expect(file.position(of: bytes.count).line == bytes.count { $0 == 0x0A } + 1)
            let place = random.below(bytes.count + 1)
            // A byte that begins nothing, at the start of a character, and not within the end of a line.
            let start = bytes[..<place].lastIndex { $0 & 0xC0 != 0x80 && $0 != 0x0A } ?? 0
            #expect(fault(bytes[..<start] + [0xFF] + bytes[start...])?.offset == start)
        }
    }
}

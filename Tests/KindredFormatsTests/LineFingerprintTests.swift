import KindredDiagnostics
@testable import KindredFormats
import TestSupport
import Testing

/// Fingerprints and columns as other programs compute them.
@Suite struct LineFingerprintTests {
    private static let greetings: [String] = [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
        "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
    ]
    /// What GitHub publishes for its own program.
    static let published: [(text: String, hashes: [String])] = [
        ("", ["c129715d7a2bc9a3:1"]),
        (
            " a\nb\n  \t\tc\n d",
            ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
        ),
        (
            " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
            [
                "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
                "b86d3392aea1be30:1", "e6ceba753e1a442:1",
            ]
        ),
        (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings),
        (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings),
        (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings),
        (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", greetings),
        (
            String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
            [
                "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
                "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6",
                "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
                "c129715d7a2bc9a3:1",
            ]
        ),
    ]

    @Test("Each line has the fingerprint that GitHub computes", arguments: published)
    func isPublished(_ text: String, _ hashes: [String]) {
        let found = LineFingerprints(text: Array(text.utf8)[...], lines: Set(1...20))
        #expect(found.ofLine == Dictionary(uniqueKeysWithValues: zip(1..., hashes)))
    }

    @Test("Only wanted lines are kept, and those before them are counted all the same")
    func wanted() {
        let text = String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)
        #expect(LineFingerprints(text: Array(text.utf8)[...], lines: [3]).ofLine == [3: "a7f2ff13bc495cf2:3"])
    }

    @Test("A fingerprint counts UTF-16 units, and bytes that aren't UTF-8 as U+FFFD")
    func units() {
        func hash(_ bytes: [UInt8]) -> String? { LineFingerprints(text: bytes[...], lines: [1]).ofLine[1] }
        #expect(hash([0x61, 0xFF, 0x62]) == hash(Array("a\u{FFFD}b".utf8)))
        #expect(hash(Array("😀".utf8)) != hash(Array("\u{FFFD}".utf8)))
        // Two units each: the fiftieth still is in the window of a hundred, the fifty-first isn't.
        let many = String(repeating: "😀", count: 49)
        #expect(hash(Array((many + "😀\n").utf8)) != hash(Array((many + "😁\n").utf8)))
        #expect(hash(Array((many + "😀😀").utf8)) == hash(Array((many + "😀😁").utf8)))
    }

    @Test("Columns count UTF-16 units or bytes", arguments: ["é😀x", "x", "😀😀\né😀x"])
    func columns(_ text: String) {
        let file = SourceFile("a.yaml", text)
        let columns = ForeignColumns(file: file)
        var (line, utf16, bytes) = (1, 1, 1)
        for (offset, scalar) in zip(offsets(text), text.unicodeScalars) {
            #expect(columns.utf16(offset) == Position(line: line, column: utf16))
            #expect(columns.bytes(offset) == Position(line: line, column: bytes))
            utf16 += UTF16.width(scalar)
            bytes += UTF8.width(scalar)
            if scalar == "\n" { (line, utf16, bytes) = (line + 1, 1, 1) }
        }
    }

    @Test("Columns far into a long line are found too")
    func longLine() {
        let text = String(repeating: "é😀", count: 5_000) + "x"
        let columns = ForeignColumns(file: SourceFile("a.yaml", text))
        #expect(columns.utf16(30_000) == Position(line: 1, column: 15_001))
        #expect(columns.bytes(30_000) == Position(line: 1, column: 30_001))
    }

    private func offsets(_ text: String) -> [Int] {
        var (offsets, offset) = ([Int](), 0)
        for scalar in text.unicodeScalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        return offsets
    }
}

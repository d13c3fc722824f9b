import KindredDiagnostics
import TestSupport
import Testing

/// Counts by hand, from the start of the text.
private func naivePosition(of offset: Int, in bytes: [UInt8]) -> Position {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = Position(line: 1, column: 1)
    var index = mark
    while index < min(offset, bytes.count) {
        if bytes[index] == 0x0A {
            position = Position(line: position.line + 1, column: 1)
        } else if bytes[index] & 0xC0 != 0x80 {
            position.column += 1
        }
        index += 1
    }
    return position
}

private func naiveLines(_ bytes: [UInt8]) -> [[UInt8]] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        Array(line.last == 0x0D ? line.dropLast() : line)
    }
}

private func randomText(_ random: inout Fixed) -> String {
    let long = String(repeating: "x", count: 700)
    let pieces = ["\n", "\r\n", "\r", "a", "bc", " ", "é", "漢", "😀", "e\u{301}", long]
    let alphabet = Bool.random(using: &random) ? pieces : Array(pieces[0...5])
    let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }
    return (Bool.random(using: &random) ? "\u{FEFF}" : "") + text.joined()
}

@Suite struct LineIndexTests {
    @Test(arguments: 0..<150)
    func positionsAreThoseCountedByHand(seed: Int) {
        var random = Fixed(state: UInt64(seed))
        let file = SourceFile("a", randomText(&random))
        let step = file.bytes.count > 2_000 ? 37 : 1
        for offset in stride(from: 0, through: file.bytes.count, by: step) {
            let isInside = offset < file.bytes.count && file.bytes[offset] & 0xC0 == 0x80
            if isInside { continue }
            let expected = naivePosition(of: offset, in: Array(file.bytes))
            #expect(file.position(of: offset) == expected)
        }
    }

    @Test(arguments: 0..<150)
    func linesAreThoseCutByHand(seed: Int) {
        var random = Fixed(state: UInt64(seed))
        let file = SourceFile("a", randomText(&random))
        let expected = naiveLines(Array(file.bytes))
        #expect(file.lines.count == expected.count)
        for number in 1...expected.count { #expect(Array(file.line(number)) == expected[number - 1]) }
    }

    @Test("Many short lines, here and there something that is not ASCII", arguments: 0..<20)
    func manyLines(seed: Int) {
        var random = Fixed(state: UInt64(seed))
        let rarely = seed % 2 == 0 ? 150 : 10_000
        let text = (0..<300).map { _ in
            let line = String(repeating: "a", count: Int.random(in: 0...40, using: &random))
            return line + (Int.random(in: 0..<rarely, using: &random) == 0 ? "é😀\n" : "\n")
        }
        let file = SourceFile("a", text.joined())
        let bytes = Array(file.bytes)
        #expect(file.lines.count == naiveLines(bytes).count)
        for offset in stride(from: 0, through: bytes.count, by: 13) {
            let isInside = offset < bytes.count && bytes[offset] & 0xC0 == 0x80
            if !isInside { #expect(file.position(of: offset) == naivePosition(of: offset, in: bytes)) }
        }
    }

    @Test func offsetsAndLinesOutsideAreClamped() {
        let file = SourceFile("a", "ab\ncd")
        #expect(file.position(of: -5) == Position(line: 1, column: 1))
        #expect(file.position(of: 99) == Position(line: 2, column: 3))
        #expect(file.line(0).isEmpty)
        #expect(file.line(3).isEmpty)
    }

    @Test(arguments: [1_023, 1_024, 1_025, 100_000])
    func columnsOfLongLinesCountScalars(count: Int) {
        let file = SourceFile("a", String(repeating: "é", count: count) + "x")
        #expect(file.position(of: count * 2) == Position(line: 1, column: count + 1))
    }

    @Test("Lines begin and end anywhere in a block", arguments: [255, 256, 257, 511, 512, 513, 100_000])
    func linesAcrossBlocks(length: Int) {
        let long = String(repeating: "x", count: length)
        let file = SourceFile("a", long + "\n\n" + long + "\r\ny")
        #expect(file.lines.count == 4)
        #expect((1...4).map { file.line($0).count } == [length, 0, length, 1])
        #expect(file.position(of: length) == Position(line: 1, column: length + 1))
        #expect(file.position(of: length + 1) == Position(line: 2, column: 1))
        #expect(file.position(of: length + 2) == Position(line: 3, column: 1))
        #expect(file.position(of: 2 * length + 4) == Position(line: 4, column: 1))
    }
}

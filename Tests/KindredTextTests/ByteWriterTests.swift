import KindredText
import TestSupport
import Testing

@Suite struct ByteWriterTests {
    @Test(arguments: [1, 2, 3, 7, 8, 64])
    func everyCapacityWritesTheSame(capacity: Int) {
        let collected = Collected()
        var out = collected.writer(capacity: capacity)
        out.write("fixed " as StaticString)
        out.write("text é")
        out.write([0x20, 0x2D] as [UInt8])
        out.write(byte: 0x2E, times: 5)
        out.write(byte: 0x2E, times: -1)
        out.write(" " as StaticString)
        out.write(Int.min)
        out.write(" ")
        out.write(Int.max)
        out.write(0)
        out.write("" as StaticString)
        out.flush()
        #expect(collected.text == "fixed text é -..... \(Int.min) \(Int.max)0")
        #expect(collected.pieces.allSatisfy { !$0.isEmpty })
    }

    @Test func nothingIsHandedOnBeforeItMustBe() {
        let collected = Collected()
        var out = collected.writer(capacity: 32)
        let full = String(repeating: "1234", count: 8)
        out.write(full)
        #expect(collected.pieces.isEmpty)
        out.write(byte: 0x35)
        #expect(collected.pieces.count == 1)
        out.flush()
        out.flush()
        #expect(collected.text == full + "5")
        #expect(collected.pieces.count == 2)
    }

    @Test func whatIsStillInTheBufferCanBeRepeated() {
        let collected = Collected()
        var out = collected.writer(capacity: 32)
        let start = out.position
        out.write("0123456789")
        let end = out.position
        let fits = (0..<3).map { _ in out.repeatWritten(from: start, to: end) }
        #expect(fits == [true, true, false], "the third has no room")
        out.flush()
        let isThere = out.repeatWritten(from: start, to: end)
        #expect(!isThere, "it has been handed on")
        #expect(collected.text == String(repeating: "0123456789", count: 3))
    }

    @Test func whatIsLargerThanTheBufferKeepsItsOrder() {
        let collected = Collected()
        var out = collected.writer(capacity: 4)
        out.write("ab")
        out.write("0123456789")
        out.write("cd")
        out.flush()
        #expect(collected.text == "ab0123456789cd")
    }

    @Test func collectGathersEverything() {
        let text = String(repeating: "é", count: 100_000)
        #expect(ByteWriter.collect { $0.write(text) } == Array(text.utf8))
        #expect(ByteWriter.collect { _ in }.isEmpty)
    }
}

import KindredText
import TestSupport
import Testing

@Suite struct NameTableTests {
    @Test("Equal names have one number, others another, however the table grows")
    func numbers() {
        var random = Random(seed: 3)
        var table = NameTable(minimumCapacity: 0)
        var known: [String: Int32] = [:]
        for _ in 0..<20_000 {
            let name = "n\(random.below(5_000))"
            let number = Array(name.utf8).withUnsafeBytes { table.intern($0) }
            if let first = known[name] { #expect(number == first) } else { #expect(number == Int32(known.count)) }
            known[name] = number
        }
        for (name, number) in known { #expect(table.number(of: name) == number) }
        #expect(table.number(of: "missing") == nil)
    }

    @Test("Many at once have the numbers that they would have one by one", arguments: [0, 1, 63, 64, 65, 5_000])
    func batches(count: Int) {
        var random = Random(seed: 4)
        let texts = (0..<count).map { _ in Array((random.below(9) == 0 ? "" : "n\(random.below(2_000))").utf8) }
        var (batched, single) = (NameTable(minimumCapacity: 0), NameTable(minimumCapacity: 0))
        let numbers = withTexts(texts) { texts in batched.intern(count: count) { texts[$0] } }
        let expected = withTexts(texts) { texts in texts.map { $0.isEmpty ? -1 : single.intern($0) } }
        #expect(numbers == expected)
        #expect(batched.count == single.count)
        let others = texts + (0..<count).map { Array("m\($0)".utf8) }
        let found = withTexts(others) { texts in batched.numbers(count: texts.count) { texts[$0] } }
        #expect(found == expected + Array(repeating: -1, count: count))
    }

    /// All texts side by side, for as long as `body` runs.
    private func withTexts<Result>(_ texts: [[UInt8]], _ body: ([UnsafeRawBufferPointer]) -> Result) -> Result {
        let all = texts.flatMap(\.self)
        return all.withUnsafeBytes { all in
            var end = 0
            let slices = texts.map { text in
                defer { end += text.count }
                return UnsafeRawBufferPointer(rebasing: all[end..<end + text.count])
            }
            return body(slices)
        }
    }
}

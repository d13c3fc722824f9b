@testable import KindredMap
import Testing

@Suite struct TextTests {
    @Test(
        "Widths are Helvetica's",
        arguments: [
            ("Cart", 11, false, 21), ("Cart", 11, true, 22), ("", 11, false, 0), ("WWWW", 10, false, 38),
            ("iiii", 10, false, 9),
            ("  ", 9, false, 6), ("~", 1_000, false, 584), ("設定", 10, false, 20), ("é", 10, false, 7),
            ("e\u{301}", 10, false, 6), ("\t", 10, false, 3), ("\u{200F}\u{202E}\u{1}", 10, false, 30),
            ("\u{200D}", 10, false, 0),
            ("🏴\u{E0067}\u{E007F}", 10, false, 14), ("\u{AD}", 10, false, 0),
        ])
    func widths(_ text: String, _ size: Int32, _ bold: Bool, _ width: Int32) {
        #expect(Text.width(text, size: size, bold: bold) == width)
    }

    @Test("A text is cut where it's too wide, after a whole character")
    func cuts() {
        let text = String(repeating: "👩‍👩‍👧‍👦", count: 100)
        let fitted = Text.fitted(text, size: 11, limit: 230)
        #expect(fitted.isCut && fitted.width <= 230)
        #expect(fitted.text.dropLast().allSatisfy { $0 == "👩‍👩‍👧‍👦" } && fitted.text.last == "…")
        #expect(Text.fitted("short", size: 11, limit: 230).text == "short")
    }
}

@Suite struct SkylineTests {
    @Test("Lanes are as a slow search finds them")
    func agrees() {
        var numbers = Numbers(seed: 7)
        for _ in 0..<200 {
            let intervals = (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
                let (one, other) = (
                    Int32.random(in: 0...60, using: &numbers), Int32.random(in: 0...60, using: &numbers)
                )
                return (low: min(one, other), high: max(one, other))
            }
            var skyline = Skyline(ends: intervals.flatMap { [$0.low, $0.high] })
            var lanes: [Int32] = []
            for (index, interval) in intervals.enumerated() {
                let met = intervals[..<index].indices.filter {
                    intervals[$0].low <= interval.high && interval.low <= intervals[$0].high
                }
                let lane = skyline.add(interval.low, high: interval.high)
                #expect(lane == (met.map { lanes[$0] }.max() ?? -1) + 1)
                lanes.append(lane)
            }
        }
    }
}

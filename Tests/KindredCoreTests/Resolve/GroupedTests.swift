import Testing

@testable import KindredCore

@Suite struct GroupedTests {
    @Test("Within a group values keep their order")
    func groups() {
        let grouped = Grouped([(2, 10), (0, 11), (2, 12), (1, 13), (0, 14)], keys: 4)
        #expect((0..<4).map { Array(grouped.values(of: $0)) } == [[11, 14], [13], [10, 12], []])
    }

    @Test("Nothing grouped gives nothing")
    func empty() {
        let grouped = Grouped([], keys: 3)
        #expect(grouped.isEmpty)
        #expect(grouped.values(of: 2).isEmpty)
    }

    @Test("Marks are emptied at once")
    func marks() {
        var marks = Marks(count: 3)
        let before = [1, 1, 2].map { marks.insert($0) }
        marks.clear()
        let after = [1, 2, 2].map { marks.insert($0) }
        #expect(before == [true, false, true])
        #expect(after == [true, true, false])
    }
}

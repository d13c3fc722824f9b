@testable import KindredGraph
import Testing

@Suite struct MarksTests {
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

@testable import KindredLifecycle
import Testing

@Suite struct QueueTests {
    @Test("What comes first goes first, however long it gets")
    func order() {
        var queue = Queue<Int>()
        var (next, expected) = (0, 0)
        for round in 1...200 {
            for _ in 0..<(round % 50) {
                queue.append(next)
                next += 1
            }
            for _ in 0..<(round % 40) {
                guard let first = queue.popFirst() else { break }
                #expect(first == expected)
                expected += 1
            }
        }
        while let first = queue.popFirst() {
            #expect(first == expected)
            expected += 1
        }
        #expect(expected == next)
    }
}

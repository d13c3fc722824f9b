import KindredPlatform
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
    @Test("Results are in order, whoever made them", arguments: [0, 1, 2, 500], [1, 2, 8])
    func order(_ count: Int, _ threads: Int) {
        let results = concurrentMap(count, threads: threads) { number in
            // Some take longer than others.
            (0..<number % 7 * 1_000).reduce(number) { $0 ^ $1 ^ $1 }
        }
        #expect(results == Array(0..<count))
    }

    @Test("Each result is taken once, in its turn, and never two at a time", arguments: [1, 2, 8])
    func turns(_ threads: Int) {
        let isTaking = Atomic(false)
        let overlaps = Atomic(0)
        let taken = Taken()
        concurrentMap(300, threads: threads, body: { number in Array(repeating: number, count: number % 50) }) {
            result in
            if isTaking.exchange(true, ordering: .acquiring) { overlaps.add(1, ordering: .relaxed) }
            taken.lengths.append(result.count)
            isTaking.store(false, ordering: .releasing)
        }
        #expect(taken.lengths == (0..<300).map { $0 % 50 })
        #expect(overlaps.load(ordering: .relaxed) == 0)
    }
}

/// What was taken; changed by one thread at a time.
private final class Taken {
    var lengths: [Int] = []
}

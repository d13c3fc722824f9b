import Synchronization

/// Applies `body` to 0..<count on several threads and gives the results in order.
package func concurrentMap<Result: Sendable>(
    _ count: Int, threads: Int, body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    withoutActuallyEscaping({ (result: consuming Result) in results.append(result) }) { take in
        concurrentMap(count, threads: threads, body: body, inOrder: take)
    }
    return results
}

/// Applies `body` to 0..<count on several threads; `take` gets each result after those before it,
/// by one thread at a time, while others go on.
package func concurrentMap<Result: Sendable>(
    _ count: Int, threads: Int, body: @escaping @Sendable (Int) -> Result,
    inOrder take: @escaping (consuming Result) -> Void
) {
    guard count > 1, threads > 1 else { return (0..<max(count, 0)).forEach { take(body($0)) } }
    let work = SharedWork(count: count, body: body, take: take)
    onThreads(min(threads, count)) { work.run() }
}

/// Items that threads take one after the other, and results that wait for their turn.
private final class SharedWork<Result: Sendable>: Sendable {
    private struct Results {
        var waiting: [Result?]
        var taken = 0
        /// Whether a thread takes results: it asks for the next one when it is done.
        var isTaking = false

        mutating func next() -> Result? {
            isTaking = taken < waiting.count && waiting[taken] != nil
            guard isTaking else { return nil }
            defer { taken += 1 }
            return waiting[taken].take()
        }
    }

    private let count: Int
    private let body: @Sendable (Int) -> Result
    // Called by one thread at a time: the one that set `isTaking`.
    private nonisolated(unsafe) let take: (consuming Result) -> Void
    private let next = Atomic(0)
    // Read and written only while holding the monitor.
    private nonisolated(unsafe) var results: Results
    private let monitor = Monitor()

    init(count: Int, body: @escaping @Sendable (Int) -> Result, take: @escaping (consuming Result) -> Void) {
        self.count = count
        self.body = body
        self.take = take
        results = Results(waiting: Array(repeating: nil, count: count))
    }

    func run() {
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            let result = body(index)
            var due = monitor.locked {
                results.waiting[index] = result
                return results.isTaking ? nil : results.next()
            }
            while let result = due {
                take(result)
                due = monitor.locked { results.next() }
            }
        }
    }
}

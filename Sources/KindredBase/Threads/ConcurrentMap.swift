import Synchronization

/// Applies `body` to 0..<count on several threads and gives the results in order.
package func concurrentMap<Result: Sendable>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    guard count > 1, threads > 1 else { return (0..<count).map(body) }
    let work = SharedWork(count: count, body)
    onThreads(min(threads, count)) { work.run() }
    return work.results()
}

/// Items that threads take one after the other, and a slot for each result.
private final class SharedWork<Result: Sendable>: Sendable {
    private let next = Atomic(0)
    private let count: Int
    private let body: @Sendable (Int) -> Result
    // Each slot is written by the one thread that took its item, and read after all have ended.
    private nonisolated(unsafe) let slots: UnsafeMutablePointer<Result?>

    init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.body = body
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil, count: count)
    }

    deinit {
        slots.deinitialize(count: count)
        slots.deallocate()
    }

    func run() {
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            slots[index] = body(index)
        }
    }

    /// To be asked for once, when all threads have ended.
    func results() -> [Result] {
        (0..<count).map { slots[$0].take() ?? body($0) }
    }
}

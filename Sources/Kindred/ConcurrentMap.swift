import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Applies `body` to 0..<count on several threads and gives the results in order.
///
/// Plain threads: a Dispatch or Swift concurrency runtime would cost more start-up time than a small compilation takes.
package func concurrentMap<Result: Sendable>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    guard count > 1, threads > 1 else { return (0..<count).map(body) }
    let work = SharedWork(count: count, body)
    let helpers = (1..<min(threads, count)).compactMap { _ in startThread { work.run() } }
    work.run()
    for helper in helpers { pthread_join(helper, nil) }
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

    func results() -> [Result] {
        (0..<count).map { slots[$0] ?? body($0) }
    }
}

private final class Job {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A thread with a stack for the deepest nesting that is allowed; nil where the system gives none, and the caller does the
/// work alone.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let job = Unmanaged.passRetained(Job(run))
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(
            &thread, &attributes,
            { context in
                Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, job.toOpaque())
        if status == 0, let thread { return thread }
    #else
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { context in
                if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, job.toOpaque())
        if status == 0 { return thread }
    #endif
    job.release()
    return nil
}

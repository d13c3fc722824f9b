#if canImport(Darwin)
    import Darwin

    /// A thread before the system has made it.
    private var noThread: pthread_t? { nil }
#else
    import Glibc

    /// A thread before the system has made it.
    private var noThread: pthread_t { pthread_t() }
#endif

/// Runs `body` on `count` threads at once, including the caller's, and returns when all have ended.
///
/// Plain threads, because the deepest allowed nesting needs a larger stack than threads of Dispatch have on macOS, and
/// linking Dispatch makes every start a tenth of a millisecond slower.
/// There may be fewer, down to the caller's alone, if the system can't start more.
package func onThreads(_ count: Int, body: @escaping @Sendable () -> Void) {
    let helpers = (1..<max(count, 1)).compactMap { _ in startThread(body) }
    body()
    for helper in helpers { pthread_join(helper, nil) }
}

private final class Job {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs the job that a thread gets: a pointer that may be nil only on Linux.
private func runJob(_ context: UnsafeMutableRawPointer?) {
    if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run() }
}

/// A thread with a stack for the deepest nesting that is allowed; nil if the system can't start it.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let job = Unmanaged.passRetained(Job(run))
    var thread = noThread
    let status = pthread_create(
        &thread, &attributes,
        { context in
            runJob(context)
            return nil
        }, job.toOpaque())
    if status == 0 { return thread }
    job.release()
    return nil
}

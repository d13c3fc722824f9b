#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock whose holder can wait until another thread has changed what it guards.
///
/// Made of pthread, since the thread sanitizer does not know `Mutex`.
final class Monitor: Sendable {
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private nonisolated(unsafe) let condition: UnsafeMutablePointer<pthread_cond_t>

    init() {
        mutex = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Gives the lock away until another thread calls `wakeAll`, or for no reason: the caller holds it, and looks again.
    func wait() {
        pthread_cond_wait(condition, mutex)
    }

    func wakeAll() {
        pthread_cond_broadcast(condition)
    }
}

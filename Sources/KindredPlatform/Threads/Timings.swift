import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The time that the parts of a run take.
package final class Timings: Sendable {
    private struct State {
        var parts: [(name: String, nanoseconds: UInt64)] = []
        var last: UInt64
    }

    private let state: Mutex<State>

    package init() { state = Mutex(State(last: Self.now)) }

    /// Ends a part, which began where the one before it ended.
    package func end(_ name: String) {
        let now = Self.now
        state.withLock { state in
            state.parts.append((name, now - state.last))
            state.last = now
        }
    }

    /// The parts so far, in order.
    package var parts: [(name: String, nanoseconds: UInt64)] { state.withLock { $0.parts } }

    /// The nanoseconds of the clock that runs evenly.
    package static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
